import { type BranchFacts, isShown } from '#/domain/geo/branches.ts'
import { type BranchSchedule, bookableDays, isSlotGood, slots } from '#/domain/hours/schedule.ts'
import { deliveryAt } from '#/domain/hours/tashkent.ts'

/** How tables are booked, minutes and days: an hour's notice, every half hour, none in the last hour. */
const RULES = { leadTimeMinutes: 60, slotMinutes: 30, lastOrderMinutes: 60, maxDaysAhead: 14 } as const
/** How long a booked table is reserved, ms. */
const HELD_MS = 2 * 60 * 60_000

/** The most people one booking is for; a larger company calls. */
export const MAX_PEOPLE = 20

/** Whether tables can be booked there (DI-03): only where the branch says so. */
export const takesBookings = (
  branch: Omit<BranchFacts, 'settings'> & { readonly settings: { readonly bookingEnabled: boolean } | null },
): boolean => isShown({ ...branch, settings: null }) && branch.settings?.bookingEnabled === true

export type BookedTime = { readonly date: string; readonly time: string }

/** The times of a day a table can be booked for, "HH:mm"; none when the branch is shut (DI-03). */
export const bookingTimes = (branch: BranchSchedule, date: string, now: Date): string[] =>
  slots({ ...branch, ...RULES }, date, now, 'DINE_IN').map(({ time }) => time)

/** The days with a time to book, today first. */
export const bookingDays = (branch: BranchSchedule, now: Date): string[] =>
  bookableDays({ ...branch, ...RULES }, now).filter((date) => bookingTimes(branch, date, now).length > 0)

/** Whether the branch takes a booking for this time: asked again by the server. */
export const isBookable = (branch: BranchSchedule, { date, time }: BookedTime, now: Date): boolean =>
  isSlotGood({ ...branch, ...RULES }, { day: date, time }, now, 'DINE_IN')

/** The moment of the booking. */
export const bookingMoment = ({ date, time }: BookedTime): Date => new Date(deliveryAt(date, time))

/** Whether a booking is still to come: it can be cancelled until its time (DI-05). */
export const isAhead = (booking: BookedTime & { readonly status: string }, now: Date): boolean =>
  (booking.status === 'NEW' || booking.status === 'CONFIRMED') && bookingMoment(booking) > now

type Table = { readonly id: string; readonly seats: number; readonly isActive: boolean }

/** Free tables for so many people at that time, the smallest first. `at`: ms. */
export function freeTables<T extends Table>(
  tables: readonly T[],
  held: readonly { readonly tableId: string; readonly at: number }[],
  asked: { readonly at: number; readonly people: number },
): T[] {
  const taken = held.filter(({ at }) => Math.abs(at - asked.at) < HELD_MS).map(({ tableId }) => tableId)
  return tables
    .filter(({ id, seats, isActive }) => isActive && seats >= asked.people && !taken.includes(id))
    .sort((a, b) => a.seats - b.seats)
}

/** When a booking is over, ms. */
export const bookingEnd = (at: number): number => at + HELD_MS
