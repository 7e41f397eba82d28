import { cutText } from '#/lib/cut-text.ts'
import type { Door } from './door.ts'
import { MOST_COMMENT } from './order-request.ts'

/** The names of the four in the language of the customer. */
export type DoorWords = Readonly<Record<keyof Door, string>>

/** What the courier needs to know besides the address; empty: not given. */
export type ForCourier = {
  readonly note: string
  /** Landmark of the place (moʻljal). */
  readonly landmark: string
  /** The last metres: which gate, which yard. */
  readonly details: string
  /** The customer comes out into the street. */
  readonly meetsOutside: boolean
  /** Address of a picture of the entrance. */
  readonly photo: string
}

/** Nothing but the door. */
export const NOTHING_FOR_COURIER: ForCourier = {
  note: '',
  landmark: '',
  details: '',
  meetsOutside: false,
  photo: '',
}

const ORDER = ['entrance', 'floor', 'office', 'domophone'] as const satisfies readonly (keyof Door)[]

/** Read by couriers, not by the customer: in two languages, one of which every courier knows (CX-07). */
const LANDMARK = 'Moʻljal / Ориентир'
const PHOTO = 'Kirish joyi rasmi / Фото входа'
const MEETS_OUTSIDE = 'Tashqarida kutib olaman / Встречу на улице'

/** "Kirish: 2, qavat: 5, domofon: 24K"; empty when nothing is given. */
function doorText(door: Door, words: DoorWords): string {
  const parts = ORDER.filter((field) => door[field].trim() !== '').map((field) => {
    return `${words[field].toLocaleLowerCase()}: ${door[field].trim()}`
  })
  const text = parts.join(', ')
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Joins sentences and adds the full stops that they lack. */
export const sentences = (parts: readonly string[]) =>
  parts
    .filter((part) => part !== '')
    .reduce((line, next) => (line === '' ? next : `${line}${/[.!?…]$/.test(line) ? '' : '.'} ${next}`), '')

/** Cuts a text that is too long and ends it in "…". `room`: UTF-16 units. */
export const within = (text: string, room: number) =>
  text.length > room ? `${cutText(text, room - 1)}…` : text

/**
 * One line for the courier: how to find the place, what the customer says, and the door's details at the end, with
 * the picture of the entrance before them; neither is ever cut. Giving the result in again as the note, as a second
 * try may, changes nothing (CO-06).
 */
export function courierComment(notes: ForCourier, door: Door, words: DoorWords): string {
  // No full stop after the address of the photo: it would become a part of the link.
  const photo = notes.photo && `${PHOTO}: ${notes.photo} `
  const details = `${photo}${doorText(door, words)}`.trimEnd()
  let note = oneLine(notes.note)
  while (details !== '' && note.endsWith(details)) note = note.slice(0, -details.length).trimEnd()
  const landmark = oneLine(notes.landmark)
  const way = [
    landmark && `${LANDMARK}: ${landmark}`,
    oneLine(notes.details),
    notes.meetsOutside ? MEETS_OUTSIDE : '',
  ].filter((part) => !note.includes(part))
  const room = details === '' ? MOST_COMMENT : MOST_COMMENT - details.length - '. '.length
  return sentences([within(sentences([...way, note]), room), details])
}
