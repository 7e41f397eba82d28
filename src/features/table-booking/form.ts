import * as v from 'valibot'
import type { BookingInput } from '#/api/tables.ts'
import { missingOfContact } from '#/domain/contact.ts'
import { formInputAtom } from '#/session/form-input.ts'

/** The half-filled booking: it waits while the customer signs in. */
export const bookingFormAtom = formInputAtom<Partial<BookingInput & { timeBranchId: string }>>(
  'booking',
  v.partial(
    v.object({
      /** Whose free time `time` is. */
      timeBranchId: v.string(),
      branchId: v.string(),
      date: v.string(),
      time: v.string(),
      people: v.number(),
      name: v.string(),
      phone: v.string(),
      comment: v.string(),
    }),
  ),
)

export type BookingField = 'date' | 'time' | 'name' | 'phone'

/** The id of a field's element, to scroll to and focus. */
export const bookingFieldId = (field: BookingField) => `booking-${field}`

/** The required fields of a booking, in the order of the page. */
export const missingBookingFields = (input: Pick<BookingInput, BookingField>): BookingField[] => [
  ...(['date', 'time'] as const).filter((field) => input[field] === ''),
  ...missingOfContact(input),
]
