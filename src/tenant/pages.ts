import { atom } from 'jotai'
import { type HrefArguments, href, type PathName, paths } from '#/paths.ts'
import { type Abilities, type Ability, abilitiesAtom } from './abilities.ts'

/** The abilities of which a page needs at least one (ST-08). Pages that are not listed always exist. */
const NEEDED: { readonly [Name in PathName]?: readonly Ability[] } = {
  about: ['about'],
  basketCode: ['handOver'],
  tracking: ['tracking'],
  basketTogether: ['sharedBasket'],
  offerta: ['terms'],
  loginRules: ['terms'],
  privacy: ['privacy'],
  branches: ['branches'],
  branchesMap: ['branches'],
  vacancies: ['vacancies'],
  vacancy: ['vacancies'],
  notifications: ['notifications'],
  chat: ['chat', 'crmChat'],
  promos: ['promo'],
  invite: ['referral'],
  invitation: ['referral'],
  favorites: ['favourites'],
  cards: ['cards'],
  cardCreate: ['cards'],
  cardConfirm: ['cards'],
  addresses: ['delivery'],
  addressCreate: ['delivery'],
  pickupAddress: ['pickup'],
  pickupAddress2: ['pickup'],
  deliveryAddress: ['delivery'],
  chooseAddress: ['delivery', 'pickup'],
}

/** Whether this merchant has the page; otherwise its address is a 404. */
export const isPageOn = (name: PathName, abilities: Abilities): boolean =>
  NEEDED[name]?.some((ability) => abilities[ability]) ?? true

/** The address of a page for a link, a button or a tab; null: there is no such page here, so nothing leads to it. */
export const linkToAtom = atom((get) => {
  const abilities = get(abilitiesAtom)
  return <N extends PathName>(name: N, ...query: HrefArguments<N>): string | null =>
    isPageOn(name, abilities) ? href(name, ...query) : null
})

/** Pages that make sense without a parameter: the merchant's banners may name them. */
const NAMED = [
  'about',
  'basket',
  'branches',
  'cards',
  'chat',
  'favorites',
  'invite',
  'offerta',
  'orders',
  'privacy',
  'profile',
  'promos',
  'search',
  'vacancies',
] as const satisfies readonly PathName[]

/** The page that a merchant names by its name or path; null: none that may be named. */
export const namedPage = (value: string) =>
  NAMED.find((name) => name === value || paths[name] === value) ?? null
