import * as v from 'valibot'
import { expect, test } from 'vitest'
import { nextPage, type Page } from './pages.ts'
import { Id } from './schema/common.ts'
import { pageOf } from './schema/records.ts'

const Orders = pageOf('orders', v.object({ id: Id }))
const ids = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => ({ id: `o-${from + i}` }))

/** Reads a list of `total` records, ten a page, from a server that wraps its pages so; answers what was asked for. */
function readAll(total: number, wrap: (page: { content: unknown[]; number: number }) => unknown) {
  const pages: Page[] = []
  const asked: number[] = []
  for (let number: number | null = 0; number !== null && asked.length < 50; ) {
    asked.push(number)
    const page: Page = v.parse(
      Orders,
      wrap({ content: ids(number * 10, Math.min(total, number * 10 + 10)), number }),
    )
    pages.push(page)
    number = nextPage(page, pages, number)
  }
  return {
    asked: asked.length,
    got: new Set(pages.flatMap(({ content }) => content.map((one) => JSON.stringify(one)))).size,
  }
}

const totals = (number: number) => ({ size: 10, number, totalElements: 25, totalPages: 3 })
const ENVELOPES: Record<string, (page: { content: unknown[]; number: number }) => unknown> = {
  'with last': ({ content, number }) => ({ content, last: number === 2, ...totals(number) }),
  'with last as a text': ({ content, number }) => ({ content, last: String(number === 2) }),
  'without last': ({ content, number }) => ({ content, ...totals(number) }),
  'with its totals in an object': ({ content, number }) => ({ content, page: totals(number) }),
  'with totals as texts': ({ content }) => ({ content, totalPages: '3' }),
  'with how many there are': ({ content }) => ({ content, totalElements: 25 }),
  'with one sign that says all and one that says more': ({ content }) => ({
    content,
    totalElements: 25,
    totalPages: 1,
  }),
  'with hasNext': ({ content, number }) => ({ content, hasNext: number < 2 }),
  'of items': ({ content, number }) => ({ items: content, last: number === 2 }),
}

test.each(Object.entries(ENVELOPES))('all 25 of a list are read from pages %s', (_how, wrap) => {
  expect(readAll(25, wrap)).toEqual({ asked: 3, got: 25 })
})

const HALF_SAID: Record<string, (page: { content: unknown[]; number: number }) => unknown> = {
  'that say nothing': ({ content }) => ({ content }),
  'that are bare lists': ({ content }) => content,
  'that are never the last': ({ content }) => ({ content, last: false }),
  'whose number is one less': ({ content, number }) => ({ content, number: number - 1, last: false }),
}
test.each(Object.entries(HALF_SAID))('a list of pages %s ends with the first empty one', (_how, wrap) => {
  expect(readAll(25, wrap)).toEqual({ asked: 4, got: 25 })
})

test.each([
  ['always the same', () => ({ content: ids(0, 10), last: false, totalPages: 100 })],
  ['always one of them', () => [{ id: 'o-1' }]],
])('a server whose answer is %s is asked twice at most', (_what, wrap) => {
  expect(readAll(25, wrap).asked).toBe(2)
})
