import { describe, expect, test } from 'vitest'
import { blockOf, cardHeight, gridOf } from './card-geometry.ts'

const phone = { page: 390, list: 358, rem: 16 }
const category = (id: string, more = {}) =>
  ({ id, image: '', viewType: 'MEDIUM', scrollType: 'VERTICAL', ...more }) as const

describe('grid', () => {
  test.each([
    ['a phone has two columns of 173', 390, 358, 2],
    ['from 600 three', 600, 552, 3],
    ['from 1280 four', 1280, 716, 4],
    ['from 1600 five', 1600, 1000, 5],
  ])('%s', (_rule, page, list, columns) => {
    expect(gridOf('MEDIUM', { page, list, rem: 16 }).columns).toBe(columns)
  })

  test('a phone card is 173 wide, its words 82 high under a square picture', () => {
    const { cardWidth, rowHeight } = gridOf('MEDIUM', phone)
    expect([cardWidth, rowHeight]).toEqual([173, 173 + 9 + 82])
  })

  test('a SMALL row is 96 high', () => {
    expect(gridOf('SMALL', phone).rowHeight).toBe(96)
  })

  test('words grow with the text size, pictures do not', () => {
    expect(cardHeight('MEDIUM', 173, 32) - cardHeight('MEDIUM', 173, 16)).toBe(80)
  })
})

test('a band is 120 px and its margin, a wide name larger; a rail is as high as one card', () => {
  const rail = blockOf(category('r', { scrollType: 'HORIZONTAL', viewType: 'BIG', image: 'x' }), 90, phone)
  expect([rail.body, rail.head]).toEqual([cardHeight('BIG', 280, 16), 132])
  expect(blockOf(category('d'), 1, { page: 1440, list: 800, rem: 16 }).head).toBe(34 + 16)
})
