import { AddressRowView } from '#/first-screen/AddressRowView.tsx'
import { BasketPillView } from '#/first-screen/BasketPillView.tsx'
import { HeaderView, headerParts } from '#/first-screen/HeaderView.tsx'
import { LanguageButtonView } from '#/first-screen/LanguageButtonView.tsx'
import { placeTitle } from '#/first-screen/place-title.ts'
import { SegmentedView } from '#/first-screen/SegmentedView.tsx'
import { serviceOptions } from '#/first-screen/service-options.ts'
import type { FrameParts } from '#/first-screen/shapes.tsx'
import { TabBarView, tabBadge } from '#/first-screen/TabBarView.tsx'
import type { ViewContext } from '#/first-screen/view-context.ts'
import { WhereLinks } from '#/first-screen/WhereLinks.tsx'
import { WORDS } from '#/first-screen/words.ts'
import { href } from '#/paths.ts'
import { type Abilities, servicesOf } from '#/tenant/settings-rules.ts'
import type { Basket } from './basket.tsx'
import type { Customer } from './customer.ts'
import { fill, makeSlot, type Slots, view } from './slots.ts'

export type ShownChrome = {
  parts: FrameParts
  abilities: Abilities
  context: ViewContext
  customer: Customer
  look: { name: string; logo: string }
  /** The merchant offers more than one. */
  isLanguageChoice: boolean
  basket: Basket | null
}

/** Renders header, address row, service switch, tabs and the basket. */
export function renderChrome(slots: Slots, shown: ShownChrome) {
  const { parts, abilities, context, customer, basket } = shown
  const { say } = context
  const { service, person } = customer
  const services = servicesOf(abilities)
  const search = href('search')
  const toBasket = href(abilities.basketPage ? 'basket' : 'checkout')
  const badge = makeSlot()
  const pill = makeSlot()
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
        basket={{ href: toBasket, badge: view(badge), isUntilBeside: abilities.basketBesideMenu }}
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
      <WhereLinks {...{ context, search }} hasProfile={!abilities.tabs} />
    </>,
  )
  fill(slots.service, serviceSwitch('service'))
  const onTab = makeSlot()
  fill(
    slots.over,
    <>
      {view(pill)}
      {abilities.tabs && (
        <TabBarView
          {...{ context, search }}
          path={href('home')}
          basket={abilities.basketPill ? null : toBasket}
          badge={view(onTab)}
        />
      )}
    </>,
  )
  if (abilities.tabs) document.documentElement.style.setProperty('--bar-height', 'var(--tab-bar)')
  const followBasket = () => {
    const { count, sum, pictures } = basket?.shown() ?? { count: 0, sum: null, pictures: [] }
    fill(badge, count > 0 && <span className={headerParts.badge}>{count}</span>)
    fill(onTab, count > 0 && <span className={tabBadge}>{count}</span>)
    fill(
      pill,
      count > 0 && abilities.basketPill && !parts.hasPanel && (
        <BasketPillView
          {...{ context, count, sum, pictures }}
          href={toBasket}
          isOverTabs={abilities.tabs}
          isNarrowOnly={parts.hasHeader}
        />
      ),
    )
  }
  followBasket()
  basket?.onChange(followBasket)
}
