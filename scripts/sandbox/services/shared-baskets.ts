import { randomBytes } from 'node:crypto'
import { and, asc, eq, gt } from 'drizzle-orm'
import type * as v from 'valibot'
import {
  freeName,
  mergeShared,
  queued,
  SHARED_LIMITS,
  type SharedChange,
} from '#/domain/basket/shared-basket.ts'
import type { Db } from '../db/connect.ts'
import { onlyOneOf } from '../db/only-one-of.ts'
import { sharedBaskets, sharedLines, sharedPeople } from '../db/schema/index.ts'
import type { Services } from './context.ts'
import { Fault } from './errors.ts'
import { newId } from './ids.ts'
import type { JoinBody, StartBody } from './shared-basket-bodies.ts'
import {
  type Asking,
  type BasketRow,
  countChange,
  expiryOf,
  forgetOld,
  isExpired,
  linesOf,
  memberHash,
  type PersonRow,
  peopleOf,
  seatOf,
} from './shared-basket-rows.ts'
import { wireShared } from './shared-basket-wire.ts'
import type { Tenant } from './tenants.ts'

/** How many baskets one address may start in `windowMs`: behind it may be a whole office. */
export const START_LIMITS = { windowMs: 10 * 60_000, started: 60 } as const
/** How many lines one person may ever have had, those that were taken out included. */
const LINES_EVER = 5 * SHARED_LIMITS.lines

/** From whom a call comes, and when: ms. */
type Caller = { tenant: Tenant; ip: string; now: number }

const onlyWhereOn = ({ wire }: Tenant) => {
  if (wire.settings.sharedBasketActive !== true) throw new Fault('FEATURE_OFF')
}

/** What keeps a basket from being changed, in words for who wants to. */
function refuseUnlessOpen(basket: BasketRow, now: number) {
  if (isExpired(basket, now)) throw new Fault('SHARED_BASKET_EXPIRED')
  if (basket.status !== 'OPEN') throw new Fault(`SHARED_BASKET_${basket.status}`)
}

/** Starts a basket; the same secret gets the same one again, as the first answer may have been lost. */
export async function startShared(
  { db, clock }: Services,
  { tenant, ip, now }: Caller,
  body: v.InferOutput<typeof StartBody>,
) {
  onlyWhereOn(tenant)
  await forgetOld(db, clock.now())
  const { member, name, ...record } = body
  return db.transaction(async (tx) => {
    await onlyOneOf(tx, memberHash(member))
    const [known] = await tx
      .select({ basket: sharedBaskets, person: sharedPeople })
      .from(sharedPeople)
      .innerJoin(sharedBaskets, eq(sharedBaskets.starterId, sharedPeople.id))
      .where(and(eq(sharedPeople.memberHash, memberHash(member)), eq(sharedBaskets.merchantId, tenant.id)))
    if (known) return wireShared(tx, tenant, known.basket, known.person)
    await refuseTooOften(tx, ip, clock.now())
    const starter = { id: newId('sp'), memberHash: memberHash(member), name, place: 1, leftAt: null }
    const [basket] = await tx
      .insert(sharedBaskets)
      .values({
        ...{ id: newId('sb'), merchantId: tenant.id, status: 'OPEN', version: 1, record, ip },
        code: randomBytes(16).toString('base64url'),
        starterId: starter.id,
        createdAt: new Date(clock.now()),
        expiresAt: expiryOf(now),
      })
      .returning()
    if (!basket) throw new Error('a shared basket vanished')
    const person = { ...starter, basketId: basket.id }
    await tx.insert(sharedPeople).values(person)
    return wireShared(tx, tenant, basket, person)
  })
}

