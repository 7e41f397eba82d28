import type { Banner } from '#/api/schema/content.ts'
import { FIRST_PICTURES, RAIL_AT_ONCE } from '#/domain/menu/card.ts'
import { textIn } from '#/domain/text.ts'
import { BannersView, BannerView } from '#/first-screen/BannersView.tsx'
import { cardModel } from '#/first-screen/card-model.ts'
import { gridOf, isWide, type Space } from '#/first-screen/grid.ts'
import { HeartView } from '#/first-screen/HeartView.tsx'
import list from '#/first-screen/MenuListView.module.css'
import { ProductCardView } from '#/first-screen/ProductCardView.tsx'
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
import { Skeleton } from '#/first-screen/Skeleton.tsx'
import { StripView } from '#/first-screen/StripView.tsx'
import {
  BannerShapes,
  type FrameParts,
  HomeFrame,
  type IndexLook,
  IndexShapes,
  MenuShapes,
} from '#/first-screen/shapes.tsx'
import { TilesView } from '#/first-screen/TilesView.tsx'
import type { ViewContext } from '#/first-screen/view-context.ts'
import { WORDS } from '#/first-screen/words.ts'
import { href } from '#/paths.ts'
import { type Abilities, servicesOf } from '#/tenant/settings-rules.ts'
import type { Basket } from './basket.tsx'
import { append, type Drawn } from './dom-jsx.ts'
import { type FirstMenu, type FirstSection, roomOf } from './first-menu.ts'

/** Enough for the tallest phone, and for the rows a wide page shows. */
export const cardsOf = (width: number) => (isWide(width) ? 12 : 6)
const FIRST_CHIPS = 8
/** px of a page that has room for the basket beside the menu. */
const COLUMNS = 1280

/** JSX of boot is elements of the document, whatever its types say. */
const drawn = (jsx: React.ReactNode) => jsx as unknown as Drawn
const view = (element: HTMLElement) => element as unknown as React.ReactNode

/** The parts of the page; `null` abilities: the shop's settings are not there yet. */
export const partsOf = (abilities: Abilities | null, isTelegram: boolean): FrameParts => ({
  hasHeader: !isTelegram,
  hasBrands: abilities?.brands === true,
  hasSwitch: !abilities || servicesOf(abilities).length > 1,
  hasBanners: abilities?.banners !== false,
  hasPanel: abilities?.basketBesideMenu === true && innerWidth >= COLUMNS,
})

/** The home page in shapes, and where its contents go. */
export function drawHome(root: HTMLElement, parts: FrameParts) {
  const banners = document.createElement('div')
  const menu = document.createElement('div')
  // They stand in the page as if they were not there.
  for (const slot of [banners, menu]) slot.style.display = 'contents'
  if (parts.hasBanners) append(banners, drawn(<BannerShapes />))
  root.replaceChildren()
  append(
    root,
    drawn(
      <HomeFrame parts={parts} banners={view(banners)}>
        {view(menu)}
      </HomeFrame>,
    ),
  )
  // Now, while the answers are on their way: read later it would be laid out twice.
  return { banners, menu, space: spaceIn(menu) }
}
export type Slots = ReturnType<typeof drawHome>

/** Puts what is known into a slot, in the place of what stood there. */
function fill(slot: HTMLElement, jsx: React.ReactNode) {
  slot.replaceChildren()
  append(slot, drawn(jsx))
}

/** Cards to come. */
export const drawShapes = ({ menu }: Slots, hasTiles: boolean, look: IndexLook) =>
  fill(menu, <MenuShapes hasTiles={hasTiles && !isWide(innerWidth)} look={look} />)

export function drawBanners({ banners: slot }: Slots, banners: readonly Banner[], context: ViewContext) {
  fill(
    slot,
    banners.length > 0 && (
      <BannersView say={context.say}>
        {banners.map((banner, index) => (
          <BannerView
            key={banner.id}
            {...{ banner, context }}
            isWide={isWide(innerWidth)}
            isFirst={index === 0}
            isTarget={banner.target.type !== 'NONE'}
          />
        ))}
      </BannersView>
    ),
  )
}

