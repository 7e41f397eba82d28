import { expect, test } from 'vitest'
import { cardHeight } from '#/first-screen/grid.ts'
import { blockOf } from './menu-blocks.ts'

const phone = { page: 390, list: 358, rem: 16 }
const category = (id: string, more = {}) =>
  ({ id, image: '', viewType: 'MEDIUM', scrollType: 'VERTICAL', ...more }) as const

test('a band is 120 px and its margin, a wide name larger; a rail is as high as one card', () => {
  const rail = blockOf(category('r', { scrollType: 'HORIZONTAL', viewType: 'BIG', image: 'x' }), 90, phone)
  expect([rail.body, rail.head]).toEqual([cardHeight('BIG', 280, 16), 132])
  const small = blockOf(category('s', { scrollType: 'HORIZONTAL', viewType: 'SMALL' }), 90, phone)
  expect(small.body, 'its picture, 127 px, and the words of a narrow card').toBeCloseTo(350 / 2.75 + 91)
  expect(blockOf(category('d'), 1, { page: 1440, list: 800, rem: 16 }).head).toBe(34 + 16)
})
