import { Plural } from '@lingui/react/macro'
import { classNames } from '#/lib/class-names.ts'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import css from './Unread.module.css'

/** More than these are not counted one by one. */
const MOST = 99

/** How many are new, as a number in the brand's fill; none: nothing. */
export function Unread({ count, className }: { count: number; className?: string | undefined }) {
  if (count <= 0) return null
  return (
    <span className={classNames(css.count, className)}>
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <VisuallyHidden>
        <Plural value={count} one="# new" other="# new" />
      </VisuallyHidden>
    </span>
  )
}
