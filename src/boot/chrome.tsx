import { AddressRowView } from '#/first-screen/AddressRowView.tsx'
import { BasketPillView } from '#/first-screen/BasketPillView.tsx'
import { HeaderView, headerParts } from '#/first-screen/HeaderView.tsx'
import { LanguageButtonView } from '#/first-screen/LanguageButtonView.tsx'
import { placeTitle } from '#/first-screen/place-title.ts'
import { serviceOptions } from '#/first-screen/service-options.ts'
import type { FrameParts } from '#/first-screen/shapes.tsx'
import { TabBarView, tabBadge } from '#/first-screen/TabBarView.tsx'
import { WhereLinks } from '#/first-screen/WhereLinks.tsx'
import { href } from '#/paths.ts'
import { type Abilities, servicesOf } from '#/tenant/settings-rules.ts'
import { SegmentedView } from '#/ui/base/SegmentedView.tsx'
import type { ViewContext } from '#/ui/base/view-context.ts'
import { WORDS } from '#/ui/base/words.ts'
import type { FirstBasket } from './basket.tsx'
import type { StoredCustomer } from './customer.ts'
import { fill, makeSlot, type Slots, slotIn, view } from './dom-jsx.ts'

export type ShownChrome = {
  parts: FrameParts
  abilities: Abilities
  context: ViewContext
  customer: StoredCustomer
  look: { name: string; logo: string }
  /** The merchant offers more than one. */
  isLanguageChoice: boolean
  /** Wider than a phone: the page has no tabs, and its link to the profile is beside the address. */
  isWide: boolean
}

/** Slots for what is in the basket. */
const [IN_HEADER, ON_TAB, PILL] = ['badge', 'tab badge', 'pill']

/** Where the page shows what is in the basket. */
export type BasketLook = Pick<
  Parameters<typeof BasketPillView>[0],
  'href' | 'isOverTabs' | 'isNarrowOnly'
> & {
  /** Over the dishes, too. */
  hasPill: boolean
}

/** Renders header, address row, service switch and tabs. Returns how the basket looks; see `followBasket`. */
export function renderChrome(slots: Slots, shown: ShownChrome): BasketLook {
  const { parts, abilities, context, customer } = shown
  const { say } = context
  const { service, person } = customer
  const services = servicesOf(abilities)
  const search = href('search')
  const toBasket = href(abilities.basketPage ? 'basket' : 'checkout')
  const address = (look: 'row' | 'header') => (
    <AddressRowView
      {...{ look, service, say }}
      title={placeTitle(customer, context)}
      className={look === 'header' ? headerParts.address : undefined}
    />
  )
  const serviceSwitch = (name: string) =>
    services.length > 1 && (
      <SegmentedView
        label={say(WORDS.receive)}
        name={name}
        value={service}
        options={serviceOptions(services, say)}
      />
    )
  if (parts.hasHeader)
    fill(
      slots.header,
      <HeaderView
        {...{ context, person, search }}
        look={shown.look}
        basket={{
          href: toBasket,
          badge: view(makeSlot(IN_HEADER)),
          isUntilBeside: abilities.basketBesideMenu,
        }}
        address={address('header')}
        service={serviceSwitch('service in the header')}
        bell={abilities.notifications && person ? null : undefined}
        language={shown.isLanguageChoice && <LanguageButtonView context={context} />}
      />,
    )
  fill(
    slots.where,
    <>
      {address('row')}
      <WhereLinks {...{ context, search }} hasProfile={shown.isWide || !abilities.tabs} />
    </>,
  )
  fill(slots.service, serviceSwitch('service'))
  fill(
    slots.over,
    <>
      {view(makeSlot(PILL))}
      {abilities.tabs && (
        <TabBarView
          {...{ context, search }}
          path={href('home')}
          basket={abilities.basketPill ? null : toBasket}
          badge={view(makeSlot(ON_TAB))}
        />
      )}
    </>,
  )
  return {
    href: toBasket,
    hasPill: abilities.basketPill && !parts.hasPanel,
    isOverTabs: abilities.tabs,
    isNarrowOnly: parts.hasHeader,
  }
}

/** Leaves room for the tabs, if the page has any. */
export const leaveRoomForTabs = ({ isOverTabs }: BasketLook) =>
  isOverTabs && document.documentElement.style.setProperty('--bar-height', 'var(--tab-bar)')

/** Shows in a page with its header and tabs what comes into the basket. Returns what shows what is in it now. */
export function followBasket(
  page: HTMLElement,
  basket: FirstBasket,
  { hasPill, ...look }: BasketLook,
  context: ViewContext,
) {
  const show = (name: string, content: React.ReactNode) => {
    const slot = slotIn(page, name)
    if (slot) fill(slot, content)
  }
  const update = () => {
    const { count, sum, pictures } = basket.shown()
    const figure = (className: string | undefined) =>
      count > 0 && (
        <span className={className} translate="no">
          {count}
        </span>
      )
    show(IN_HEADER, figure(headerParts.badge))
    show(ON_TAB, figure(tabBadge))
    show(PILL, count > 0 && hasPill && <BasketPillView {...{ context, count, sum, pictures }} {...look} />)
  }
  basket.onChange(update)
  return update
}
