import { sentences } from './courier-comment.ts'

/** Read by the kitchen and the courier, not by the customer: in the two languages that one of them will know. */
const cutleryFor = (people: number) => `${people} kishilik vilka-qoshiq / Приборы на ${people} чел.`

/**
 * What the kitchen reads: the customer's note and, when asked for, cutlery for so many people (BX-18). The order has no
 * field for cutlery, so it is a line of the comment, as meeting outside is one of the courier's. What stands in the
 * note already is not said again.
 */
export function kitchenComment(note: string, people: number): string {
  const said = note.trim()
  const wish = people > 0 ? cutleryFor(people) : ''
  return sentences([said, said.includes(wish) ? '' : wish])
}
