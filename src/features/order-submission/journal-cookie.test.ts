import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digest } from '#/lib/digest.ts'
import type { Journal } from './journal.ts'
import { packJournal, unpackJournal } from './journal-cookie.ts'

const some = fc.string({ minLength: 1, maxLength: 40 }).map(digest)
const moment = fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 })
const anyJournal = fc.record({
  key: fc.uuid(),
  userId: fc.stringMatching(/^[A-Za-z0-9_-]{1,30}$/),
  merchantId: fc.constant(''),
  match: some,
  snapshot: fc.array(some, { maxLength: 12 }),
  lines: fc.array(fc.record({ key: some, count: fc.constantFrom(1, 2, 0.5, 1.25, 300) }), { maxLength: 12 }),
  phone: fc.constantFrom('', '+998712000001'),
  body: fc.constant(null),
  startedAt: moment,
  endedAt: fc.option(moment),
  tries: fc.integer({ min: 0, max: 9 }),
  state: fc.constantFrom('SENT', 'UNKNOWN', 'NOT_CONFIRMED'),
}) satisfies fc.Arbitrary<Journal>

test('what a cookie can carry comes back whole, to its own shop only, in a kilobyte', () => {
  fc.assert(
    fc.property(anyJournal, (journal) => {
      const packed = packJournal(journal, 'here')
      if (packed === null) throw new Error('too long')
      expect(encodeURIComponent(packed)).toBe(packed)
      expect(packed.length).toBeLessThanOrEqual(1_000)
      expect(unpackJournal(packed, 'here')).toEqual(journal)
      expect(unpackJournal(packed, 'there')).toBeNull()
    }),
    { numRuns: 500 },
  )
})

test('a journal too large for a cookie is not packed, and nonsense is not read as a journal', () => {
  const [journal] = fc.sample(anyJournal, 1)
  if (!journal) throw new Error('no sample')
  const snapshot = Array.from({ length: 100 }, (_, n) => digest(`order ${n}`))
  expect(packJournal({ ...journal, snapshot }, 'here')).toBeNull()
  expect(packJournal({ ...journal, userId: 'a b' }, 'here')).toBeNull()
  for (const text of ['', 'here', 'here~u', '~~~~~~~~~~']) expect(unpackJournal(text, 'here')).toBeNull()
})

test('every one of twenty thousand ids has a digest of its own', () => {
  const digests = new Set(Array.from({ length: 20_000 }, (_, n) => digest(`o-${n}`)))
  expect(digests.size).toBe(20_000)
})