async function refuseTooOften(tx: Db, ip: string, now: number) {
  const since = new Date(now - START_LIMITS.windowMs)
  const mine = await tx
    .select({ at: sharedBaskets.createdAt })
    .from(sharedBaskets)
    .where(and(eq(sharedBaskets.ip, ip), gt(sharedBaskets.createdAt, since)))
    .orderBy(asc(sharedBaskets.createdAt))
  if (!mine[0] || mine.length < START_LIMITS.started) return
  const left = mine[0].at.getTime() + START_LIMITS.windowMs - now
  throw new Fault('SHARED_BASKET_TOO_OFTEN', [{ retryAfter: Math.max(1, Math.ceil(left / 1000)) }])
}

/** The basket of a link. */
async function basketOf(tx: Db, tenant: Tenant, code: string) {
  const here = and(eq(sharedBaskets.code, code), eq(sharedBaskets.merchantId, tenant.id))
  const [basket] = await tx.select().from(sharedBaskets).where(here).for('update')
  if (!basket) throw new Fault('SHARED_BASKET_NOT_FOUND')
  return basket
}

/** Who invites to the basket of a link. */
export async function invitationTo({ db }: Services, { tenant, now }: Caller, code: string) {
  onlyWhereOn(tenant)
  return db.transaction(async (tx) => {
    const basket = await basketOf(tx, tenant, code)
    refuseUnlessOpen(basket, now)
    const people = await peopleOf(tx, basket.id)
    return { starter: people.find(({ id }) => id === basket.starterId)?.name ?? '', people: people.length }
  })
}

/** Seats somebody at the basket of a link. The same secret is the same person, also once the basket is closed. */
export async function joinShared(
  { db }: Services,
  { tenant, now }: Caller,
  { code, member, name }: v.InferOutput<typeof JoinBody>,
) {
  onlyWhereOn(tenant)
  return db.transaction(async (tx) => {
    const basket = await basketOf(tx, tenant, code)
    const all = await tx.select().from(sharedPeople).where(eq(sharedPeople.basketId, basket.id))
    const known = all.find((person) => person.memberHash === memberHash(member))
    // A call that was under way when this person left seats nobody.
    if (known?.leftAt) throw new Fault('SHARED_BASKET_NOT_FOUND')
    if (known && !isExpired(basket, now)) return wireShared(tx, tenant, basket, known)
    refuseUnlessOpen(basket, now)
    const seatedNow = await peopleOf(tx, basket.id)
    if (seatedNow.length >= SHARED_LIMITS.people || all.length >= 5 * SHARED_LIMITS.people)
      throw new Fault('SHARED_BASKET_FULL')
    const person: PersonRow = {
      ...{ id: newId('sp'), basketId: basket.id, memberHash: memberHash(member), leftAt: null },
      name: freeName(
        name,
        seatedNow.map((one) => one.name),
      ),
      place: all.length + 1,
    }
    await tx.insert(sharedPeople).values(person)
    return wireShared(tx, tenant, await countChange(tx, basket), person)
  })
}

/** The basket as it is now, for one of its people. */
export async function readShared({ db }: Pick<Services, 'db'>, asking: Asking) {
  onlyWhereOn(asking.tenant)
  const { basket, person } = await seatOf(db, asking)
  if (person.leftAt) throw new Fault('SHARED_BASKET_NOT_FOUND')
  if (isExpired(basket, asking.now)) throw new Fault('SHARED_BASKET_EXPIRED')
  return { basket, person }
}

/** A transaction about a basket by one of its people; answers the basket after it. */
const seated = (
  { db }: Pick<Services, 'db'>,
  asking: Asking,
  work: (tx: Db, seat: { basket: BasketRow; person: PersonRow }) => Promise<BasketRow>,
) => {
  onlyWhereOn(asking.tenant)
  return db.transaction(async (tx) => {
    const seat = await seatOf(tx, asking)
    return wireShared(tx, asking.tenant, await work(tx, seat), seat.person)
  })
}

