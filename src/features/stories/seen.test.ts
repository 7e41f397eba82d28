import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Story } from '#/api/schema/story.ts'
import { scopedKeys } from '#/session/keys.ts'
import { firstSlide, isSeen } from './seen.ts'

const story = (...ids: string[]) => v.parse(Story, { id: 's-1', slides: ids.map((id) => ({ id })) })

test('a story is seen when all of its slides are, and new again when one is added (NT-02)', () => {
  const seen = new Set(['a', 'b'])
  expect(isSeen(story('a', 'b'), seen)).toBe(true)
  expect(isSeen(story('a', 'b', 'c'), seen)).toBe(false)
})

test('it starts with the first unseen slide, and with its first one when all are seen', () => {
  expect(firstSlide(story('a', 'b', 'c'), new Set(['a', 'c']))).toBe(1)
  expect(firstSlide(story('a', 'b'), new Set(['a', 'b']))).toBe(0)
})

test('each merchant, brand and Telegram account has its own seen slides', () => {
  const scope = { merchantId: 'm-1', brandId: 'b-1', telegramUserId: '1' }
  const names = [scope, { ...scope, merchantId: 'm-2' }, { ...scope, telegramUserId: '2' }].map(
    (one) => scopedKeys.seenSlides(one).name,
  )
  expect(new Set(names).size).toBe(3)
})

test.each([
  [undefined, 5_000],
  [0, 1_000],
  [7_000, 7_000],
  [1e9, 60_000],
])('a slide of %s ms stays for %i', (durationMs, shown) => {
  const read = v.parse(Story, { id: 's-1', slides: [{ id: 'a', durationMs }] })
  expect(read.slides[0]?.durationMs).toBe(shown)
})
