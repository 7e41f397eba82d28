import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { bookableDays, slots } from '#/domain/hours/schedule.ts'
import { isAvailable } from '#/domain/menu/menu.ts'
import { finalTime, stateAt } from '../db/life.ts'
import { orders } from '../db/schema/index.ts'
import type { Services } from '../services/context.ts'
import { Fault } from '../services/errors.ts'
import { createUser } from '../services/people.ts'
import { REFERRAL_TERMS } from '../services/referral-terms.ts'
import type { Tenant } from '../services/tenants.ts'
import { OrderBody } from './body.ts'
import { submitOrder } from './submit.ts'

/* Plays the friend of an invitation, so that whoever invites sees what comes of it without a second phone. */

const NAMES = ['Bobur', 'Dilnoza', 'Jasur', 'Madina', 'Sardor', 'Zilola'] as const

/** A pick-up that the discount of an invitation applies to, for the first time that a branch takes orders. */
function bodyFor(tenant: Tenant, code: string, now: number) {
  const at = new Date(now)
  for (const branch of tenant.branches.values()) {
    const product = [...tenant.products.values()].find(
      (one) => one.modificationGroups.length === 0 && one.costPrice > 0 && isAvailable(one, branch.id),
    )
    const slot = bookableDays(branch, at).flatMap((day) => slots(branch, day, at, 'PICK_UP'))[0]
    if (!product || !slot) continue
    const { id } = product
    const count = Math.ceil((REFERRAL_TERMS.gift.minPrice + 1) / product.costPrice)
    return v.parse(OrderBody, {
      serviceType: 'PICK_UP',
      branch: { id: branch.id },
      later: true,
      day2: slot.day,
      time2: slot.time,
      cartItems: [{ product: { id, count } }],
      promoCode: code,
    })
  }
  throw new Fault('NO_BRANCHES')
}

/** A new customer orders for the first time by that code; `isDelivered`: and has got it already. Answers the order's id. */
export async function orderAsFriend(
  services: Services,
  tenant: Tenant,
  { code, isDelivered, now }: { code: string; isDelivered: boolean; now: number },
): Promise<string> {
  const phone = `+99877${String(randomInt(10_000_000)).padStart(7, '0')}`
  const firstName = NAMES[randomInt(NAMES.length)] ?? NAMES[0]
  const body = bodyFor(tenant, code, now)
  const user = await createUser(services.db, tenant.id, { phone, firstName }, now)
  const asked = { tenant, user, body, raw: '', key: null, channel: 'WEB', language: 'uz', now } as const
  const { order } = await submitOrder(services, asked)
  const { id } = order as { id: string }
  if (isDelivered) await deliver(services, id, now)
  return id
}

/** All that is planned of an order up to its delivery happens now. */
export async function deliver({ db }: Services, id: string, now: number): Promise<void> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  if (!row) throw new Fault('NOT_FOUND')
  const last = row.plan.findIndex(({ status }) => status === 'DELIVERED')
  if (last === -1 || stateAt(row.plan, now).status === 'CANCELED') throw new Fault('ORDER_NOT_DELIVERED')
  const at = new Date(now).toISOString()
  const plan = row.plan.map(({ waits: _, ...step }, index) =>
    index <= last && Date.parse(step.at) > now ? { ...step, at } : step,
  )
  await db
    .update(orders)
    .set({ plan, finalAt: new Date(finalTime(plan) ?? row.finalAt) })
    .where(eq(orders.id, id))
}
