import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import {
  addresses,
  applications,
  bookings,
  botMessages,
  cards,
  cashbackLines,
  challenges,
  chatMessages,
  favourites,
  files,
  idempotency,
  notices,
  orders,
  preparedMessages,
  productGrades,
  readNotices,
  referralCodes,
  referrals,
  sharedBaskets,
  tokens,
  trackings,
  users,
} from '../db/schema/index.ts'
import { updateUser } from './people.ts'
import { rememberPerson } from './referrals.ts'

/** The personal data of an order: the person and the address. */
const NAMELESS_ORDER = {
  receiver: null,
  address: null,
  comment: '',
  courierComment: '',
  sendChequePhone: null,
}

/** What is a customer's alone: it goes with the account. */
const OWN_TABLES = [
  addresses,
  botMessages,
  cards,
  cashbackLines,
  chatMessages,
  favourites,
  files,
  idempotency,
  notices,
  preparedMessages,
  readNotices,
  referralCodes,
  referrals,
  sharedBaskets,
  tokens,
] as const

/**
 * Deletes an account with all that is the customer's alone. Orders, bookings and grades stay with the merchant, without the
 * person; an order under way keeps what the courier needs, and so does a booking to come. Codes that were sent keep the
 * number for a week, as the limits on messages count by them; that this person has ordered stays known by a digest, as the
 * limits on invitations count by that.
 */
export async function retireUser(db: Db, id: string, now: number) {
  const nameless = {
    phone: null,
    telegramId: null,
    firstName: '',
    lastName: '',
    email: '',
    birthday: null,
    gender: '',
    image: null,
    botMayWriteAt: null,
    cashback: 0,
    balance: 0,
  }
  await db.transaction(async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.id, id))
    if (account) await rememberPerson(tx, account, now)
    for (const table of OWN_TABLES) await tx.delete(table).where(eq(table.userId, id))
    if (account?.phone) {
      const applied = and(
        eq(applications.merchantId, account.merchantId),
        eq(applications.phone, account.phone),
      )
      await tx.delete(applications).where(applied)
    }
    await tx.update(challenges).set({ userId: null, cardId: null }).where(eq(challenges.userId, id))
    await tx.update(productGrades).set({ comment: '' }).where(eq(productGrades.userId, id))
    const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id))
    await tx.delete(trackings).where(inArray(trackings.orderId, own))
    const anonymous = JSON.stringify({ ...NAMELESS_ORDER, user: { id, firstName: '', phone: '' } })
    await tx
      .update(orders)
      .set({
        record: sql`${orders.record} || ${anonymous}::jsonb`,
        cancel: sql`${orders.cancel} || '{"comment":""}'::jsonb`,
        gradeComment: '',
      })
      .where(and(eq(orders.userId, id), lte(orders.finalAt, new Date(now))))
    await tx
      .update(bookings)
      .set({ name: '', phone: '', comment: '' })
      .where(and(eq(bookings.userId, id), lte(bookings.at, new Date(now))))
    await updateUser(tx, id, { ...nameless, deletedAt: new Date(now) }, now)
  })
}
