import type { Group } from '#/api/schema/menu.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { classNames } from '#/lib/class-names.ts'
import { Picture } from '#/ui/Picture.tsx'
import css from './SideList.module.css'
import { takeClick } from './take-click.ts'

/** A group at the left of wide pages: its icon; leads to its first category (MN-02). */
export function GroupLink({
  group,
  categoryId,
  href,
  isActive,
  count,
  onChoose,
}: {
  group: Group
  categoryId: string
  href: string
  isActive: boolean
  /** Products in it; null: its categories say theirs. */
  count: number | null
  onChoose: (categoryId: string) => void
}) {
  const textIn = useTextIn()
  return (
    <a
      href={href}
      className={classNames(css.row, css.group, isActive && css.active)}
      aria-current={isActive || undefined}
      onClick={takeClick(() => onChoose(categoryId))}
    >
      <Picture
        src={group.icon || group.image}
        width={32}
        height={32}
        className={group.icon ? css.icon : css.picture}
      />
      <span className={css.name}>{textIn(group.name)}</span>
      {count !== null && (
        <span className={css.count} translate="no">
          {count}
        </span>
      )}
    </a>
  )
}
