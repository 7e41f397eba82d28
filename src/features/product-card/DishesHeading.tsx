import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'

/**
 * The heading of cards that stand right below the title of their page, for screen readers: the name of a dish is one
 * level deeper (BX-26).
 */
export function DishesHeading({ count }: { count: number }) {
  const { t } = useLingui()
  if (count === 0) return null
  return (
    <VisuallyHidden>
      <h2>{t`${plural(count, { one: '# dish', other: '# dishes' })}`}</h2>
    </VisuallyHidden>
  )
}
