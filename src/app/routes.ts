import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import HomeScreen from '#/features/menu/HomeScreen.tsx'
import type { PathName } from '#/paths.ts'
import type { Ground } from '#/shell/chrome.ts'
import type { Ability } from '#/tenant/abilities.ts'

type Screen = ComponentType | LazyExoticComponent<ComponentType>

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
  screen: Screen | null
}

const isId = (value: string) => /^[A-Za-z0-9_-]{1,64}$/.test(value)
const later = null

const Basket = lazy(() => import('#/features/basket/BasketScreen.tsx'))
const Checkout = lazy(() => import('#/features/checkout/CheckoutScreen.tsx'))
const Product = lazy(() => import('#/features/product/ProductScreen.tsx'))
const Category = lazy(() => import('#/features/category/CategoryScreen.tsx'))
const SearchPage = lazy(() => import('#/features/search/SearchScreen.tsx'))
const Login = lazy(() => import('#/features/login/LoginScreen.tsx'))
const LoginConfirm = lazy(() => import('#/features/login/LoginConfirmScreen.tsx'))
const LoginRules = lazy(() => import('#/features/login/LoginRulesScreen.tsx'))
const Orders = lazy(() => import('#/features/orders/OrdersScreen.tsx'))
const Order = lazy(() => import('#/features/orders/OrderScreen.tsx'))
const About = lazy(() => import('#/features/content/AboutScreen.tsx'))
const Offerta = lazy(() => import('#/features/content/OffertaScreen.tsx'))
const Privacy = lazy(() => import('#/features/content/PrivacyScreen.tsx'))
const Profile = lazy(() => import('#/features/profile/ProfileScreen.tsx'))
const ChooseAddress = lazy(() => import('#/features/addresses/ChooseAddressScreen.tsx'))
const Missing = lazy(() => import('#/features/errors/MerchantNotAvailableScreen.tsx'))

/** One row a page; the compiler asks for it as soon as `paths` names the page. */
export const routes: Record<PathName, Route> = {
  home: { layout: 'default', back: null, screen: HomeScreen },
  about: { layout: 'default', back: 'home', when: ['about'], screen: About },
  basket: { layout: 'default', back: 'home', ground: 'groups', screen: Basket },
  search: { layout: 'default', back: 'home', screen: SearchPage },
  offerta: { layout: 'default', back: 'home', when: ['terms'], screen: Offerta },
  privacy: { layout: 'default', back: 'home', when: ['privacy'], screen: Privacy },
  category: { layout: 'default', back: 'home', screen: Category },
  checkout: {
    layout: 'default',
    back: 'basket',
    over: ['login', 'loginConfirm'],
    ground: 'groups',
    screen: Checkout,
  },
  loginRules: { layout: 'default', back: 'login', screen: LoginRules },
  login: { layout: 'auth', back: 'home', screen: Login },
  loginConfirm: { layout: 'auth', back: 'login', screen: LoginConfirm },
  branches: { layout: 'default', back: 'home', when: ['branches'], screen: later },
  branchesMap: { layout: 'default', back: 'branches', when: ['branches'], screen: later },
  product: { layout: 'default', back: 'home', params: { id: isId }, screen: Product },
  vacancies: { layout: 'default', back: 'home', when: ['vacancies'], screen: later },
  vacancy: { layout: 'default', back: 'vacancies', when: ['vacancies'], params: { id: isId }, screen: later },
  profile: { layout: 'default', back: 'home', ground: 'groups', screen: Profile },
  profileUser: { layout: 'default', back: 'profile', only: 'customer', screen: later },
  promos: { layout: 'default', back: 'profile', only: 'customer', when: ['promo'], screen: later },
  favorites: { layout: 'default', back: 'profile', only: 'customer', when: ['favourites'], screen: later },
  cards: { layout: 'default', back: 'profile', only: 'customer', when: ['cards'], screen: later },
  cardCreate: { layout: 'default', back: 'cards', only: 'customer', when: ['cards'], screen: later },
  cardConfirm: { layout: 'default', back: 'cards', only: 'customer', when: ['cards'], screen: later },
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
  orderMap: { layout: 'default', back: 'orders', only: 'customer', params: { id: isId }, screen: later },
  addresses: { layout: 'default', back: 'profile', only: 'customer', when: ['delivery'], screen: later },
  addressCreate: {
    layout: 'default',
    back: 'addresses',
    only: 'customer',
    when: ['delivery'],
    screen: later,
  },
  pickupAddress: { layout: 'map', back: 'home', when: ['pickup'], screen: later },
  pickupAddress2: { layout: 'map', back: 'home', when: ['pickup'], screen: later },
  deliveryAddress: { layout: 'map', back: 'home', when: ['delivery'], screen: later },
  chooseAddress: { layout: 'default', back: 'home', when: ['delivery', 'pickup'], screen: ChooseAddress },
  merchantNotAvailable: { layout: 'auth', back: null, screen: Missing },
}

/** Whether a page can be linked to: one that comes later is no link in anybody's menu. */
export const hasScreen = (name: PathName): boolean => routes[name].screen !== null
