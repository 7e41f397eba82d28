import type { Banner } from '#/api/schema/content.ts'
import { BannersView, BannerView } from '#/first-screen/BannersView.tsx'
import { hasColumns, isWide } from '#/first-screen/grid.ts'
import {
  BannerShapes,
  type FrameParts,
  HeaderShapes,
  HomeFrame,
  type IndexLook,
  MenuShapes,
  ServiceShape,
  WhereShapes,
} from '#/first-screen/shapes.tsx'
import { type Abilities, servicesOf } from '#/tenant/settings-rules.ts'
import type { ViewContext } from '#/ui/base/view-context.ts'
import type { StoredCustomer } from './customer.ts'
import { append, asRenderable, fill, makeSlots, type Slots, view } from './dom-jsx.ts'

/**
 * The parts of the page; `null` abilities: the shop's settings are not there yet; `null` customer: nothing is known of
 * the last visit. `width`: the usual one of the page, px, see grid.ts.
 */
export const layoutFlagsOf = (
  abilities: Abilities | null,
  {
    isTelegram,
    width,
    customer,
    isSavingData,
  }: { isTelegram: boolean; width: number; customer: StoredCustomer | null; isSavingData: boolean },
): FrameParts => ({
  hasHeader: !isTelegram,
  hasBrands: abilities?.brands === true,
  hasSwitch: !abilities || servicesOf(abilities).length > 1,
  hasOrderStrip: customer?.hasOrderStrip === true,
  hasStories: !isSavingData && abilities?.stories !== false && !customer?.hasNoStories,
  hasBanners: !isSavingData && abilities?.banners !== false,
  hasOffers: isSavingData && (abilities?.stories !== false || abilities.banners),
  hasPanel: abilities?.basketBesideMenu === true && hasColumns(width),
})

/** The skeleton of the home page. */
export function openHome(): Slots {
  const slots = makeSlots()
  fill(slots.header, <HeaderShapes />)
  fill(slots.where, <WhereShapes />)
  fill(slots.service, <ServiceShape />)
  fill(slots.banners, <BannerShapes />)
  return slots
}

/** Renders the frame of the page around its slots. */
export function renderFrame(root: HTMLElement, slots: Slots, parts: FrameParts) {
  root.replaceChildren()
  const { menu, ...others } = slots
  const contents = Object.fromEntries(Object.entries(others).map(([name, slot]) => [name, view(slot)]))
  append(
    root,
    asRenderable(
      <HomeFrame parts={parts} contents={contents}>
        {view(menu)}
      </HomeFrame>,
    ),
  )
}

/** Skeletons of cards. */
export const renderShapes = ({ menu }: Slots, hasTiles: boolean, look: IndexLook) =>
  fill(menu, <MenuShapes hasTiles={hasTiles} look={look} />)

export function renderBanners(
  { banners: slot }: Slots,
  banners: readonly Banner[],
  context: ViewContext,
  width: number,
) {
  fill(
    slot,
    banners.length > 0 && (
      <BannersView say={context.say}>
        {banners.map((banner, index) => (
          <BannerView
            key={banner.id}
            {...{ banner, context }}
            isWide={isWide(width)}
            isFirst={index === 0}
            isTarget={banner.target.type !== 'NONE'}
          />
        ))}
      </BannersView>
    ),
  )
}
