import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Category, Group } from '#/api/schema/menu.ts'
import { useCookedFrom } from '#/features/order-draft/index.ts'
import { chipText } from '#/first-screen/StripView.tsx'
import { classNames } from '#/lib/class-names.ts'
import type { Elements } from '#/ui/base/elements.ts'
import { Picture } from '#/ui/Picture.tsx'
import { useViewContext } from '#/ui/use-view-context.ts'
import { GroupLink } from './GroupLink.tsx'
import css from './SideList.module.css'
import { inGroups, type SideProps } from './side-groups.ts'
import { takeClick } from './take-click.ts'
import { useIncrementalList } from './use-incremental-list.ts'

type Entry = { group: Group; first: Category; isAlone: boolean } | { category: Category; isInGroup: boolean }
const idOf = (entry: Entry) => ('group' in entry ? entry.first.id : entry.category.id)

/** A group is a line with its categories under it; a group of one category is shown as that category. */
const entriesOf = ({ categories, groups }: Pick<SideProps, 'categories' | 'groups'>): Entry[] =>
  inGroups(categories, groups).flatMap(({ group, members }): Entry[] => {
    const isAlone = members.length === 1
    const lines = members.map((category) => ({ category, isInGroup: group !== null }))
    const [first] = members
    if (!group || !first) return lines
    return [{ group, first, isAlone }, ...(isAlone ? [] : lines)]
  })

/** The groups and categories at the left of wide pages, with the number of products in each (MN-02). */
export function SideList({
  categories,
  groups,
  productsOf,
  active,
  hrefOf,
  onChoose,
  before,
}: SideProps & { before?: Elements }) {
  const { t } = useLingui()
  const context = useViewContext()
  const cookedFrom = useCookedFrom()
  const entries = useMemo(() => entriesOf({ categories, groups }), [categories, groups])
  const { count, onScroll } = useIncrementalList(entries.findLastIndex((entry) => idOf(entry) === active))
  const of = (id: string) => productsOf.get(id) ?? []
  return (
    <nav className={css.side} aria-label={t`Categories`} onScroll={onScroll}>
      {before}
      {entries.slice(0, count).map((entry) => {
        const id = idOf(entry)
        if ('group' in entry)
          return (
            <GroupLink
              key={`group ${entry.group.id}`}
              group={entry.group}
              categoryId={id}
              href={hrefOf(id)}
              isActive={entry.isAlone && id === active}
              count={entry.isAlone ? of(id).length : null}
              onChoose={onChoose}
            />
          )
        const { category, isInGroup } = entry
        return (
          <a
            key={id}
            href={hrefOf(id)}
            className={classNames(css.row, isInGroup && css.inGroup, id === active && css.active)}
            aria-current={id === active || undefined}
            onClick={takeClick(() => onChoose(id))}
          >
            {!isInGroup && <Picture src={of(id)[0]?.image} width={32} height={32} className={css.picture} />}
            <span className={css.name}>{chipText(category, cookedFrom(category), context)}</span>
            <span className={css.count}>{of(id).length}</span>
          </a>
        )
      })}
    </nav>
  )
}
