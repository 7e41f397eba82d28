import { Address, GeocodedPlace, OrderSetting } from '#/api/schema/address.ts'
import { Branch, NearestBranch } from '#/api/schema/branch.ts'
import { Card } from '#/api/schema/card.ts'
import { BasketCheck } from '#/api/schema/check.ts'
import { SentGroup as ModificationGroup } from '#/api/schema/choices.ts'
import { Banner } from '#/api/schema/content.ts'
import { Courier } from '#/api/schema/courier.ts'
import { HandedOver, HandOverCode } from '#/api/schema/hand-over.ts'
import { Category, Favourite, Grade, Group, Menu, Product } from '#/api/schema/menu.ts'
import { Brand, City, Merchant, Policy } from '#/api/schema/merchant.ts'
import { Order } from '#/api/schema/order.ts'
import { Checkout, PaymentMethod } from '#/api/schema/payment.ts'
import { OwnPromo, Promo } from '#/api/schema/promo.ts'
import { Invitation, Referral } from '#/api/schema/referral.ts'
import { Review } from '#/api/schema/review.ts'
import { WebSettings } from '#/api/schema/settings.ts'
import { SharedBasket } from '#/api/schema/shared-basket.ts'
import { Story } from '#/api/schema/story.ts'
import { Booking, BookingTime, Hall, Table, WaiterCall } from '#/api/schema/table.ts'
import { ChatMessage, Notification, UnreadCount } from '#/api/schema/talk.ts'
import { Tariff } from '#/api/schema/tariff.ts'
import { TrackedOrder, TrackingLink } from '#/api/schema/tracking.ts'
import { SignIn, User, Verification } from '#/api/schema/user.ts'
import { Vacancy } from '#/api/schema/vacancy.ts'
import type { CallRow } from './call-row.ts'
import { ACCOUNT_CALLS } from './calls-account.ts'
import { BASKET_CALLS } from './calls-baskets.ts'
import { ORDER_CALLS } from './calls-orders.ts'
import { ErrorBody, SHOP_CALLS } from './calls-shop.ts'
import { TALK_CALLS } from './calls-talk.ts'
import type { Definitions } from './json-schema.ts'
import { OrderRequest } from './requests.ts'

export type { CallRow } from './call-row.ts'

/** Every call of the merchant's API that the shop makes. A new call goes in here first; a test says so (QA-02). */
export const CALLS: readonly CallRow[] = [
  ...SHOP_CALLS,
  ...ACCOUNT_CALLS,
  ...TALK_CALLS,
  ...ORDER_CALLS,
  ...BASKET_CALLS,
]

/** Records that the contract names once. */
export const RECORDS = {
  Error: ErrorBody,
  ...{ Merchant, WebSettings, Policy, Brand, City, Banner, Story, Vacancy, Branch, NearestBranch },
  ...{ Menu, Group, Category, Product, ModificationGroup, Grade, Review, Favourite },
  ...{ User, Verification, SignIn, Address, GeocodedPlace, Notification, ChatMessage, UnreadCount },
  ...{ Order, OrderRequest, OrderSetting, BasketCheck, Promo, OwnPromo, Tariff, Courier },
  ...{ Referral, Invitation, HandOverCode, HandedOver, SharedBasket, TrackingLink, TrackedOrder },
  ...{ Checkout, PaymentMethod, Card, Hall, Table, Booking, BookingTime, WaiterCall },
} satisfies Definitions

/** `GET /users/v1/branches/{branch}` */
export const nameOf = ({ method, path }: Pick<CallRow, 'method' | 'path'>) => `${method} ${path}`

const isFixed = (segment: string) => !segment.startsWith('{')
const fixedOf = ({ path }: CallRow) => path.split('/').filter(isFixed).length

/** The row of a path that was called; of two that fit, the one with fewer parameters. */
export function rowOf(method: string, path: string, rows: readonly CallRow[] = CALLS): CallRow | null {
  const called = path.split('/')
  const fits = (row: CallRow) => {
    const segments = row.path.split('/')
    return (
      row.method === method &&
      segments.length === called.length &&
      segments.every((segment, at) => (isFixed(segment) ? segment === called[at] : called[at] !== ''))
    )
  }
  return rows.filter(fits).toSorted((a, b) => fixedOf(b) - fixedOf(a))[0] ?? null
}
