import type { Category, Product } from '#/api/schema/menu.ts'
import { cookedFrom } from '#/domain/hours/menu-hours.ts'
import { FIRST_PICTURES, RAIL_AT_ONCE } from '#/domain/menu/card.ts'
import { textIn } from '#/domain/text.ts'
import { cardModel } from '#/first-screen/card-model.ts'
import { gridOf, isLowWindow, isWide, type ListMetrics, remOfPage, usualWidth } from '#/first-screen/grid.ts'
import { HeartView } from '#/first-screen/HeartView.tsx'
import list from '#/first-screen/MenuListView.module.css'
import { type CardView, ProductCardView } from '#/first-screen/ProductCardView.tsx'
import { pressOf } from '#/first-screen/presses.ts'
import {
  cardViewOf,
  RailItemView,
  RailView,
  RowsView,
  RowView,
  SectionView,
  sectionEnd,
} from '#/first-screen/SectionView.tsx'
import { chipText, StripView } from '#/first-screen/StripView.tsx'
import { IndexShapes } from '#/first-screen/shapes.tsx'
import { TilesView } from '#/first-screen/TilesView.tsx'
import { deviceNow } from '#/lib/clock.ts'
import { href } from '#/paths.ts'
import type { Abilities } from '#/tenant/settings-rules.ts'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import type { ViewContext } from '#/ui/base/view-context.ts'
import { WORDS } from '#/ui/base/words.ts'
import type { FirstBasket } from './basket.tsx'
import { append, asRenderable, fill, type Slots } from './dom-jsx.ts'
import { cardSlotsFor, type FirstMenu, type FirstSection } from './first-menu.ts'

/** Cards that a phone, and a wide page, shows under its header and banners; rendered first. `width`: usual, see grid.ts. */
export const cardsInView = (width: number) => (isWide(width) ? 8 : 4)
/** Enough for the tallest phone, and for the rows a wide page shows. */
export const cardsAround = (width: number) => (isWide(width) ? 12 : 6)
const FIRST_CHIPS = 8
export type Shown = {
  menu: FirstMenu
  abilities: Abilities
  context: ViewContext
  branchId: string | null
  service: string
  basket: FirstBasket
  space: ListMetrics
}

/**
 * Renders tiles, categories and the first `room` cards; beyond them is empty space, as in the app. Returns a function
 * that renders more of the same menu.
 */
export function renderMenu({ menu: slot }: Slots, shown: Shown, room: number) {
  const { menu, abilities, context, space } = shown
  const wide = isWide(usualWidth(space))
  fill(
    slot,
    <>
      {!wide && abilities.groups && <TilesView groups={menu.groups} context={context} />}
      {!wide && <Categories {...shown} />}
      <div className={list.sections} />
    </>,
  )
  const sections = slot.lastElementChild as HTMLElement
  renderSections(sections, shown, room)
  return (more: FirstMenu, roomThen: number) => renderSections(sections, { ...shown, menu: more }, roomThen)
}

/** Renders the sections of `room` cards, or the cards that are missing in those that are there. */
function renderSections(sections: HTMLElement, shown: Shown, room: number) {
  let left = room
  for (const [index, section] of shown.menu.sections.entries()) {
    if (left <= 0) break
    const there = sections.children[index]
    if (!there)
      append(sections, asRenderable(<Section {...{ section, shown }} room={left} isFirst={index === 0} />))
    else if (!isRail(section)) renderOn(there.lastElementChild as HTMLElement, section, shown, left)
    left -= cardSlotsFor(section)
  }
}

/** The cards of a section that are missing among its rows, and the room for all. */
function renderOn(rows: HTMLElement, section: FirstSection, shown: Shown, room: number) {
  const from = rows.children.length
  const whole = (<Rows {...{ section, shown, room, from }} isFirst={false} />) as unknown as HTMLElement
  rows.style.cssText = whole.style.cssText
  rows.append(...whole.children)
}

