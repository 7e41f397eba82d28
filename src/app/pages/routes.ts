import type { ComponentType } from 'react'
import HomeScreen from '#/features/menu/HomeScreen.tsx'
import type { PathName } from '#/paths.ts'
import type { Ground } from '#/shell/chrome.ts'
import type { Ability } from '#/tenant/abilities.ts'
import { part } from '#/ui/lazy-component.ts'

/** What the app must know of a page. `screen` null: designed, not built yet; development says so, production is 404. */
export type Route = {
  layout: 'default' | 'auth' | 'map'
  /** Where Back leads when no page of ours is behind; null: the root. */
  back: PathName | null
  /** Pages that Back steps over when it leaves this one. */
  over?: readonly PathName[]
  /** What it stands on while it is on its way; groups are drawn by most forms and lists. */
  ground?: Ground
  only?: 'customer'
  /** Any of these must be on, else the page does not exist (ST-08). */
  when?: readonly Ability[]
  /** Parameters that do not pass make the address a 404 (spec section 2). */
  params?: Record<string, (value: string) => boolean>
  screen: ComponentType | null
}

const isId = (value: string) => /^[A-Za-z0-9_-]{1,64}$/.test(value)
const later = null

const Basket = part(() => import('#/features/basket-page/BasketScreen.tsx'), 'default', 'ahead')
const Checkout = part(() => import('#/features/checkout/CheckoutScreen.tsx'), 'default', 'ahead')
const Product = part(() => import('#/features/product/ProductScreen.tsx'), 'default')
const Category = part(() => import('#/features/menu/CategoryScreen.tsx'), 'default')
const SearchPage = part(() => import('#/features/search/SearchScreen.tsx'), 'default')
const signIn = () => import('./sign-in.ts')
const LoginRules = part(() => import('#/features/policies/LoginRulesScreen.tsx'), 'default')
const Orders = part(() => import('#/features/orders/OrdersScreen.tsx'), 'default')
const Order = part(() => import('#/features/order-page/OrderScreen.tsx'), 'default')
const About = part(() => import('#/features/policies/AboutScreen.tsx'), 'default')
const legal = () => import('./legal.ts')
const own = () => import('./own.ts')
const ChooseAddress = part(() => import('#/features/delivery-address/ChooseAddressScreen.tsx'), 'default')
const places = () => import('./places.ts')
const cards = () => import('./cards.ts')
const Missing = part(() => import('#/features/error-pages/MerchantNotAvailableScreen.tsx'), 'default')

/** One row a page; the compiler asks for it as soon as `paths` names the page. */
export const routes: Record<PathName, Route> = {
  home: { layout: 'default', back: null, screen: HomeScreen },
  about: { layout: 'default', back: 'home', when: ['about'], screen: About },
  basket: { layout: 'default', back: 'home', ground: 'groups', screen: Basket },
  search: { layout: 'default', back: 'home', screen: SearchPage },
  offerta: { layout: 'default', back: 'home', when: ['terms'], screen: part(legal, 'Offerta') },
  privacy: { layout: 'default', back: 'home', when: ['privacy'], screen: part(legal, 'Privacy') },
  category: { layout: 'default', back: 'home', screen: Category },
  checkout: {
    layout: 'default',
    back: 'basket',
    over: ['login', 'loginConfirm'],
    ground: 'groups',
    screen: Checkout,
  },
  loginRules: { layout: 'default', back: 'login', screen: LoginRules },
  login: { layout: 'auth', back: 'home', screen: part(signIn, 'Login') },
  loginConfirm: { layout: 'auth', back: 'login', screen: part(signIn, 'LoginConfirm') },
  branches: {
    layout: 'default',
    back: 'home',
    ground: 'groups',
    when: ['branches'],
    screen: part(places, 'Branches'),
  },
  branchesMap: {
    layout: 'default',
    back: 'branches',
    ground: 'groups',
    when: ['branches'],
    screen: part(places, 'BranchesMap'),
  },
  product: { layout: 'default', back: 'home', params: { id: isId }, screen: Product },
  vacancies: { layout: 'default', back: 'home', when: ['vacancies'], screen: later },
  vacancy: { layout: 'default', back: 'vacancies', when: ['vacancies'], params: { id: isId }, screen: later },
  profile: { layout: 'default', back: 'home', ground: 'groups', screen: part(own, 'Profile') },
  profileUser: { layout: 'default', back: 'profile', only: 'customer', screen: later },
  promos: {
    layout: 'default',
    back: 'profile',
    ground: 'groups',
    only: 'customer',
    when: ['promo'],
    screen: part(own, 'Promos'),
  },
  favorites: {
    layout: 'default',
    back: 'profile',
    only: 'customer',
    when: ['favourites'],
    screen: part(own, 'Favorites'),
  },
  cards: {
    layout: 'default',
    back: 'profile',
    ground: 'groups',
    only: 'customer',
    when: ['cards'],
    screen: part(cards, 'Cards'),
  },
  cardCreate: {
    layout: 'default',
    back: 'cards',
    only: 'customer',
    when: ['cards'],
    screen: part(cards, 'CardCreate'),
  },
  cardConfirm: {
    layout: 'default',
    back: 'cards',
    only: 'customer',
    when: ['cards'],
    screen: part(cards, 'CardConfirm'),
  },
  orders: { layout: 'default', back: 'home', ground: 'groups', only: 'customer', screen: Orders },
  order: {
    layout: 'default',
    back: 'home',
    over: ['basket', 'checkout', 'login', 'loginConfirm'],
    ground: 'groups',
    only: 'customer',
    params: { id: isId },
    screen: Order,
  },
  orderMap: {
    layout: 'default',
    back: 'orders',
    ground: 'groups',
    only: 'customer',
    params: { id: isId },
    screen: part(places, 'OrderMap'),
  },
  addresses: {
    layout: 'default',
    back: 'profile',
    ground: 'groups',
    only: 'customer',
    when: ['delivery'],
    screen: part(places, 'AddressBook'),
  },
  addressCreate: {
    layout: 'default',
    back: 'addresses',
    only: 'customer',
    when: ['delivery'],
    screen: part(places, 'AddressCreate'),
  },
  pickupAddress: { layout: 'map', back: 'home', when: ['pickup'], screen: part(places, 'Pickup') },
  pickupAddress2: { layout: 'map', back: 'home', when: ['pickup'], screen: part(places, 'Pickup2') },
  deliveryAddress: { layout: 'map', back: 'home', when: ['delivery'], screen: part(places, 'DeliveryMap') },
  chooseAddress: { layout: 'default', back: 'home', when: ['delivery', 'pickup'], screen: ChooseAddress },
  merchantNotAvailable: { layout: 'auth', back: null, screen: Missing },
}

/** Whether a page can be linked to: one that comes later is no link in anybody's menu. */
export const hasScreen = (name: PathName): boolean => routes[name].screen !== null
