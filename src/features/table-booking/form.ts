import { atom } from 'jotai'
import { normalPhone } from '#/domain/phone.ts'

/** What is being asked for. Empty: not chosen yet. */
export type BookingInput = {
  branchId: string
  date: string
  time: string
  people: number
  name: string
  phone: string
  comment: string
}

/** The half-filled booking: it waits while the customer signs in. */
export const bookingInputAtom = atom<Partial<BookingInput>>({})

export const WISH_FIELDS = ['date', 'time', 'name', 'phone'] as const
export type BookingField = (typeof WISH_FIELDS)[number]

/** What a booking cannot go without, in the order of the page. */
export const missingFields = (wish: Pick<BookingInput, BookingField>): BookingField[] =>
  WISH_FIELDS.filter((field) =>
    field === 'phone' ? normalPhone(wish.phone) === null : wish[field].trim() === '',
  )
