import { expect, test } from 'vitest'
import { conversationDays } from './conversation.ts'

const own = (createdDate: string | null) => ({ createdDate, isOwn: true })
const theirs = (createdDate: string | null) => ({ createdDate, isOwn: false })
const shape = (messages: Parameters<typeof conversationDays>[0]) =>
  conversationDays(messages).map(({ day, messages: of }) => [day, of.map(({ isRunEnd }) => isRunEnd)])

test('a conversation has a heading for each day of the branches, and a time for each run of one side', () => {
  expect(
    shape([
      own('2026-11-30T23:58:00+05:00'),
      // Midnight ends a run.
      own('2026-12-01T00:01:00+05:00'),
      own('2026-11-30T19:03:00Z'),
      theirs('2026-12-01T00:04:00+05:00'),
      theirs('2026-12-01T00:20:00+05:00'),
    ]),
  ).toEqual([
    ['2026-11-30', [true]],
    ['2026-12-01', [false, true, true, true]],
  ])
})

test('a message without a date stands under the day of the one before', () => {
  expect(shape([own(null), own('2026-12-01T10:00:00+05:00'), own(null)])).toEqual([
    ['', [true]],
    ['2026-12-01', [true, true]],
  ])
  expect(shape([])).toEqual([])
})
