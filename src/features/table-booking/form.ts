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
export const bookingFormAtom = atom<Partial<BookingInput>>({})

const REQUIRED_FIELDS = ['date', 'time', 'name', 'phone'] as const
export type BookingField = (typeof REQUIRED_FIELDS)[number]

/** What a booking cannot go without, in the order of the page. */
export const missingFields = (input: Pick<BookingInput, BookingField>): BookingField[] =>
  REQUIRED_FIELDS.filter((field) =>
    field === 'phone' ? normalPhone(input.phone) === null : input[field].trim() === '',
  )
