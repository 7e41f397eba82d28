import { BAND_PICTURE } from '#/domain/menu/card.ts'
import { classNames } from '#/lib/class-names.ts'
import type { Elements } from '#/ui/base/elements.ts'
import type { ViewContext } from '#/ui/base/view-context.ts'
import { type Grid, railWidthOf, rowsStyle } from './grid.ts'
import type { CardView } from './ProductCardView.tsx'
import rails from './RailView.module.css'
import css from './SectionView.module.css'

/** Id of a category's section, for links to it. */
export const anchorOf = (categoryId: string) => `c-${categoryId}`

/** The fields of a category that a section shows. */
export type SectionCategory = {
  readonly id: string
  readonly image: string
  /** `#` and hex digits, or empty. */
  readonly textColor: string
}

/** One category: its name, plain or on its own picture in its own colour (MN-09), and its products. */
export function SectionView({
  category: { id, image, textColor },
  name,
  note,
  end,
  context,
  children,
}: {
  category: SectionCategory
  name: string
  /** Right behind the name: when it is cooked (BX-37). */
  note?: string | undefined
  /** At the other end of the line. */
  end?: Elements
  context: ViewContext
  children: Elements
}) {
  const anchor = anchorOf(id)
  const isBand = image !== ''
  return (
    <section id={anchor} className={css.section} aria-labelledby={`${anchor}-title`}>
      <div className={isBand ? css.band : css.head}>
        {isBand && <context.Picture src={image} {...BAND_PICTURE} className={css.bandPicture} />}
        <h2
          id={`${anchor}-title`}
          className={css.title}
          style={isBand && textColor ? { color: textColor } : undefined}
        >
          {name}
        </h2>
        {note && <span className={css.note}>{note}</span>}
        {end}
      </div>
      {children}
    </section>
  )
}

/** Classes of the elements beside a section's name. */
export const sectionEnd = { all: css.all, count: css.count }

/** The products of a vertical category, of which the rows from `from` on are rendered: `RowView` each. */
export function RowsView({
  grid,
  count,
  from = 0,
  children,
}: {
  grid: Grid
  /** Products in all. */
  count: number
  from?: number
  children: React.ReactNode
}) {
  return (
    <ul className={css.rows} style={rowsStyle(grid, count, from)}>
      {children}
    </ul>
  )
}

/** One product of `count`, at `index`; -1: it is not known how many there are. */
export function RowView({
  index,
  count,
  children,
}: {
  index: number
  count: number
  children: React.ReactNode
}) {
  return (
    <li className={css.item} aria-posinset={index + 1} aria-setsize={count}>
      {children}
    </li>
  )
}

/** The products of a sideways category, in `RailItemView`s. */
export function RailView({
  view,
  label,
  listRef,
  onKeyDown,
  children,
  buttons,
}: {
  view: CardView
  label: string
  listRef?: React.Ref<HTMLUListElement>
  onKeyDown?: React.KeyboardEventHandler
  children: React.ReactNode
  buttons?: Elements
}) {
  return (
    <div className={rails.place}>
      <ul
        ref={listRef}
        className={rails.rail}
        aria-label={label}
        data-no-pull
        onKeyDown={onKeyDown}
        style={{ '--card': railWidthOf(view) } as React.CSSProperties}
      >
        {children}
      </ul>
      {buttons}
    </div>
  )
}

export const RailItemView = ({ view, children }: { view: CardView; children: React.ReactNode }) => (
  <li className={classNames(view === 'SMALL' ? rails.narrow : rails.item)}>{children}</li>
)

/** A rail has no room for rows, so small products are narrow cards there. */
export const cardViewOf = (view: CardView, isRail: boolean): CardView =>
  isRail && view === 'SMALL' ? 'MEDIUM' : view
