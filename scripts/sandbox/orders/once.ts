import { createHash } from 'node:crypto'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { fingerprintOfRecord } from '#/domain/order/fingerprint.ts'
import type { Db } from '../db/connect.ts'
import { idempotency, orders } from '../db/schema.ts'
import { Fault } from '../services/errors.ts'
import type { Tenant } from '../services/tenants.ts'
import type { UserRow } from '../services/tokens.ts'
import type { OrderBody } from './body.ts'
import type { OrderRow } from './record.ts'

export const KEY_LIFE_MS = 86_400_000
const FINGERPRINT_MS = 300_000

export type Submit = {
  tenant: Tenant
  user: UserRow
  body: OrderBody
  /** The body as it came: the same key must come with the same one. */
  raw: string
  key: string | null
  channel: 'WEB' | 'TG'
  now: number
}

/** What tells one basket from another when there is no key. */
export const fingerprintOf = (body: OrderBody, totalPrice: number) =>
  fingerprintOfRecord({ ...body, totals: { totalPrice } })

const placeOf = ({ tenant, user, key }: Submit) =>
  and(eq(idempotency.merchantId, tenant.id), eq(idempotency.userId, user.id), eq(idempotency.key, key ?? ''))

/** Until the transaction ends nobody else orders for this customer. */
export const onlyOneOf = (tx: Db, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${userId}))`)

/**
 * An order just like this one, made by this customer moments ago (the server that tells by what is ordered). Two at
 * the same moment do not both find nothing.
 */
export async function twinOf(tx: Db, { tenant, user, body, now }: Submit): Promise<OrderRow | null> {
  await onlyOneOf(tx, user.id)
  const [twin] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.merchantId, tenant.id),
        eq(orders.userId, user.id),
        eq(orders.fingerprint, fingerprintOf(body, body.totals?.totalPrice ?? 0)),
        gt(orders.createdAt, new Date(now - FINGERPRINT_MS)),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return twin ?? null
}

/**
 * The first answer to this key, if there was one; else the key is ours from here on. A second call with the same key
 * waits in the database until the first has ended, so it never makes a second order.
 */
export async function claimKey(tx: Db, asked: Submit): Promise<{ answer: unknown } | null> {
  const { tenant, user, raw, key, now } = asked
  if (!key) return null
  const bodyHash = createHash('sha256').update(raw).digest('hex')
  const place = placeOf(asked)
  await tx.delete(idempotency).where(and(place, lt(idempotency.createdAt, new Date(now - KEY_LIFE_MS))))
  const claimed = await tx
    .insert(idempotency)
    .values({ merchantId: tenant.id, userId: user.id, key, bodyHash, answer: {}, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ key: idempotency.key })
  if (claimed.length > 0) return null
  const [first] = await tx.select().from(idempotency).where(place)
  if (first?.bodyHash !== bodyHash) throw new Fault('IDEMPOTENCY_MISMATCH', [{ field: 'Idempotency-Key' }])
  return { answer: first.answer }
}

/** Keeps the answer under its key, in the transaction of the order. */
export async function keepAnswer(tx: Db, asked: Submit, answer: unknown) {
  if (asked.key) await tx.update(idempotency).set({ answer }).where(placeOf(asked))
}
