import { expect, test } from 'vitest'
import { kitchenComment } from './kitchen-comment.ts'
import { MOST_COMMENT } from './order-request.ts'

test.each([
  ['none unless asked for', ' Less salt ', 0, 'Less salt'],
  ['nothing to say', ' ', 0, ''],
  ['cutlery alone', '', 2, '2 kishilik vilka-qoshiq / Приборы на 2 чел.'],
  ['after the note', 'Less salt', 1, 'Less salt. 1 kishilik vilka-qoshiq / Приборы на 1 чел.'],
  ['a note with its full stop', 'Less salt!', 3, 'Less salt! 3 kishilik vilka-qoshiq / Приборы на 3 чел.'],
])('cutlery for the kitchen, in Uzbek and Russian: %s (BX-18)', (_rule, note, people, expected) => {
  const once = kitchenComment(note, people)
  expect(once).toBe(expected)
  // A second try may give the line in again.
  expect(kitchenComment(once, people)).toBe(once)
})

test.each([0, 20])('a note too long for an order loses its end, never the cutlery for %d', (people) => {
  const comment = kitchenComment('x'.repeat(900), people)
  expect(comment.length).toBeLessThanOrEqual(MOST_COMMENT)
  expect(comment.endsWith(people === 0 ? 'x…' : `x… ${kitchenComment('', people)}`)).toBe(true)
  expect(kitchenComment(comment, people)).toBe(comment)
})
