import { atom } from 'jotai'
import { type HrefArguments, href, type PathName, paths } from '#/paths.ts'
import { type Abilities, type Ability, abilitiesAtom } from './abilities.ts'

/** Pages that are there only while any of these abilities is on (ST-08). The others always are. */
const NEEDED: { readonly [Name in PathName]?: readonly Ability[] } = {
  about: ['about'],
  offerta: ['terms'],
  privacy: ['privacy'],
  branches: ['branches'],
  branchesMap: ['branches'],
  vacancies: ['vacancies'],
  vacancy: ['vacancies'],
  promos: ['promo'],
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

/** Pages that have an address and no screen yet: in production they are a 404. */
export const UNBUILT: readonly PathName[] = ['vacancies', 'vacancy', 'profileUser']

/** Whether this merchant has the page; one that it has not is a 404. */
export const isPageOn = (name: PathName, abilities: Abilities): boolean =>
  NEEDED[name]?.some((ability) => abilities[ability]) ?? true

/** The address of a page for a link, a button or a tab; null: there is no such page here, so nothing leads to it. */
export const linkToAtom = atom((get) => {
  const abilities = get(abilitiesAtom)
  return <N extends PathName>(name: N, ...query: HrefArguments<N>): string | null =>
    isPageOn(name, abilities) && !UNBUILT.includes(name) ? href(name, ...query) : null
})

/** Pages that say something by themselves: the merchant's banners may name them. */
const NAMED = [
  'about',
  'basket',
  'branches',
  'cards',
  'favorites',
  'offerta',
  'orders',
  'privacy',
  'profile',
  'promos',
  'search',
  'vacancies',
] as const satisfies readonly PathName[]

/** The page that a merchant means by its name or its path; null: none that can be named. */
export const namedPage = (value: string) =>
  NAMED.find((name) => name === value || paths[name] === value) ?? null
