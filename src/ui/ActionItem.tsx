import type { LucideIcon } from 'lucide-react'
import { Link } from 'wouter'
import css from './ActionItem.module.css'
import { Button, IconButton } from './Button.tsx'
import { ListRow, RowChevron } from './ListRow.tsx'

/** How an action looks that stands in several places: `icon` where there is no room for words, `row` in a `ListRows`. */
export type ActionLook = 'button' | 'icon' | 'row'

/** An action as a wide button of icon and words, a row, or the icon alone; `label` is the name of each. */
export function ActionItem({
  label,
  icon: Icon,
  look,
  ...target
}: {
  label: string
  icon: LucideIcon
  look: ActionLook
  /** A page of ours: then it is a link. */
  to?: string
  onPress?: () => void
}) {
  if (look === 'icon')
    return (
      <IconButton label={label} look="bare" hasHint {...target}>
        <Icon size={20} aria-hidden="true" />
      </IconButton>
    )
  if (look === 'row') {
    const words = {
      before: <Icon size={20} aria-hidden="true" />,
      title: label,
      after: <RowChevron />,
      className: css.row,
    }
    return target.to ? (
      <ListRow as={Link} href={target.to} {...words} />
    ) : (
      <ListRow as="button" onClick={target.onPress} {...words} />
    )
  }
  return (
    <Button isWide className={css.wide} icon={<Icon aria-hidden="true" />} {...target}>
      {label}
    </Button>
  )
}