/** Makes changes of one person's own lines. One that is known already, or was overtaken by a later one, changes nothing. */
export const changeShared = (services: Services, asking: Asking, changes: readonly SharedChange[]) =>
  seated(services, asking, async (tx, { basket, person }) => {
    if (person.leftAt) throw new Fault('SHARED_BASKET_NOT_FOUND')
    const mine = (await linesOf(tx, basket.id)).filter(({ personId }) => personId === person.id)
    const before = new Map(mine.map((line) => [line.lineId, line]))
    const sent = changes.map((change) => ({ ...change, personId: person.id }))
    const fresh = mergeShared(
      mine,
      sent.map((line) => ({ ...line, since: 0 })),
    ).filter((line) => before.get(line.lineId) !== line)
    if (isExpired(basket, asking.now) || fresh.length > 0) refuseUnlessOpen(basket, asking.now)
    if (fresh.length === 0) return basket
    const after = [...mine.filter(({ lineId }) => !fresh.some((line) => line.lineId === lineId)), ...fresh]
    const held = after.filter(({ count }) => count > 0).length
    if (held > SHARED_LIMITS.lines || after.length > LINES_EVER) throw new Fault('SHARED_BASKET_FULL')
    for (const line of fresh) {
      const { personId, ...record } = queued(line, before.get(line.lineId) ?? null, basket.version + 1)
      await tx
        .insert(sharedLines)
        .values({ basketId: basket.id, personId, lineId: line.lineId, record })
        .onConflictDoUpdate({
          target: [sharedLines.basketId, sharedLines.personId, sharedLines.lineId],
          set: { record },
        })
    }
    return countChange(tx, basket)
  })

/** A guest goes, with the own lines; with its starter the basket ends. Who has gone already has. */
export const leaveShared = (services: Services, asking: Asking) =>
  seated(services, asking, async (tx, { basket, person }) => {
    if (person.leftAt || basket.status === 'ORDERED' || basket.status === 'ENDED') return basket
    if (person.id === basket.starterId) return countChange(tx, basket, { status: 'ENDED' })
    // What the starter is ordering right now is not taken away under the starter's hands.
    if (basket.status === 'CLOSED') throw new Fault('SHARED_BASKET_CLOSED')
    await tx
      .update(sharedPeople)
      .set({ leftAt: new Date(asking.now) })
      .where(eq(sharedPeople.id, person.id))
    return countChange(tx, basket)
  })

/** The starter closes the basket to order it as the customer `userId`, or opens it again (null). */
export const closeShared = (services: Services, asking: Asking, userId: string | null) =>
  seated(services, asking, async (tx, { basket, person }) => {
    if (person.id !== basket.starterId) throw new Fault('FORBIDDEN')
    const [from, to] = userId === null ? (['CLOSED', 'OPEN'] as const) : (['OPEN', 'CLOSED'] as const)
    if (basket.status === to && basket.userId === userId) return basket
    if (basket.status !== from || isExpired(basket, asking.now)) refuseUnlessOpen(basket, asking.now)
    // A basket that was closed late can still be reopened for a while.
    const expiresAt = new Date(Math.max(basket.expiresAt.getTime(), asking.now + START_LIMITS.windowMs))
    return countChange(tx, basket, { status: to, userId, expiresAt })
  })

/**
 * Notes in the transaction of an order that it is the one of this basket: only the customer who closed it can, and only
 * once. Throws SHARED_BASKET_ORDERED for a second order, so that there is none.
 */
export async function orderShared(
  tx: Db,
  { tenant, userId, id }: { tenant: Tenant; userId: string; id: string },
  orderId: string,
) {
  const here = and(eq(sharedBaskets.id, id), eq(sharedBaskets.merchantId, tenant.id))
  const [basket] = await tx.select().from(sharedBaskets).where(here).for('update')
  if (basket?.userId !== userId) throw new Fault('SHARED_BASKET_NOT_FOUND', [{ field: 'sharedBasketId' }])
  if (basket.status === 'ORDERED') throw new Fault('SHARED_BASKET_ORDERED', [{ field: 'sharedBasketId' }])
  if (basket.status !== 'CLOSED') throw new Fault('SHARED_BASKET_NOT_FOUND', [{ field: 'sharedBasketId' }])
  await countChange(tx, basket, { status: 'ORDERED', orderId })
}
