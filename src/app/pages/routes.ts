import { isId } from '#/domain/id.ts'
import HomeScreen from '#/features/menu/HomeScreen.tsx'
import { ProductPageSkeleton } from '#/features/product/index.ts'
import type { PathName } from '#/paths.ts'
import { lazyComponent } from '#/ui/lazy-component.ts'
import type { Route } from './route.ts'
import { BasketSkeleton, CheckoutSkeleton, OrderPageSkeleton, ProfileSkeleton } from './skeletons.tsx'

const Basket = lazyComponent(() => import('#/features/basket-page/BasketScreen.tsx'), 'default', 'idle')
const Checkout = lazyComponent(() => import('#/features/checkout/CheckoutScreen.tsx'), 'default', 'idle')
const Product = lazyComponent(() => import('#/features/product/ProductScreen.tsx'), 'default')
const Category = lazyComponent(() => import('#/features/menu/CategoryScreen.tsx'), 'default')
const SearchPage = lazyComponent(() => import('#/features/search/SearchScreen.tsx'), 'default')
const signIn = () => import('./sign-in.ts')
const LoginRules = lazyComponent(() => import('#/features/policies/LoginRulesScreen.tsx'), 'default')
const Orders = lazyComponent(() => import('#/features/order-list/OrdersScreen.tsx'), 'default')
const Order = lazyComponent(() => import('#/features/order-page/OrderScreen.tsx'), 'default')
const About = lazyComponent(() => import('#/features/policies/AboutScreen.tsx'), 'default')
const legal = () => import('./legal.ts')
const own = () => import('./own.ts')
const talk = () => import('./talk.ts')
const ChooseAddress = lazyComponent(
  () => import('#/features/delivery-address/ChooseAddressScreen.tsx'),
  'default',
)
const places = () => import('./places.ts')
const vacancies = () => import('./vacancies.ts')
const cards = () => import('./cards.ts')
const Missing = lazyComponent(
  () => import('#/features/error-pages/MerchantNotAvailableScreen.tsx'),
  'default',
)

/** One row for each page; a page that is named in `paths` without a row here does not compile. */
export const routes: Record<PathName, Route> = {
  home: { layout: 'default', back: null, hasFooter: true, screen: HomeScreen },
  about: { layout: 'default', back: 'home', hasFooter: true, screen: About },
  basket: {
    layout: 'default',
    back: 'home',
    ground: 'groups',
    screen: Basket,
    skeleton: BasketSkeleton,
  },
  basketCode: {
    layout: 'default',
    back: 'basket',
    screen: lazyComponent(() => import('#/features/hand-over/BasketCodeScreen.tsx'), 'default'),
  },
  basketTogether: {
    layout: 'default',
    back: 'basket',
    over: ['checkout', 'login', 'loginConfirm'],
    ground: 'groups',
    screen: lazyComponent(() => import('#/features/shared-basket/TogetherScreen.tsx'), 'default'),
  },
  search: { layout: 'default', back: 'home', beside: 'menu', screen: SearchPage },
  offerta: {
    layout: 'default',
    back: 'home',
    hasFooter: true,
    screen: lazyComponent(legal, 'Offerta'),
  },
  privacy: {
    layout: 'default',
    back: 'home',
    hasFooter: true,
    screen: lazyComponent(legal, 'Privacy'),
  },
  category: { layout: 'default', back: 'home', beside: 'menu', screen: Category },
  checkout: {
    layout: 'default',
    back: 'basket',
    over: ['login', 'loginConfirm'],
    ground: 'groups',
    isHeaderBare: true,
    screen: Checkout,
    skeleton: CheckoutSkeleton,
  },
  loginRules: { layout: 'default', back: 'login', hasFooter: true, screen: LoginRules },
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
  product: {
    layout: 'default',
    back: 'home',
    params: { id: isId },
    screen: Product,
    skeleton: ProductPageSkeleton,
  },
  vacancies: { layout: 'default', back: 'home', screen: lazyComponent(vacancies, 'Vacancies') },
  vacancy: {
    layout: 'default',
    back: 'vacancies',
    params: { id: isId },
    screen: lazyComponent(vacancies, 'Vacancy'),
  },
  profile: {
    layout: 'default',
    back: 'home',
    beside: 'account',
    ground: 'groups',
    screen: lazyComponent(own, 'Profile'),
    skeleton: ProfileSkeleton,
  },
  profileUser: {
    layout: 'default',
    back: 'profile',
    beside: 'account',
    only: 'customer',
    screen: lazyComponent(own, 'Personal'),
  },
  notifications: {
    layout: 'default',
    back: 'profile',
    beside: 'account',
    ground: 'groups',
    only: 'customer',
    screen: lazyComponent(talk, 'Notifications'),
  },
  chat: {
    layout: 'default',
    back: 'profile',
    beside: 'account',
    ground: 'groups',
    screen: lazyComponent(talk, 'Chat'),
  },
  promos: {
    layout: 'default',
    back: 'profile',
    beside: 'account',
    ground: 'groups',
    only: 'customer',
    screen: lazyComponent(own, 'Promos'),
  },
  favorites: {
    layout: 'default',
    back: 'profile',
    beside: 'account',
    only: 'customer',
    screen: lazyComponent(own, 'Favorites'),
  },
  cards: {
    layout: 'default',
    back: 'profile',
    beside: 'account',
    ground: 'groups',
    only: 'customer',
    screen: lazyComponent(cards, 'Cards'),
  },
  cardCreate: {
    layout: 'default',
    back: 'cards',
    beside: 'account',
    only: 'customer',
    screen: lazyComponent(cards, 'CardCreate'),
  },
  cardConfirm: {
    layout: 'default',
    back: 'cards',
    beside: 'account',
    only: 'customer',
    screen: lazyComponent(cards, 'CardConfirm'),
  },
  orders: {
    layout: 'default',
    back: 'home',
    beside: 'account',
    ground: 'groups',
    only: 'customer',
    screen: Orders,
  },
  order: {
    layout: 'default',
    back: 'home',
    over: ['basket', 'checkout', 'login', 'loginConfirm'],
    ground: 'groups',
    only: 'customer',
    params: { id: isId },
    screen: Order,
    skeleton: OrderPageSkeleton,
  },
  orderMap: {
    layout: 'default',
    back: 'orders',
    ground: 'groups',
    only: 'customer',
    params: { id: isId },
    screen: lazyComponent(places, 'OrderMap'),
  },
  tracking: {
    layout: 'default',
    back: 'home',
    ground: 'groups',
    params: { token: isId },
    screen: lazyComponent(places, 'Tracking'),
  },
  addresses: {
    layout: 'default',
    back: 'profile',
    beside: 'account',
    ground: 'groups',
    only: 'customer',
    screen: lazyComponent(places, 'AddressBook'),
  },
  addressCreate: {
    layout: 'default',
    back: 'addresses',
    beside: 'account',
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
  capabilities: {
    layout: 'default',
    back: 'profile',
    screen: lazyComponent(() => import('#/features/capabilities/CapabilitiesScreen.tsx'), 'default'),
  },
  merchantNotAvailable: { layout: 'auth', back: null, screen: Missing },
}
