import { createHash } from 'node:crypto'
import { and, desc, eq, gt, lt } from 'drizzle-orm'
import { fingerprintOfRecord } from '#/domain/order/fingerprint.ts'
import type { Language } from '#/domain/text.ts'
import type { Db } from '../db/connect.ts'
import { onlyOneOf } from '../db/only-one-of.ts'
import { idempotency, orders } from '../db/schema/index.ts'
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
  /** The raw body: a key must always come with the same one. */
  raw: string
  key: string | null
  channel: 'WEB' | 'TG'
  language: Language
  now: number
}

/** What distinguishes one basket from another when there is no key. */
export const fingerprintOf = (body: OrderBody, totalPrice: number) =>
  fingerprintOfRecord({ ...body, totals: { totalPrice } })

const placeOf = ({ tenant, user, key }: Submit) =>
  and(eq(idempotency.merchantId, tenant.id), eq(idempotency.userId, user.id), eq(idempotency.key, key ?? ''))

/**
 * An order with the same content that this customer made moments ago, for the server that recognises repeats by
 * content. The lock keeps two simultaneous orders from both finding nothing.
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
 * The stored response to this key, if there is one; else the key is claimed. A second call with the same key waits in
 * the database until the first has ended, so it never makes a second order.
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

/** Stores the response under its key, in the transaction of the order. */
export async function keepAnswer(tx: Db, asked: Submit, answer: unknown) {
  if (asked.key) await tx.update(idempotency).set({ answer }).where(placeOf(asked))
}