/** The measures of the list in a slot. Reading them forces a layout, so it is done once, while the page is idle. */
export function spaceIn(slot: HTMLElement): ListMetrics {
  const { documentElement: root } = document
  const rem = remOfPage()
  return {
    page: innerWidth,
    list: slot.parentElement?.clientWidth ?? root.clientWidth,
    rem,
    isLow: isLowWindow(innerWidth, innerHeight, rem),
  }
}

/** When a category is cooked again. No answer has told the server's time yet: the app corrects a wrong clock (BX-37). */
const restsUntil = (category: Category) => cookedFrom(category, new Date(deviceNow()))

function Categories({ menu, abilities, context }: Shown) {
  const { categories, hasFilters } = menu
  if (abilities.categoryTiles || abilities.categoryRows)
    return <IndexShapes look={abilities.categoryTiles ? 'GRID' : 'LIST'} count={categories.length} />
  const chips = categories
    .slice(0, FIRST_CHIPS)
    .map((one) => ({ id: one.id, name: chipText(one, restsUntil(one), context) }))
  return (
    <StripView
      categories={chips}
      active={chips[0]?.id ?? null}
      say={context.say}
      before={hasFilters && <Skeleton width={36} height={36} radius={999} />}
    />
  )
}

type SectionProps = { section: FirstSection; room: number; isFirst: boolean; shown: Shown }

const isRail = ({ category }: FirstSection) => category.scrollType === 'HORIZONTAL'

/** One section with its first `room` cards. */
function Section(props: SectionProps) {
  const { section, shown } = props
  const { category } = section
  const { context } = shown
  const name = textIn(category.name, context.language)
  const time = restsUntil(category)
  const note = time ? context.say(WORDS.fromTime, { time }) : undefined
  if (!isRail(section))
    return (
      <SectionView {...{ category, name, note, context }}>
        <Rows {...props} from={0} />
      </SectionView>
    )
  const view = cardViewOf(category.viewType, true)
  const all = (
    <a
      href={href('category', null, { id: category.id })}
      className={sectionEnd.all}
      data-press={pressOf('all', category.id)}
    >
      {context.say(WORDS.all)}
    </a>
  )
  return (
    <SectionView {...{ category, name, note, context }} end={all}>
      <RailView view={view} label={name}>
        {section.products.slice(0, RAIL_AT_ONCE).map((product, index) => (
          <RailItemView key={product.id} view={view}>
            <Card {...props} {...{ product, index, view }} />
          </RailItemView>
        ))}
      </RailView>
    </SectionView>
  )
}

/** The rows of a section, with its cards from `from` to `room`: a menu that is read in part does not say of how many. */
function Rows({ from, ...props }: SectionProps & { from: number }) {
  const { category, products } = props.section
  const { viewType: view } = category
  return (
    <RowsView grid={gridOf(view, props.shown.space)} count={products.length}>
      {products.slice(from, props.room).map((product, index) => (
        <RowView key={product.id} index={from + index} count={-1}>
          <Card {...props} {...{ product, view }} index={from + index} />
        </RowView>
      ))}
    </RowsView>
  )
}

function Card({
  section,
  isFirst,
  shown,
  product,
  index,
  view,
}: SectionProps & { product: Product; index: number; view: CardView }) {
  const { context, abilities, branchId, service, basket } = shown
  const { isWithoutCart } = section.category
  const place = { branchId, service, isWithoutCart, cookedFrom: restsUntil(section.category), grade: null }
  const card = cardModel(product, place, context)
  return (
    <ProductCardView
      {...{ card, view, context }}
      priority={isFirst && index < FIRST_PICTURES}
      heart={
        abilities.favourites && (
          <HeartView say={context.say} productId={product.id} name={card.name} isOn={false} />
        )
      }
      control={card.canAdd && basket.control({ product, card, view })}
    />
  )
}
