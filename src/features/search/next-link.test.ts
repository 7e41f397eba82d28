import { expect, test } from 'vitest'
import { nextLink } from './next-link.ts'

const links = ['a', 'b', 'c', 'd', 'e'].map((name) => {
  const link = { name, contains: (other: unknown) => other === link }
  return link
})
const after = (from: number, key: string, columns: number) => {
  const target = links[from] as unknown as EventTarget
  const next = nextLink(links, { key, target }, columns)
  return next === null || next === 'field' ? next : next.name
}

test.each([
  ['down one column', 0, 'ArrowDown', 1, 'b'],
  ['up at the top', 0, 'ArrowUp', 1, 'field'],
  ['down two columns', 0, 'ArrowDown', 2, 'c'],
  ['up from the second of the first row', 1, 'ArrowUp', 2, 'field'],
  ['down above a short last row', 3, 'ArrowDown', 2, 'e'],
  ['to the side', 0, 'ArrowRight', 2, 'b'],
  ['other keys', 0, 'Enter', 1, null],
] as const)('%s', (_rule, from, key, columns, to) => {
  expect(after(from, key, columns)).toBe(to)
})
