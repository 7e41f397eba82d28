import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Branch } from '#/api/schema/branch.ts'
import { isId } from '#/domain/id.ts'
import {
  bookingEnd,
  bookingMoment,
  bookingTimes,
  freeTables,
  isBookable,
  MAX_PEOPLE,
} from '#/domain/order/booking.ts'
import { normalPhone } from '#/domain/phone.ts'
import type { Db } from '../db/connect.ts'
import { bookings, merchants } from '../db/schema/index.ts'
import { isOpenForGuests } from './branches.ts'
import { tashkentIso } from './clock.ts'
import type { Services } from './context.ts'
import { Fault } from './errors.ts'
import { newId } from './ids.ts'
import type { Tenant } from './tenants.ts'
import type { UserRow } from './tokens.ts'

type BookingRow = typeof bookings.$inferSelect

/** So many tables one customer holds at a time: whoever has more keeps others from booking. */
const MOST_HELD = 10

/** How long the branch takes to answer a booking at speed 1, ms. */
const ANSWER_MS = 20_000

const Id = v.custom<string>(isId)
const People = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PEOPLE))
export const BookingBody = v.object({
  branchId: Id,
  hallId: v.optional(v.nullable(Id), null),
  tableId: v.optional(v.nullable(Id), null),
  date: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
  time: v.pipe(v.string(), v.regex(/^\d\d:\d\d$/)),
  people: People,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  phone: v.pipe(v.string(), v.maxLength(32)),
  comment: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(300)), ''), ''),
})
export type BookingBody = v.InferOutput<typeof BookingBody>

/** The branch, if it takes bookings at all. */
export function bookingBranch(tenant: Tenant, id: string): Branch {
  const branch = tenant.branches.get(id)
  if (!branch || !isOpenForGuests(branch)) throw new Fault('BRANCH_NOT_FOUND', [{ field: 'branchId' }])
  if (tenant.wire.settings.bookingActive !== true || branch.settings?.bookingEnabled === false)
    throw new Fault('FEATURE_OFF', [{ field: 'branchId' }])
  return branch
}

/** Tables of a branch with their hall; of one hall or one table when that is wanted. */
function tablesOf(tenant: Tenant, branchId: string, wanted: Pick<BookingBody, 'hallId' | 'tableId'>) {
  const all = tenant.wire.halls
    .filter((hall) => hall.branchId === branchId)
    .flatMap((hall) => hall.tables.map((table) => ({ ...table, hallId: hall.id })))
  const some = all.filter(
    ({ id, hallId }) =>
      (!wanted.tableId || id === wanted.tableId) && (!wanted.hallId || hallId === wanted.hallId),
  )
  if (some.length === 0 && (wanted.tableId || wanted.hallId))
    throw new Fault('TABLE_NOT_FOUND', [{ field: wanted.tableId ? 'tableId' : 'hallId' }])
  return some
}

async function heldTables(db: Db, tenant: Tenant, branchId: string) {
  const rows = await db
    .select({ tableId: bookings.tableId, at: bookings.at })
    .from(bookings)
    .where(
      and(eq(bookings.merchantId, tenant.id), eq(bookings.branchId, branchId), isNull(bookings.canceledAt)),
    )
  return rows.map(({ tableId, at }) => ({ tableId, at: at.getTime() }))
}

/** The times of a day, and whether a table for so many people is free then. */
export async function freeTimes(
  db: Db,
  tenant: Tenant,
  asked: { branch: Branch; date: string; people: number; hallId: string | null; now: number },
) {
  const { branch, date, people } = asked
  const tables = tablesOf(tenant, branch.id, { hallId: asked.hallId, tableId: null })
  const held = await heldTables(db, tenant, branch.id)
  return bookingTimes(branch, date, new Date(asked.now)).map((time) => {
    const at = bookingMoment({ date, time }).getTime()
    return { time, available: freeTables(tables, held, { at, people }).length > 0 }
  })
}

/**
 * Books the smallest free table; the same key gets the same response. The merchant's next number is taken first: the
 * lock on its row makes bookings wait for each other, so that no table is given twice.
 */
