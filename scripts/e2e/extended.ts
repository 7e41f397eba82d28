import type { ProfileName } from '../telegram-frame/page/profiles.ts'

const TAG = '@extended'

/**
 * Tags a journey that repeats another one in another language, theme, width or on another device, or that goes another
 * way through a feature than most customers. `npm run e2e` runs it too; `npm test` leaves it out to be quick.
 */
export const extended = (isExtended = true) => ({ tag: isExtended ? [TAG] : [] })

/** What Playwright leaves out of `npm test`. */
export const isExtended = new RegExp(TAG)

/**
 * Files that `npm test` leaves out whole, because it has ten minutes: long waits, measures, what unit tests and
 * `npm run visits` hold too, and failures so rare that a customer meets another journey's first.
 */
export const extendedFiles = [
  'account-end',
  'address-book',
  'analytics',
  'axe-content',
  'basket-copy',
  'branches',
  'brands',
  'by-keys',
  'canary',
  'capabilities',
  'clock',
  'deploys',
  'first-presses',
  'follow',
  'foreign-code',
  'frame',
  'framed',
  'geolocation',
  'hand-over-trouble',
  'home-screen',
  'hosts',
  'hours',
  'iftar',
  'kept-input',
  'kept-menu',
  'keyboard',
  'large',
  'lost-answers',
  'map-strip',
  'menu-banners',
  'menu-categories',
  'menu-dishes',
  'menu-hours',
  'menu-sideways',
  'merchant-lookup',
  'missing-settings',
  'next-order',
  'no-storage',
  'no-tiles',
  'no-webgl',
  'notifications',
  'offline-points',
  'order-comes-back',
  'page-changes',
  'page-shapes',
  'parity',
  'phone',
  'preferences',
  'presses',
  'reload-storm',
  'render-errors',
  'reports',
  'rings',
  'server-burst',
  'sheet-reload',
  'slots',
  'stories',
  'stories-room',
  'studio',
  'tabs',
  'taps',
  'telegram-bot',
  'telegram-events',
  'telegram-menu',
  'telegram-presses',
  'telegram-rows',
  'tenancy',
  'trouble-my-orders',
  'trouble-start',
  'unreadable',
  'unreadable-order',
  'used-address',
  'vacancies',
  'viewer',
  'waiter-card',
  'yandex',
].map((name) => `${name}.spec.ts`)

/** Tours of `screens/list.ts` that `npm test` leaves out: they wait long, are rare, or are the menu with other settings. */
export const extendedTours: readonly string[] = [
  'basket',
  'table',
  'talk',
  'places',
  'closed',
  'brands',
  'minimal',
  'dinein',
  'live',
  'empty',
  'waiting',
  'trouble',
  'values',
  'texts',
  'placed',
  'addressBook',
  'menu',
  'profile',
  'person',
]

/** Telegram clients whose differences from the other ones these journeys do not meet. */
export const isTwin = (profile: ProfileName) => ['webk', 'android', 'macos'].includes(profile)
