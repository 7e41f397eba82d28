import { answerList } from '#/api/schema/records.ts'
import { Booking, BookingTime, Hall, Table, WaiterCall } from '#/api/schema/table.ts'
import { laterService } from './api.ts'
import { path } from './path.ts'

/** What a booking asks for. In its form, empty: not chosen yet. */
export type BookingInput = {
  branchId: string
  date: string
  time: string
  people: number
  name: string
  phone: string
  comment: string
}
export type WaiterReason = 'WAITER' | 'BILL' | 'WATER'

/** Halls, tables, bookings and the waiter, of the services `users` and `orders`. */
export const tablesApi = laterService((call, knowsKeys) => {
  const once = (key: string): { method: 'POST'; headers: Record<string, string> } => ({
    method: 'POST',
    headers: knowsKeys ? { 'Idempotency-Key': key } : {},
  })
  return {
    halls: (branchId: string, signal?: AbortSignal) =>
      call(answerList('halls', Hall), path`/users/v1/branches/${branchId}/halls`, { signal, isPublic: true }),
    /** 404: no such table. */
    table: (id: string, signal?: AbortSignal) =>
      call(Table, path`/users/v1/tables/${id}`, { signal, isPublic: true }),
    bookings: (signal?: AbortSignal) =>
      call(answerList('bookings', Booking), '/orders/v1/bookings', { signal }),
    /** The times of a day, and whether a table for so many is free then. */
    free: (branchId: string, date: string, people: number, signal?: AbortSignal) =>
      call(answerList('booking times', BookingTime), '/orders/v1/bookings/free', {
        query: { branchId, date, people },
        signal,
        isPublic: true,
      }),
    book: (body: BookingInput, key: string) =>
      call(Booking, '/orders/v1/bookings', { ...once(key), body: body }),
    cancelBooking: (id: string) =>
      call(Booking, path`/orders/v1/bookings/${id}/cancel`, { method: 'PUT', body: {} }),
    /** Guests may call too; 429 with `retryAfter` seconds when they have just done so. */
    callWaiter: (body: { branchId: string; tableId: string; reason: WaiterReason }, key: string) =>
      call(WaiterCall, '/orders/v1/waiter-calls', { ...once(key), body: body }),
    waiterCall: (id: string, signal?: AbortSignal) =>
      call(WaiterCall, path`/orders/v1/waiter-calls/${id}`, { signal, isPublic: true }),
  }
})