export async function book(
  { db, clock }: Services,
  asked: { tenant: Tenant; user: UserRow; body: BookingBody; key: string | null; now: number },
): Promise<BookingRow> {
  const { tenant, user, body, key, now } = asked
  const branch = bookingBranch(tenant, body.branchId)
  const phone = normalPhone(body.phone)
  if (!phone) throw new Fault('PHONE_INVALID', [{ field: 'phone' }])
  const at = bookingMoment(body)
  return db.transaction(async (tx) => {
    const [counter] = await tx
      .update(merchants)
      .set({ nextBookingNumber: sql`${merchants.nextBookingNumber} + 1` })
      .where(eq(merchants.id, tenant.id))
      .returning({ next: merchants.nextBookingNumber })
    const ofUser = and(eq(bookings.merchantId, tenant.id), eq(bookings.userId, user.id))
    if (key) {
      const [first] = await tx
        .select()
        .from(bookings)
        .where(and(ofUser, eq(bookings.idempotencyKey, key)))
      if (first) return first
    }
    if (!isBookable(branch, body, new Date(now))) throw new Fault('BOOKING_UNAVAILABLE', [{ field: 'time' }])
    const ahead = and(ofUser, isNull(bookings.canceledAt), gt(bookings.at, new Date(now)))
    if ((await tx.$count(bookings, ahead)) >= MOST_HELD) throw new Fault('TOO_MANY_REQUESTS')
    const tables = tablesOf(tenant, branch.id, body)
    const held = await heldTables(tx, tenant, branch.id)
    const [table] = freeTables(tables, held, { at: at.getTime(), people: body.people })
    if (!table) throw new Fault('BOOKING_UNAVAILABLE', [{ field: body.tableId ? 'tableId' : 'time' }])
    const { date, time, people, name, comment } = body
    const row = {
      id: newId('bk'),
      merchantId: tenant.id,
      userId: user.id,
      number: (counter?.next ?? 2) - 1,
      branchId: branch.id,
      hallId: table.hallId,
      tableId: table.id,
      at,
      answeredAt: new Date(now + ANSWER_MS / clock.speed),
      idempotencyKey: key,
      createdAt: new Date(now),
    }
    const [made] = await tx
      .insert(bookings)
      .values({ ...row, date, time, people, name, phone, comment })
      .returning()
    if (!made) throw new Error('a booking vanished')
    return made
  })
}

function statusOf(row: BookingRow, now: number) {
  if (row.canceledAt && row.canceledAt.getTime() <= now) return 'CANCELED'
  if (row.answeredAt.getTime() > now) return 'NEW'
  return bookingEnd(row.at.getTime()) > now ? 'CONFIRMED' : 'DONE'
}

/** A booking in the API's format. */
export const wireBooking = (row: BookingRow, now: number) => ({
  id: row.id,
  number: row.number,
  branchId: row.branchId,
  hallId: row.hallId,
  tableId: row.tableId,
  date: row.date,
  time: row.time,
  people: row.people,
  name: row.name,
  phone: row.phone,
  comment: row.comment,
  status: statusOf(row, now),
  createdDate: tashkentIso(row.createdAt.getTime()),
})

const LIST_LIMIT = 50

/** A customer's bookings: those to come first, the nearest on top. */
export async function bookingsOf(db: Db, tenant: Tenant, userId: string, now: number): Promise<BookingRow[]> {
  const mine = and(eq(bookings.merchantId, tenant.id), eq(bookings.userId, userId))
  const since = new Date(now)
  const ahead = await db
    .select()
    .from(bookings)
    .where(and(mine, gt(bookings.at, since)))
    .orderBy(asc(bookings.at))
  const past = await db
    .select()
    .from(bookings)
    .where(and(mine, lt(bookings.at, since)))
    .orderBy(sql`${bookings.at} desc`)
    .limit(LIST_LIMIT)
  return [...ahead, ...past].slice(0, LIST_LIMIT)
}

/** Cancels a booking of this customer before its time; its table is free again. */
export async function cancelBooking(
  db: Db,
  asked: { tenant: Tenant; userId: string; id: string; now: number },
) {
  const { tenant, userId, id, now } = asked
  const one = and(eq(bookings.id, id), eq(bookings.userId, userId), eq(bookings.merchantId, tenant.id))
  const [row] = await db
    .update(bookings)
    .set({ canceledAt: new Date(now) })
    .where(and(one, isNull(bookings.canceledAt), gt(bookings.at, new Date(now))))
    .returning()
  if (row) return row
  throw new Fault((await db.$count(bookings, one)) > 0 ? 'BOOKING_NOT_CANCELABLE' : 'NOT_FOUND')
}