export type Shown = {
  menu: FirstMenu
  abilities: Abilities
  context: ViewContext
  branchId: string | null
  service: string
  basket: Basket
}

/** Tiles, categories and the first cards; what is beyond them is space, as in the app. */
export function drawMenu({ menu: slot, space }: Slots, shown: Shown) {
  const { menu, abilities, context } = shown
  const wide = isWide(innerWidth)
  fill(
    slot,
    <>
      {!wide && abilities.groups && <TilesView groups={menu.groups} context={context} />}
      {!wide && <Categories {...shown} />}
      <div className={list.sections} />
    </>,
  )
  const sections = slot.lastElementChild as HTMLElement
  let room = cardsOf(innerWidth)
  const made: React.ReactNode[] = []
  for (const [index, section] of menu.sections.entries()) {
    if (room <= 0) break
    made.push(
      <Section key={section.category.id} {...{ section, room, space, shown }} isFirst={index === 0} />,
    )
    room -= roomOf(section)
  }
  append(sections, drawn(made))
}

/** The space of the list that goes there. */
function spaceIn(slot: HTMLElement): Space {
  const { documentElement: root } = document
  const rem = Number.parseFloat(getComputedStyle(root).fontSize) || 16
  return { page: root.clientWidth, list: slot.parentElement?.clientWidth ?? root.clientWidth, rem }
}

function Categories({ menu, abilities, context }: Shown) {
  const { categories, hasFilters } = menu
  if (abilities.categoryTiles || abilities.categoryRows)
    return <IndexShapes look={abilities.categoryTiles ? 'GRID' : 'LIST'} count={categories.length} />
  const chips = categories
    .slice(0, FIRST_CHIPS)
    .map(({ id, name }) => ({ id, name: textIn(name, context.language) }))
  return (
    <StripView
      categories={chips}
      active={chips[0]?.id ?? null}
      say={context.say}
      before={hasFilters && <Skeleton width={36} height={36} radius={999} />}
    />
  )
}

/** One section with its first `room` cards. */
function Section({
  section: { category, products },
  room,
  space,
  isFirst,
  shown,
}: {
  section: FirstSection
  room: number
  space: Space
  isFirst: boolean
  shown: Shown
}) {
  const { context, abilities, branchId, service, basket } = shown
  const { viewType, isWithoutCart } = category
  const name = textIn(category.name, context.language)
  const isRail = category.scrollType === 'HORIZONTAL'
  const view = cardViewOf(viewType, isRail)
  const cards = products.slice(0, isRail ? RAIL_AT_ONCE : room).map((product, index) => {
    const card = cardModel(product, { branchId, service, isWithoutCart, grade: null }, context)
    return (
      <ProductCardView
        key={product.id}
        {...{ card, view, context }}
        priority={isFirst && index < FIRST_PICTURES}
        heart={
          abilities.favourites && (
            <HeartView say={context.say} productId={product.id} name={card.name} isOn={false} />
          )
        }
        control={card.canAdd && basket.control(product, card, view)}
      />
    )
  })
  const all = isRail && (
    <a
      href={href('category', null, { id: category.id })}
      className={sectionEnd.all}
      data-press={pressOf('all', category.id)}
    >
      {context.say(WORDS.all)}
    </a>
  )
  const count = products.length
  return (
    <SectionView {...{ category, name, context }} end={all}>
      {isRail ? (
        <RailView view={viewType} label={name}>
          {cards.map((card) => (
            <RailItemView key={null} view={viewType}>
              {card}
            </RailItemView>
          ))}
        </RailView>
      ) : (
        <RowsView grid={gridOf(viewType, space)} count={count}>
          {cards.map((card, index) => (
            <RowView key={null} {...{ index, count }}>
              {card}
            </RowView>
          ))}
        </RowsView>
      )}
    </SectionView>
  )
}
