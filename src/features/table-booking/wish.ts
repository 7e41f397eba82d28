import { atom } from 'jotai'
import { normalPhone } from '#/domain/phone.ts'

/** What is being asked for. Empty: not chosen yet. */
export type Wish = {
  branchId: string
  date: string
  time: string
  people: number
  name: string
  phone: string
  comment: string
}

/** The half-filled booking: it waits while the customer signs in. */
export const wishAtom = atom<Partial<Wish>>({})

export const WISH_FIELDS = ['date', 'time', 'name', 'phone'] as const
export type WishField = (typeof WISH_FIELDS)[number]

/** What a booking cannot go without, in the order of the page. */
export const gapsOf = (wish: Pick<Wish, WishField>): WishField[] =>
  WISH_FIELDS.filter((field) =>
    field === 'phone' ? normalPhone(wish.phone) === null : wish[field].trim() === '',
  )
