import type { ComponentType } from 'react'
import HomeScreen from '#/features/menu/HomeScreen.tsx'
import type { PathName } from '#/paths.ts'
import type { PageBackground } from '#/shell/chrome.ts'
import { lazyComponent } from '#/ui/lazy-component.ts'

/** What the app must know of a page. `screen` null: designed, not built yet; development says so, production is 404. */
export type Route = {
  layout: 'default' | 'auth' | 'map'
  /** Where Back leads when no page of ours is behind; null: the root. */
  back: PathName | null
  /** Pages that Back steps over when it leaves this one. */
  over?: readonly PathName[]
  /** What it stands on while it is on its way; groups are drawn by most forms and lists. */
  ground?: PageBackground
  only?: 'customer'
  /** Parameters that do not pass make the address a 404. */
  params?: Record<string, (value: string) => boolean>
  screen: ComponentType | null
}

const isId = (value: string) => /^[A-Za-z0-9_-]{1,64}$/.test(value)
const later = null

const Basket = lazyComponent(() => import('#/features/basket-page/BasketScreen.tsx'), 'default', 'idle')
const Checkout = lazyComponent(() => import('#/features/checkout/CheckoutScreen.tsx'), 'default', 'idle')
const Product = lazyComponent(() => import('#/features/product/ProductScreen.tsx'), 'default')
const Category = lazyComponent(() => import('#/features/menu/CategoryScreen.tsx'), 'default')
const SearchPage = lazyComponent(() => import('#/features/search/SearchScreen.tsx'), 'default')
const signIn = () => import('./sign-in.ts')
const LoginRules = lazyComponent(() => import('#/features/policies/LoginRulesScreen.tsx'), 'default')
const Orders = lazyComponent(() => import('#/features/orders/OrdersScreen.tsx'), 'default')
const Order = lazyComponent(() => import('#/features/order-page/OrderScreen.tsx'), 'default')
const About = lazyComponent(() => import('#/features/policies/AboutScreen.tsx'), 'default')
const legal = () => import('./legal.ts')
const own = () => import('./own.ts')
const ChooseAddress = lazyComponent(
  () => import('#/features/delivery-address/ChooseAddressScreen.tsx'),
  'default',
)
const places = () => import('./places.ts')
const cards = () => import('./cards.ts')
const Missing = lazyComponent(
  () => import('#/features/error-pages/MerchantNotAvailableScreen.tsx'),
  'default',
)

/** One row a page; the compiler asks for it as soon as `paths` names the page. */
export const routes: Record<PathName, Route> = {
  home: { layout: 'default', back: null, screen: HomeScreen },
  about: { layout: 'default', back: 'home', screen: About },
  basket: { layout: 'default', back: 'home', ground: 'groups', screen: Basket },
  search: { layout: 'default', back: 'home', screen: SearchPage },
  offerta: { layout: 'default', back: 'home', screen: lazyComponent(legal, 'Offerta') },
  privacy: { layout: 'default', back: 'home', screen: lazyComponent(legal, 'Privacy') },
  category: { layout: 'default', back: 'home', screen: Category },
  checkout: {
    layout: 'default',
    back: 'basket',
    over: ['login', 'loginConfirm'],
    ground: 'groups',
    screen: Checkout,
  },
  loginRules: { layout: 'default', back: 'login', screen: LoginRules },
  login: { layout: 'auth', back: 'home', screen: lazyComponent(signIn, 'Login') },
  loginConfirm: { layout: 'auth', back: 'login', screen: lazyComponent(signIn, 'LoginConfirm') },
  branches: {
    layout: 'default',
    back: 'home',
    ground: 'groups',
    screen: lazyComponent(places, 'Branches'),
  },
  branchesMap: {
    layout: 'default',
    back: 'branches',
    ground: 'groups',
    screen: lazyComponent(places, 'BranchesMap'),
  },
  product: { layout: 'default', back: 'home', params: { id: isId }, screen: Product },
  vacancies: { layout: 'default', back: 'home', screen: later },
  vacancy: { layout: 'default', back: 'vacancies', params: { id: isId }, screen: later },
  profile: { layout: 'default', back: 'home', ground: 'groups', screen: lazyComponent(own, 'Profile') },
  profileUser: { layout: 'default', back: 'profile', only: 'customer', screen: later },
  promos: {
    layout: 'default',
    back: 'profile',
    ground: 'groups',
    only: 'customer',
    screen: lazyComponent(own, 'Promos'),
  },
  favorites: {
    layout: 'default',
    back: 'profile',
    only: 'customer',
    screen: lazyComponent(own, 'Favorites'),
  },
  cards: {
    layout: 'default',
    back: 'profile',
    ground: 'groups',
    only: 'customer',
    screen: lazyComponent(cards, 'Cards'),
  },
  cardCreate: {
    layout: 'default',
    back: 'cards',
    only: 'customer',
    screen: lazyComponent(cards, 'CardCreate'),
  },
  cardConfirm: {
    layout: 'default',
    back: 'cards',
    only: 'customer',
    screen: lazyComponent(cards, 'CardConfirm'),
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
    screen: lazyComponent(places, 'OrderMap'),
  },
  addresses: {
    layout: 'default',
    back: 'profile',
    ground: 'groups',
    only: 'customer',
    screen: lazyComponent(places, 'AddressBook'),
  },
  addressCreate: {
    layout: 'default',
    back: 'addresses',
    only: 'customer',
    screen: lazyComponent(places, 'AddressCreate'),
  },
  pickupAddress: { layout: 'map', back: 'home', screen: lazyComponent(places, 'Pickup') },
  pickupAddress2: { layout: 'map', back: 'home', screen: lazyComponent(places, 'Pickup2') },
  deliveryAddress: {
    layout: 'map',
    back: 'home',
    screen: lazyComponent(places, 'DeliveryMap'),
  },
  chooseAddress: { layout: 'default', back: 'home', screen: ChooseAddress },
  merchantNotAvailable: { layout: 'auth', back: null, screen: Missing },
}
