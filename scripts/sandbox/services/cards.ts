import { and, desc, eq, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import { isId } from '#/domain/id.ts'
import {
  bankCardType,
  bareDigits,
  cardExpireFault,
  cardNumberFault,
  lastFour,
  maskedNumber,
} from '#/domain/order/bank-card.ts'
import type { Db } from '../db/connect.ts'
import { cards, challenges } from '../db/schema/index.ts'
import type { Services } from './context.ts'
import { Fault } from './errors.ts'
import { newId } from './ids.ts'
import { SMS, smsText } from './sms.ts'
import type { Tenant } from './tenants.ts'
import type { UserRow } from './tokens.ts'

/** Cards a customer may have at one merchant. */
export const MOST_CARDS = 10

const text = (max: number) => v.pipe(v.string(), v.maxLength(max), v.trim())
/** Other fields, a CVV above all, are not even read. */
export const CardBody = v.object({ number: text(32), expire: text(8), name: v.optional(text(50), '') })
export const CardCodeBody = v.object({
  id: v.custom<string>(isId),
  code: v.pipe(v.string(), v.regex(/^\d{4,8}$/)),
})

type Row = typeof cards.$inferSelect
/** `now`: of the shop; `machineNow`: by which codes are counted. */
export type Asked = { tenant: Tenant; user: UserRow; ip: string; now: number; machineNow: number }

const ofUser = ({ tenant, user }: Pick<Asked, 'tenant' | 'user'>) =>
  and(eq(cards.merchantId, tenant.id), eq(cards.userId, user.id))

/** The customer's own card; another's does not exist. */
async function cardOf(db: Db, asked: Pick<Asked, 'tenant' | 'user'>, id: string): Promise<Row> {
  const [row] = await db
    .select()
    .from(cards)
    .where(and(ofUser(asked), eq(cards.id, id)))
  if (!row) throw new Fault('NOT_FOUND')
  return row
}

const hiddenPhone = (phone: string | null) => phone?.replace(/^(\+\d{5})\d{5}(\d\d)$/, '$1*****$2') ?? ''

/** Cards in the API's format. `time`: seconds until a code for a card may be sent to this customer again. */
async function wireCards(db: Db, { user, machineNow }: Asked, rows: readonly Row[]) {
  const [last] = await db
    .select({ at: challenges.sentAt })
    .from(challenges)
    .where(and(eq(challenges.userId, user.id), eq(challenges.purpose, 'card')))
    .orderBy(desc(challenges.sentAt))
    .limit(1)
  const again = last ? last.at.getTime() + SMS.resendMs : machineNow
  return rows.map(({ id, name, number, expire, type, verifiedAt }) => ({
    id,
    name,
    number,
    expire: `${expire.slice(0, 2)}/${expire.slice(2)}`,
    type,
    phone: hiddenPhone(user.phone),
    time: Math.max(0, Math.ceil((again - machineNow) / 1_000)),
    isVerified: verifiedAt !== null,
  }))
}

async function wireCard(db: Db, asked: Asked, row: Row) {
  const [card] = await wireCards(db, asked, [row])
  return card
}

export async function listCards(db: Db, asked: Asked) {
  const rows = await db
    .select()
    .from(cards)
    .where(ofUser(asked))
    .orderBy(desc(cards.createdAt), desc(cards.id))
  return wireCards(db, asked, rows)
}

async function sendCode({ sms }: Services, { tenant, user, ip, now }: Asked, card: Row) {
  // A bank sends the code to the phone it knows; here it goes to the customer's own.
  if (!user.phone) throw new Fault('PHONE_INVALID', [{ field: 'phone' }])
  await sms.send(
    { merchantId: tenant.id, phone: user.phone, purpose: 'card', userId: user.id, cardId: card.id, ip, now },
    (code) => `${smsText(tenant, code)} (*${lastFour(card.number)})`,
  )
}

/** Adds a card to its customer's, or finds it there; the full number is not passed on from here. */
async function keepCard(
  db: Db,
  asked: Asked,
  body: v.InferOutput<typeof CardBody>,
  key: string | null,
): Promise<{ row: Row; isNew: boolean }> {
  const type = bankCardType(body.number)
  if (cardNumberFault(body.number) !== null || type === null)
    throw new Fault('CARD_INVALID', [{ field: 'number' }])
  if (cardExpireFault(body.expire, new Date(asked.now)) !== null)
    throw new Fault('CARD_INVALID', [{ field: 'expire' }])
  const [number, expire] = [maskedNumber(body.number), bareDigits(body.expire)]
  const same = and(ofUser(asked), eq(cards.number, number), eq(cards.expire, expire))
  const [known] = await db.select().from(cards).where(same)
  if (known?.verifiedAt) throw new Fault('CARD_ALREADY_ADDED', [{ field: 'number' }])
  if (!known && (await db.$count(cards, ofUser(asked))) >= MOST_CARDS)
    throw new Fault('TOO_MANY_CARDS', [{ max: MOST_CARDS }])
  const [made] = known
    ? []
    : await db
        .insert(cards)
        .values({
          id: newId('k'),
          merchantId: asked.tenant.id,
          userId: asked.user.id,
          name: body.name,
          number,
          expire,
          type,
          idempotencyKey: key,
          createdAt: new Date(asked.now),
        })
        .onConflictDoNothing()
        .returning()
  if (made) return { row: made, isNew: true }
  const [row] = await db
    .update(cards)
    .set({ name: body.name, idempotencyKey: key })
    .where(and(same, isNull(cards.verifiedAt)))
    .returning()
  if (!row) throw new Fault('CARD_ALREADY_ADDED', [{ field: 'number' }])
  return { row, isNew: false }
}

/** A new card, to be confirmed by a code; the same key answers what it answered before. */
export async function addCard(
  services: Services,
  asked: Asked,
  body: v.InferOutput<typeof CardBody>,
  key: string | null,
) {
  const { db } = services
  if (key) {
    const [first] = await db
      .select()
      .from(cards)
      .where(and(ofUser(asked), eq(cards.idempotencyKey, key)))
    if (first) return wireCard(db, asked, first)
  }
  const { row, isNew } = await keepCard(db, asked, body, key)
  try {
    await sendCode(services, asked, row)
  } catch (fault) {
    // A card that got no code could never be confirmed, so it is deleted.
    if (isNew) await db.delete(cards).where(eq(cards.id, row.id))
    throw fault
  }
  return wireCard(db, asked, row)
}

export async function resendCardCode(services: Services, asked: Asked, id: string) {
  const row = await cardOf(services.db, asked, id)
  if (row.verifiedAt === null) await sendCode(services, asked, row)
  return wireCard(services.db, asked, row)
}

export async function confirmCard(
  services: Services,
  asked: Asked,
  { id, code }: v.InferOutput<typeof CardCodeBody>,
) {
  const { db, sms } = services
  const { tenant, user, now } = asked
  const row = await cardOf(db, asked, id)
  if (row.verifiedAt) return wireCard(db, asked, row)
  const sent = { merchantId: tenant.id, phone: user.phone ?? '', userId: user.id, cardId: id }
  await sms.verify({ ...sent, purpose: 'card' }, code).catch((fault) => {
    throw fault instanceof Fault ? new Fault('CARD_CODE_WRONG', fault.details) : fault
  })
  const [verified] = await db
    .update(cards)
    .set({ verifiedAt: new Date(now) })
    .where(and(ofUser(asked), eq(cards.id, id)))
    .returning()
  if (!verified) throw new Fault('NOT_FOUND')
  return wireCard(db, asked, verified)
}

export async function removeCard(db: Db, asked: Asked, id: string): Promise<void> {
  const gone = await db
    .delete(cards)
    .where(and(ofUser(asked), eq(cards.id, id)))
    .returning({ id: cards.id })
  if (gone.length === 0) throw new Fault('NOT_FOUND')
}
