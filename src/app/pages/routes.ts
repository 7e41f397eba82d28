import type { ComponentType } from 'react'
import { isId } from '#/domain/id.ts'
import { CategorySkeleton } from '#/features/menu/CategorySkeleton.tsx'
import HomeScreen from '#/features/menu/HomeScreen.tsx'
import { OrderPageSkeleton } from '#/features/orders/index.ts'
import { ProductPageSkeleton } from '#/features/product/index.ts'
import type { PathName } from '#/paths.ts'
import { lazyComponent } from '#/ui/lazy-component.ts'
import type { Route } from './route.ts'
import { BasketSkeleton, CheckoutSkeleton, OrdersSkeleton, ProfileSkeleton } from './skeletons.tsx'

/** The screen of a page, which is loaded with its texts when the page is opened. `idle`: on the way to an order, ahead. */
const page = (load: () => Promise<{ default: ComponentType }>, prefetch?: 'idle') =>
  lazyComponent(load, 'default', prefetch)

/** The shop's own texts, beside the list of them. */
const COMPANY = { back: 'home', beside: 'company', isIndexed: true } as const

/** One row for each page; a page that is named in `paths` without a row here does not compile. */
export const routes: Record<PathName, Route> = {
  home: { back: null, isIndexed: true, hasFooter: true, screen: HomeScreen },
  about: { ...COMPANY, hasFooter: true, screen: page(() => import('#/features/policies/AboutScreen.tsx')) },
  basket: {
    back: 'home',
    background: 'groups',
    screen: page(() => import('#/features/basket-page/BasketScreen.tsx'), 'idle'),
    skeleton: BasketSkeleton,
  },
  basketCode: {
    back: 'basket',
    screen: page(() => import('#/features/hand-over/BasketCodeScreen.tsx')),
  },
  basketTogether: {
    back: 'basket',
    over: ['checkout', 'login', 'loginConfirm'],
    background: 'groups',
    screen: page(() => import('#/features/shared-basket/TogetherScreen.tsx')),
  },
  search: { back: 'home', beside: 'menu', screen: page(() => import('#/features/search/SearchScreen.tsx')) },
  offerta: {
    ...COMPANY,
    hasFooter: true,
    screen: page(() => import('#/features/policies/OffertaScreen.tsx')),
  },
  privacy: {
    ...COMPANY,
    hasFooter: true,
    screen: page(() => import('#/features/policies/PrivacyScreen.tsx')),
  },
  category: {
    back: 'home',
    isIndexed: true,
    beside: 'menu',
    skeleton: CategorySkeleton,
    screen: page(() => import('#/features/menu/CategoryScreen.tsx')),
  },
  checkout: {
    back: 'basket',
    over: ['login', 'loginConfirm'],
    background: 'groups',
    isHeaderBare: true,
    saysOffline: true,
    screen: page(() => import('#/features/checkout/CheckoutScreen.tsx'), 'idle'),
    skeleton: CheckoutSkeleton,
  },
  loginRules: {
    back: 'login',
    hasFooter: true,
    screen: page(() => import('#/features/policies/LoginRulesScreen.tsx')),
  },
  login: { layout: 'auth', back: 'home', screen: page(() => import('#/features/sign-in/LoginScreen.tsx')) },
  loginConfirm: {
    layout: 'auth',
    back: 'login',
    screen: page(() => import('#/features/sign-in/LoginConfirmScreen.tsx')),
  },
  branches: {
    ...COMPANY,
    background: 'groups',
    screen: page(() => import('#/features/branches/BranchesScreen.tsx')),
  },
  branchesMap: {
    back: 'branches',
    background: 'groups',
    screen: page(() => import('#/features/branches/BranchesMapScreen.tsx')),
  },
  product: {
    back: 'home',
    isIndexed: true,
    params: { id: isId },
    screen: page(() => import('#/features/product/ProductScreen.tsx')),
    skeleton: ProductPageSkeleton,
  },
  vacancies: { ...COMPANY, screen: page(() => import('#/features/vacancies/VacanciesScreen.tsx')) },
  vacancy: {
    ...COMPANY,
    back: 'vacancies',
    params: { id: isId },
    screen: page(() => import('#/features/vacancies/VacancyScreen.tsx')),
  },
  profile: {
    back: 'home',
    beside: 'account',
    background: 'groups',
    screen: page(() => import('#/features/profile/ProfileScreen.tsx')),
    skeleton: ProfileSkeleton,
  },
  profileUser: {
    back: 'profile',
    beside: 'account',
    only: 'customer',
    background: 'groups',
    screen: page(() => import('#/features/account/PersonalScreen.tsx')),
  },
  notifications: {
    back: 'profile',
    beside: 'account',
    background: 'groups',
    only: 'customer',
    screen: page(() => import('#/features/notifications/NotificationsScreen.tsx')),
  },
  chat: {
    back: 'profile',
    beside: 'account',
    background: 'groups',
    screen: page(() => import('#/features/chat/ChatScreen.tsx')),
  },
  promos: {
    back: 'profile',
    beside: 'account',
    background: 'groups',
    only: 'customer',
    screen: page(() => import('#/features/promo-codes/PromosScreen.tsx')),
  },
  invite: {
    back: 'profile',
    beside: 'account',
    background: 'groups',
    only: 'customer',
    screen: page(() => import('#/features/referral/InviteScreen.tsx')),
  },
  invitation: {
    back: 'home',
    params: { code: isId },
    screen: page(() => import('#/features/referral/InvitationScreen.tsx')),
  },
  favorites: {
    back: 'profile',
    beside: 'account',
    only: 'customer',
    screen: page(() => import('#/features/favourites/FavouritesScreen.tsx')),
  },
  cards: {
    back: 'profile',
    beside: 'account',
    background: 'groups',
    only: 'customer',
    screen: page(() => import('#/features/bank-cards/CardsScreen.tsx')),
  },
  cardCreate: {
    back: 'cards',
    beside: 'account',
    only: 'customer',
    background: 'groups',
    screen: page(() => import('#/features/bank-cards/CardCreateScreen.tsx')),
  },
  cardConfirm: {
    back: 'cards',
    beside: 'account',
    only: 'customer',
    background: 'groups',
    screen: page(() => import('#/features/bank-cards/CardConfirmScreen.tsx')),
  },
  orders: {
    back: 'home',
    beside: 'account',
    background: 'groups',
    only: 'customer',
    skeleton: OrdersSkeleton,
    screen: page(() => import('#/features/order-list/OrdersScreen.tsx')),
  },
  order: {
    back: 'home',
    over: ['basket', 'checkout', 'login', 'loginConfirm'],
    background: 'groups',
    only: 'customer',
    params: { id: isId },
    screen: page(() => import('#/features/order-page/OrderScreen.tsx')),
    skeleton: OrderPageSkeleton,
  },
  orderMap: {
    back: 'orders',
    background: 'groups',
    only: 'customer',
    params: { id: isId },
    screen: page(() => import('#/features/order-page/OrderMapScreen.tsx')),
  },
  tracking: {
    back: 'home',
    background: 'groups',
    params: { token: isId },
    screen: page(() => import('#/features/order-page/TrackingScreen.tsx')),
  },
  addresses: {
    back: 'profile',
    beside: 'account',
    background: 'groups',
    only: 'customer',
    screen: page(() => import('#/features/saved-addresses/AddressBookScreen.tsx')),
  },
  addressCreate: {
    back: 'addresses',
    beside: 'account',
    only: 'customer',
    background: 'groups',
    screen: page(() => import('#/features/address-editor/AddressCreateScreen.tsx')),
  },
  pickupAddress: {
    layout: 'map',
    back: 'home',
    screen: page(() => import('#/features/pickup/PickupScreen.tsx')),
  },
  pickupAddress2: {
    layout: 'map',
    back: 'home',
    screen: page(() => import('#/features/pickup/Pickup2Screen.tsx')),
  },
  deliveryAddress: {
    layout: 'map',
    back: 'home',
    screen: page(() => import('#/features/delivery-address/DeliveryMapScreen.tsx')),
  },
  chooseAddress: {
    back: 'home',
    beside: 'account',
    screen: page(() => import('#/features/delivery-address/ChooseAddressScreen.tsx')),
  },
  capabilities: {
    back: 'profile',
    screen: page(() => import('#/features/capabilities/CapabilitiesScreen.tsx')),
  },
  merchantNotAvailable: {
    layout: 'auth',
    back: null,
    screen: page(() => import('#/features/error-pages/MerchantNotAvailableScreen.tsx')),
  },
}
