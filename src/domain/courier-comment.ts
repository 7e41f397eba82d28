/** What a courier needs at the house; empty: not given. */
export type Door = {
  readonly office: string
  readonly domophone: string
  readonly entrance: string
  readonly floor: string
}
/** The names of the four in the language of the customer. */
export type DoorWords = Readonly<Record<keyof Door, string>>

const ORDER = ['entrance', 'floor', 'office', 'domophone'] as const satisfies readonly (keyof Door)[]

/** "Kirish: 2, qavat: 5, domofon: 24K"; empty when nothing is given. */
function doorText(door: Door, words: DoorWords): string {
  const parts = ORDER.filter((field) => door[field].trim() !== '').map((field) => {
    return `${words[field].toLocaleLowerCase()}: ${door[field].trim()}`
  })
  const text = parts.join(', ')
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
}

/**
 * The customer's note with the door's details after it (spec section 9). Giving the result in again as the note, as
 * a second try may, changes nothing (CO-06).
 */
export function courierComment(note: string, door: Door, words: DoorWords): string {
  const details = doorText(door, words)
  let own = note.trim()
  if (details === '') return own
  while (own.endsWith(details)) own = own.slice(0, -details.length).trimEnd()
  if (own === '') return details
  return /[.!?…]$/.test(own) ? `${own} ${details}` : `${own}. ${details}`
}
