import { type PathName, paths } from '#/paths.ts'
import { addressBook, person, placed, regular, talk } from './account.ts'
import { menu, order, places, profile, shopOf, texts } from './everyday.ts'
import { plain } from './plain.ts'
import { basket, sheets, table } from './sheets.ts'
import { empty, live, trouble, waiting } from './states.ts'
import { values } from './values.ts'
import type { Walk } from './walk.ts'

export type Tour = {
  run: (walk: Walk) => Promise<void>
  /** Pages that it looks at, in the web shop; `access.spec.ts` holds it to them. */
  pages: readonly PathName[]
  /** What a page needs without a network is fetched ahead. */
  prefetches?: true
}

const WALKED: Readonly<Record<string, Tour>> = {
  menu: { run: menu, pages: ['home', 'basket', 'basketCode', 'basketTogether', 'product', 'search'] },
  sheets: { run: sheets, pages: ['home'] },
  basket: { run: basket, pages: ['basket', 'basketCode'] },
  table: { run: table, pages: ['home'] },
  texts: {
    run: texts,
    pages: ['about', 'vacancies', 'profile', 'login', 'tracking', 'invitation'],
  },
  order: { run: order, pages: ['home', 'basket', 'checkout', 'order', 'orders', 'profile'] },
  placed: { run: placed, pages: ['checkout', 'order'] },
  profile: {
    run: profile,
    pages: ['login', 'loginConfirm', 'profile', 'promos', 'cards', 'cardCreate', 'cardConfirm'],
  },
  person: { run: person, pages: ['profileUser', 'profile'] },
  regular: { run: regular, pages: ['profile', 'orders'] },
  addressBook: { run: addressBook, pages: ['addresses', 'addressCreate', 'favorites'] },
  talk: {
    run: talk,
    pages: ['chat', 'notifications', 'vacancies', 'vacancy', 'capabilities', 'merchantNotAvailable'],
  },
  places: {
    run: places,
    pages: ['branches', 'branchesMap', 'pickupAddress', 'pickupAddress2', 'deliveryAddress'],
  },
  closed: { run: shopOf('closed'), pages: ['home', 'basket', 'checkout', 'profile'] },
  brands: { run: shopOf('brands'), pages: ['home', 'basket', 'checkout', 'profile'] },
  // Its basket is the checkout.
  minimal: { run: shopOf('minimal'), pages: ['home', 'checkout', 'profile'] },
  dinein: { run: shopOf('dinein'), pages: ['home', 'basket', 'checkout', 'profile'] },
  live: { run: live, pages: ['order', 'orderMap', 'orders', 'home', 'profile'], prefetches: true },
  empty: { run: empty, pages: ['orders', 'favorites', 'addresses', 'order'], prefetches: true },
  waiting: {
    run: waiting,
    pages: ['home', 'category', 'product', 'orders', 'order', 'profile', 'branches'],
    prefetches: true,
  },
  trouble: {
    run: trouble,
    pages: ['orders', 'order', 'about', 'home', 'basket', 'checkout'],
    prefetches: true,
  },
  values: { run: values, pages: ['home', 'category', 'product', 'deliveryAddress'] },
}

const isWalked = new Set(Object.values(WALKED).flatMap(({ pages }) => pages))
const PLAIN = (Object.keys(paths) as PathName[]).filter(
  (name) => !isWalked.has(name) && !paths[name].includes(':'),
)

/**
 * Every page of the shop with its states, guest and signed in, and the sheets over it. Pictures are taken of them, and
 * their accessibility is checked. A page without parameters that no tour names is opened by the last one.
 */
export const TOURS: Readonly<Record<string, Tour>> = {
  ...WALKED,
  plain: { run: plain(PLAIN), pages: PLAIN },
}
