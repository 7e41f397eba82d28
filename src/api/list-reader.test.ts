import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listReader } from './list-reader.ts'

function readIn(pieces: readonly string[]) {
  const { feed, end } = listReader('products')
  const items = pieces.flatMap((piece) => feed(piece))
  return { items, object: end() }
}

const pieces = fc.tuple(
  fc.record({
    groups: fc.array(fc.record({ products: fc.constant([]), name: fc.string({ unit: 'binary' }) })),
    note: fc.constantFrom('"products":[', '\\', '],[', '{"'),
    products: fc.array(fc.jsonValue()),
    last: fc.jsonValue(),
  }),
  fc.constantFrom(undefined, 1),
  fc.array(fc.nat()),
)

test('in whatever parts it comes, the list and what is around it are those of JSON.parse', () => {
  fc.assert(
    fc.property(pieces, ([object, space, cuts]) => {
      const text = JSON.stringify(object, null, space)
      const places = cuts.map((cut) => cut % text.length).sort((a, b) => a - b)
      const parts = [...places, text.length].map((end, i) => text.slice(places[i - 1] ?? 0, end))
      const { products, ...rest } = JSON.parse(text)
      expect(readIn(parts)).toEqual({ items: products, object: { ...rest, products: [] } })
    }),
  )
})

test('items are there as soon as they have ended', () => {
  const { feed } = listReader('products')
  expect(feed('{"products":[{"id":1},{"i')).toEqual([{ id: 1 }])
  expect(feed('d":2}')).toEqual([])
  expect(feed(']')).toEqual([{ id: 2 }])
})

test.each([
  ['is cut off in the list', '{"products":[{"id":1}'],
  ['is cut off after it', '{"products":[]'],
  ['is not there', ''],
  ['is a page', '<html>'],
  ['has an item that is none', '{"products":[{"id":}]}'],
])('throws where the text %s', (_what, text) => {
  expect(() => readIn([text])).toThrow(SyntaxError)
})

test('a list that is none stays as it is', () => {
  expect(readIn(['{"products":{"id":[1]}}'])).toEqual({ items: [], object: { products: { id: [1] } } })
})
