import type { WebSettings } from '#/api/schema/settings.ts'
import { type Exchange, exchange, requestFor, type Target } from '../conformance/ask.ts'
import { CALLS, nameOf } from '../contract/calls.ts'
import type { Kind } from './finding.ts'

/** An answer that the doctor reads: the call in the table of calls, and of what its records are. */
export type Place = {
  readonly call: string
  readonly kind: Kind
  readonly params?: (ids: { merchant: string; user: string }) => Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** The shop asks for it only with these settings. */
  readonly isAsked?: (settings: WebSettings) => boolean
}

const policies = (name: string, isAsked: Place['isAsked']): Place => ({
  call: 'GET /support/v1/company/policies',
  kind: 'text',
  query: { policies: name },
  ...(isAsked && { isAsked }),
})

/** What a visit reads; merchant and settings come first, since the others depend on them. */
export const PLACES = {
  merchant: { call: 'GET /users/v1/merchants/sub/{sub}', kind: 'shop' },
  settings: { call: 'GET /support/v1/merchant/settings/web', kind: 'settings' },
  cities: {
    call: 'GET /users/v1/city-merchant/merchant/{merchant}',
    kind: 'city',
    params: ({ merchant }) => ({ merchant }),
  },
  brands: {
    call: 'GET /support/v1/brand/catalog',
    kind: 'brand',
    isAsked: (s) => s.multiTabNavigationEnabled,
  },
  branches: { call: 'GET /users/v1/branches/full', kind: 'branch' },
  menu: { call: 'GET /products/v1/overalls', kind: 'dish', query: { type: 'WEB' } },
  payments: { call: 'GET /payments/v2/payment-types', kind: 'payment', query: { channel: 'WEB' } },
  banners: { call: 'GET /support/v1/banners', kind: 'banner', isAsked: (s) => s.bannersActive },
  stories: { call: 'GET /support/v1/stories', kind: 'story', isAsked: (s) => s.storiesActive },
  vacancies: { call: 'GET /support/v1/vacancies', kind: 'vacancy', isAsked: (s) => s.vacanciesActive },
  terms: policies('TERMS', (s) => s.termsOfUseActive),
  about: policies('ABOUT_COMPANY', (s) => s.aboutMerchantActive),
  privacy: policies('PRIVACY_POLICY', (s) => s.privacyActive),
  promos: {
    call: 'GET /orders/v1/promo/user/{user}',
    kind: 'promo',
    params: ({ user }) => ({ user }),
    isAsked: (s) => s.promoActive,
  },
} as const satisfies Record<string, Place>
export type PlaceName = keyof typeof PLACES
export const PLACE_NAMES = Object.keys(PLACES) as PlaceName[]

export const placeOf = (name: PlaceName): Place => PLACES[name]

/** The call of the table. */
export function rowNamed(call: string) {
  const row = CALLS.find((one) => nameOf(one) === call)
  if (!row) throw new Error(`${call} is not in the table of calls`)
  return row
}

/** The body that came, or why none did: `silent`, `page`, `noJson`, or the status, `HTTP 500`. */
export type Answer = { readonly body: unknown } | { readonly trouble: string }

function answerOf({ status, text, trouble }: Exchange): Answer {
  if (trouble) return { trouble: 'silent' }
  if (status < 200 || status >= 300) return { trouble: `HTTP ${status}` }
  try {
    return { body: JSON.parse(text) }
  } catch {
    return { trouble: /^\s*</.test(text) ? 'page' : 'noJson' }
  }
}

/** A call of the table, asked once; `date` is when the server answered, by its own clock. */
export async function ask(target: Target, call: string, asked: Parameters<typeof requestFor>[2] = {}) {
  const came = await exchange(requestFor(target, rowNamed(call), asked), target.timeoutMs)
  const date = Date.parse(came.headers.get('Date') ?? '')
  return { answer: answerOf(came), date: Number.isNaN(date) ? null : new Date(date) }
}
