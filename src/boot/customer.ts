import * as v from 'valibot'
import { storedTexts } from '#/api/schema/common.ts'
import {
  ACTIVE_ORDERS_PREFIX,
  BASKET_PREFIX,
  BRANCH_PREFIX,
  CAN_REPEAT_PREFIX,
  DRAFT_PREFIX,
  NO_STORIES_PREFIX,
  SESSION_PREFIX,
  scopedName,
} from '#/config/first-paint.ts'
import { VISIT_MS } from '#/domain/order/table.ts'
import type { ChosenPlace } from '#/first-screen/place-title.ts'
import { deviceNow } from '#/lib/clock.ts'
import { type Abilities, servicesOf } from '#/tenant/settings-rules.ts'
import { device, telegramUserId } from './handover.ts'

const Place = v.object({ streetName: v.string(), houseNumber: v.string(), landmark: v.string() })
const Table = v.object({
  number: v.string(),
  hall: storedTexts(200),
  at: v.pipe(
    v.number(),
    v.check((at) => Math.abs(deviceNow() - at) < VISIT_MS),
  ),
})
const Branch = v.object({ id: v.string(), name: storedTexts(200) })
const Person = v.object({ firstName: v.string(), lastName: v.string() })

/** The stored state of the customer from the last visit. */
export type StoredCustomer = ChosenPlace & {
  /** The branch of the last visit, which prices and hides dishes (ST-14). */
  branch: v.InferOutput<typeof Branch> | null
  person: v.InferOutput<typeof Person> | null
  basketName: string
  /** There were active orders at the last look, or one to repeat. */
  hasOrderStrip: boolean
  /** The shop had no stories to show at the last visit. */
  hasNoStories: boolean
}

const read = <S extends v.GenericSchema>(schema: S, stored: unknown): v.InferOutput<S> | null => {
  const found = v.safeParse(schema, stored)
  return found.success ? found.output : null
}

/** Reads the saved state of its owner: nothing of another merchant, brand or Telegram account (TG-14). */
export function customerOf(merchantId: string, brandId: string, abilities: Abilities): StoredCustomer {
  const scope = { merchantId, brandId, telegramUserId }
  const basketName = scopedName(BASKET_PREFIX, scope)
  const saved = (prefix: string) => device.stored(() => localStorage, scopedName(prefix, scope))
  const services = servicesOf(abilities)
  const draft = saved(DRAFT_PREFIX)
  const person = read(Person, saved(SESSION_PREFIX)?.user)
  const strips = [ACTIVE_ORDERS_PREFIX, CAN_REPEAT_PREFIX].map(saved)
  return {
    service: services.find((one) => one === draft?.service) ?? services[0] ?? 'DELIVERY',
    place: read(Place, draft?.place),
    table: read(Table, draft?.table),
    branch: read(Branch, saved(BRANCH_PREFIX)),
    person,
    hasOrderStrip: person !== null && strips.includes(true),
    hasNoStories: saved(NO_STORIES_PREFIX) === true,
    basketName,
  }
}
