import { randomInt } from 'node:crypto'
import { and, asc, count, eq, gt, isNull, lt } from 'drizzle-orm'
import * as v from 'valibot'
import { HAND_OVER_CODE_LENGTH, HAND_OVER_MS, handOverCode } from '#/domain/basket/hand-over.ts'
import { BASKET_LIMITS } from '#/domain/basket/persisted-basket.ts'
import { CODE_SIGNS } from '#/domain/code-signs.ts'
import { isChoiceId, isId } from '#/domain/id.ts'
import type { Db } from '../db/connect.ts'
import { handOverMisses, handOvers } from '../db/schema/index.ts'
import { tashkentIso } from './clock.ts'
import type { Services } from './context.ts'
import { Fault } from './errors.ts'
import { newId } from './ids.ts'
import type { Tenant } from './tenants.ts'

/**
 * How many baskets one address may hand over and how many wrong codes it may try, each in `windowMs`. Behind one address
 * may be a whole office, but guessing 191 million codes takes centuries.
 */
export const HAND_OVER_LIMITS = { windowMs: 10 * 60_000, made: 60, misses: 20 } as const

/** How long it is known that a code was used or has expired, ms; then it is like one that never was. */
const REMEMBERED_MS = 24 * 60 * 60_000
const MAX_CHOICES = 100
/** Two equal codes within a day are one in millions, and five in a row do not happen. */
const MAX_DRAWS = 5

export const Id = v.custom<string>(isId)
export const MaybeId = v.optional(v.nullable(Id), null)
const Pieces = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(BASKET_LIMITS.pieces))

/** A line on its way between devices. */
export const HandedLine = v.strictObject({
  productId: Id,
  choices: v.pipe(
    v.record(v.custom<string>(isChoiceId), Pieces),
    v.check((choices) => Object.keys(choices).length <= MAX_CHOICES, 'too many choices'),
  ),
  note: v.pipe(v.string(), v.maxLength(BASKET_LIMITS.note)),
  count: v.pipe(v.number(), v.gtValue(0), v.maxValue(BASKET_LIMITS.count)),
  seenPrice: v.pipe(v.number(), v.minValue(0), v.maxValue(1e9)),
})

export const Service = v.picklist(['DELIVERY', 'PICK_UP', 'DINE_IN'])

/** Strict: nothing but the basket can travel, so no address, phone or token does by mistake. */
export const HandOverBody = v.strictObject({
  brandId: MaybeId,
  branchId: MaybeId,
  serviceType: Service,
  lines: v.pipe(v.array(HandedLine), v.minLength(1), v.maxLength(BASKET_LIMITS.lines)),
})
type Basket = v.InferOutput<typeof HandOverBody>

export const TakeBody = v.strictObject({ code: v.pipe(v.string(), v.maxLength(64)) })

/** From whom a call comes, and when: ms. */
type Caller = { tenant: Tenant; ip: string; now: number }

const isOn = ({ wire }: Tenant) => wire.settings.basketHandOverActive === true

const tooOften = (oldest: Date, now: number) => {
  const left = oldest.getTime() + HAND_OVER_LIMITS.windowMs - now
  return new Fault('HAND_OVER_TOO_OFTEN', [{ retryAfter: Math.max(1, Math.ceil(left / 1000)) }])
}

