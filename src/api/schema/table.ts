import * as v from 'valibot'
import {
  flag,
  Id,
  multilingual,
  Num,
  OrderNumber,
  oneOf,
  oneOfOrUnknown,
  optionalNumber,
  SumOrNone,
  text,
} from './common.ts'
import { Day, Time } from './dates.ts'
import { bookingStatuses, OTHER_BOOKING_STATUSES } from './order-status.ts'
import { fullList } from './records.ts'

const percent = v.optional(v.nullable(Num, 0), 0)

/** The service fee of a hall: a percentage of the dishes, else a sum. Absent: none. */
const HallService = v.optional(v.nullable(v.object({ id: Id, percent, amount: SumOrNone })), null)

const tableEntries = { id: Id, number: text(20), seats: optionalNumber, isActive: flag(true) }
const hallEntries = { id: Id, name: multilingual(200), service: HallService }

/** A hall with its tables; if none of them can be read the hall is bad, since it must not look fully booked. */
export const Hall = v.object({ ...hallEntries, tables: fullList('tables', v.object(tableEntries)) })
export type Hall = v.InferOutput<typeof Hall>

/** A table with its branch and hall, as a link finds it. */
export const Table = v.object({ ...tableEntries, branchId: Id, hall: v.object(hallEntries) })
export type Table = v.InferOutput<typeof Table>

/** A booking of a table. Its status is NEW where it is absent; of one that this build does not know nothing is said. */
export const Booking = v.object({
  id: Id,
  /** Null: unknown. */
  number: OrderNumber,
  branchId: Id,
  tableId: v.optional(v.fallback(v.nullable(Id), null), null),
  date: Day,
  time: Time,
  people: optionalNumber,
  name: text(100),
  phone: text(32),
  comment: text(300),
  status: oneOfOrUnknown(bookingStatuses, 'NEW', OTHER_BOOKING_STATUSES),
})
export type Booking = v.InferOutput<typeof Booking>

export const BookingTime = v.object({
  time: Time,
  available: flag(true),
})

/** A call of the waiter; a status this build does not know reads as sent. */
export const WaiterCall = v.object({
  id: Id,
  status: oneOf(['SENT', 'ACCEPTED', 'DONE'], 'SENT'),
  waiterId: v.optional(v.fallback(v.nullable(Id), null), null),
})
export type WaiterCall = v.InferOutput<typeof WaiterCall>
