/** The name and pattern of every page. A leaf: anyone may import it. */
export const paths = {
  home: '/',
  about: '/about',
  basket: '/basket',
  basketCode: '/basket/code',
  basketTogether: '/basket/together',
  search: '/search',
  offerta: '/offerta',
  privacy: '/privacy',
  category: '/category',
  checkout: '/checkout',
  loginRules: '/login/rules',
  login: '/login',
  loginConfirm: '/login/confirm',
  branches: '/branches',
  branchesMap: '/branches/map',
  product: '/product/:id',
  vacancies: '/vacancy',
  vacancy: '/vacancy/:id',
  profile: '/profile',
  profileUser: '/profile/user',
  notifications: '/profile/notifications',
  promos: '/profile/promos',
  invite: '/profile/invite',
  invitation: '/invite/:code',
  favorites: '/profile/favorites',
  cards: '/profile/cards',
  cardCreate: '/profile/cards/create',
  cardConfirm: '/profile/cards/confirm',
  orders: '/profile/orders',
  order: '/profile/orders/:id',
  orderMap: '/profile/orders/:id/map',
  tracking: '/track/:token',
  chat: '/chat',
  addresses: '/profile/address',
  addressCreate: '/profile/address/create',
  pickupAddress: '/address/pickup',
  pickupAddress2: '/address/pickup2',
  deliveryAddress: '/address/delivery',
  chooseAddress: '/choose-address',
  capabilities: '/capabilities',
  merchantNotAvailable: '/merchantNotAvailable',
} as const

export type PathName = keyof typeof paths

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

export type ParamsOf<N extends PathName> = Record<ParamNames<(typeof paths)[N]>, string>

/** A page that needs no parameter. */
export type PlainPage = {
  [N in PathName]: [ParamNames<(typeof paths)[N]>] extends [never] ? N : never
}[PathName]

export type HrefArguments<N extends PathName> = [ParamNames<(typeof paths)[N]>] extends [never]
  ? [params?: null, query?: Record<string, string>]
  : [params: ParamsOf<N>, query?: Record<string, string>]

/** The address of a page; a missing parameter does not compile. `query` values are encoded. */
export function href<N extends PathName>(name: N, ...[params, query]: HrefArguments<N>): string {
  const path = paths[name].replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent((params as Record<string, string>)[key] ?? ''),
  )
  return query ? `${path}?${new URLSearchParams(query)}` : path
}