const drawCode = () =>
  Array.from({ length: HAND_OVER_CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('')

/** Stores a basket for another device and answers its code. */
export async function handOver({ db, clock }: Services, { tenant, ip, now }: Caller, basket: Basket) {
  if (!isOn(tenant)) throw new Fault('FEATURE_OFF')
  const machineNow = clock.now()
  await db.delete(handOvers).where(lt(handOvers.createdAt, new Date(machineNow - REMEMBERED_MS)))
  const since = new Date(machineNow - HAND_OVER_LIMITS.windowMs)
  const mine = await db
    .select({ at: handOvers.createdAt })
    .from(handOvers)
    .where(and(eq(handOvers.ip, ip), gt(handOvers.createdAt, since)))
    .orderBy(asc(handOvers.createdAt))
  if (mine[0] && mine.length >= HAND_OVER_LIMITS.made) throw tooOften(mine[0].at, machineNow)
  const expiresAt = new Date(now + HAND_OVER_MS)
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const [made] = await db
      .insert(handOvers)
      .values({
        id: newId('ho'),
        merchantId: tenant.id,
        code: drawCode(),
        record: basket,
        ip,
        createdAt: new Date(machineNow),
        expiresAt,
      })
      .onConflictDoNothing()
      .returning()
    if (made) return { code: made.code, expiresAt: tashkentIso(expiresAt.getTime()) }
  }
  throw new Error('no code is free')
}

/**
 * Takes the basket of a code. It can be taken once; the call with the same key gets it again, as its answer may have been
 * lost. A code that opens nothing counts against the address it came from.
 */
export async function takeHandOver(
  { db, clock }: Services,
  caller: Caller,
  { code: typed, key }: { code: string; key: string | null },
) {
  const { tenant, ip, now } = caller
  if (!isOn(tenant)) throw new Fault('FEATURE_OFF')
  const machineNow = clock.now()
  // Written down before the code is looked at: calls that come all at once must not pass the limit together.
  const miss = newId('miss')
  await db.insert(handOverMisses).values({ id: miss, ip, at: new Date(machineNow) })
  const forgive = () => db.delete(handOverMisses).where(eq(handOverMisses.id, miss))
  const blockedBy = await oldestMiss(db, ip, machineNow)
  if (blockedBy) {
    // It was not tried, so it does not count: who waits may try again.
    await forgive()
    throw tooOften(blockedBy, machineNow)
  }
  const basket = await takeOnce(db, { tenant, now, code: handOverCode(typed), key })
  await forgive()
  return wireBasket(tenant, basket)
}

/** The oldest of the misses of an address when there are more than may be; null: there are not. */
async function oldestMiss(db: Db, ip: string, now: number): Promise<Date | null> {
  const since = new Date(now - HAND_OVER_LIMITS.windowMs)
  await db.delete(handOverMisses).where(lt(handOverMisses.at, since))
  const recent = and(eq(handOverMisses.ip, ip), gt(handOverMisses.at, since))
  const [misses] = await db.select({ number: count() }).from(handOverMisses).where(recent)
  if ((misses?.number ?? 0) <= HAND_OVER_LIMITS.misses) return null
  const [oldest] = await db
    .select()
    .from(handOverMisses)
    .where(recent)
    .orderBy(asc(handOverMisses.at))
    .limit(1)
  return oldest?.at ?? null
}

async function takeOnce(
  db: Db,
  { tenant, now, code, key }: { tenant: Tenant; now: number; code: string | null; key: string | null },
): Promise<Basket> {
  if (code === null) throw new Fault('HAND_OVER_NOT_FOUND')
  const here = and(eq(handOvers.merchantId, tenant.id), eq(handOvers.code, code))
  const [taken] = await db
    .update(handOvers)
    .set({ takenAt: new Date(now), takenKey: key })
    .where(and(here, isNull(handOvers.takenAt), gt(handOvers.expiresAt, new Date(now))))
    .returning()
  if (taken) return taken.record as Basket
  const [known] = await db.select().from(handOvers).where(here)
  if (!known) throw new Fault('HAND_OVER_NOT_FOUND')
  const isExpired = known.expiresAt.getTime() <= now
  if (known.takenAt && key !== null && known.takenKey === key && !isExpired) return known.record as Basket
  throw new Fault(known.takenAt ? 'HAND_OVER_USED' : 'HAND_OVER_EXPIRED')
}

/** A basket in the API's format: each line with the name of its dish, for one that the other device does not sell. */
const wireBasket = (tenant: Tenant, { lines, ...basket }: Basket) => ({
  ...basket,
  lines: lines.map((line) => ({ ...line, name: tenant.products.get(line.productId)?.name ?? null })),
})
