import { sentences, within } from './courier-comment.ts'
import { MOST_COMMENT } from './order-request.ts'

/** Read by the kitchen and the courier, not by the customer: in two languages, one of which everybody there knows. */
const cutleryFor = (people: number) => `${people} kishilik vilka-qoshiq / Приборы на ${people} чел.`

/**
 * The comment for the kitchen: the customer's note and, on request, cutlery for so many people (BX-18). The order has
 * no field for cutlery, so it is a line of the comment, as meeting outside is one of the courier's. What the note says
 * already is not added again; of a comment that is too long the note loses its end.
 */
export function kitchenComment(note: string, people: number): string {
  const said = note.trim()
  const line = people > 0 ? cutleryFor(people) : ''
  const added = said.includes(line) ? '' : line
  return sentences([within(said, MOST_COMMENT - (added && `. ${added}`).length), added])
}
