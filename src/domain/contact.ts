import { cutText } from '#/lib/cut-text.ts'
import { formatPhone, normalPhone } from './phone.ts'

/** Whom the restaurant calls back. `phone`: as its field shows it. */
export type PhoneContact = { name: string; phone: string }

/** First and last name as one text; empty where neither is known. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** The most UTF-16 units of a contact's name: two names of an account may be longer together. */
export const CONTACT_NAME_LENGTH = 100

/** What is known of the customer, to begin a form with; of a visitor nothing is. */
export const contactOf = (
  customer: { firstName: string; lastName: string; phone: string } | null,
): PhoneContact =>
  customer
    ? { name: cutText(fullName(customer), CONTACT_NAME_LENGTH), phone: formatPhone(customer.phone) }
    : { name: '', phone: '' }

/** What a contact lacks to be sent, in the order of the form (DI-03, CT-04). */
export const missingOfContact = ({ name, phone }: PhoneContact): (keyof PhoneContact)[] => [
  ...(name.trim() === '' ? (['name'] as const) : []),
  ...(normalPhone(phone) === null ? (['phone'] as const) : []),
]
