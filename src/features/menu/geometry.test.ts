import { describe, expect, test } from 'vitest'
import {
  blockOf,
  cardHeight,
  gridOf,
  layoutOf,
  rowsBetween,
  rowsHeight,
  sectionAt,
  sectionsBetween,
  spaceAbove,
} from './geometry.ts'

const phone = { page: 390, list: 358, rem: 16 }

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

describe('rows', () => {
  const grid = gridOf('MEDIUM', phone)
  const pitch = grid.rowHeight + grid.rowGap

  test('an odd number of dishes leaves the last row half empty, no gap below it', () => {
    expect(rowsHeight(grid, 5)).toBe(3 * pitch - grid.rowGap)
    expect(rowsHeight(grid, 0)).toBe(0)
  })

  test('a list scrolled away keeps its height: no more space above than it is high', () => {
    expect(spaceAbove(grid, 8, 4)).toBe(rowsHeight(grid, 8))
    expect(spaceAbove(grid, 8, 2)).toBe(2 * pitch)
  })

  test.each([
    ['above the list', -5000, -100, { from: 0, to: 0 }],
    ['at its top', -500, pitch, { from: 0, to: 1 }],
    ['in the middle', pitch * 10 + 1, pitch * 12, { from: 10, to: 12 }],
    ['below the list', pitch * 900, pitch * 910, { from: 50, to: 50 }],
  ])('the rows seen %s', (_where, top, bottom, rows) => {
    expect(rowsBetween(grid, 100, top, bottom)).toEqual(rows)
  })
})

test.each([
  [-10, 0],
  [0, 0],
  [99, 0],
  [100, 1],
  [450, 2],
])('at %i the section is number %i', (line, section) => {
  expect(sectionAt([0, 100, 400], line)).toBe(section)
})

describe('sections', () => {
  const category = (id: string, more = {}) =>
    ({ id, image: '', viewType: 'MEDIUM', scrollType: 'VERTICAL', ...more }) as const
  const rows = rowsHeight(gridOf('MEDIUM', phone), 4)
  const blocks = ['a', 'b', 'c'].map((id) => blockOf(category(id), 4, phone))
  const none = { own: new Map<string, number>(), ofKind: new Map<string, number>() }

  test('a head that was measured once is that of all of its kind, a section that was measured is as it is', () => {
    const { tops, ends } = layoutOf(
      blocks,
      { own: new Map([['b', 90]]), ofKind: new Map([['plain', 40]]) },
      phone,
    )
    expect(tops).toEqual([12, 12 + rows + 40 + 28, 12 + rows + 40 + 28 + rows + 90 + 28])
    expect(ends[1]).toBe((tops[1] ?? 0) + rows + 90)
  })

  test('a band and a rail are kinds of their own; a rail is as high as one card', () => {
    const rail = blockOf(category('r', { scrollType: 'HORIZONTAL', viewType: 'BIG', image: 'x' }), 90, phone)
    expect(rail.body).toBe(cardHeight('BIG', 280, 16))
    expect(new Set([rail.kind, blockOf(category('d', { image: 'x' }), 1, phone).kind, 'plain']).size).toBe(3)
  })

  test.each([
    ['above them all', -900, -500, { from: 0, to: 1 }],
    ['at the first', 0, 100, { from: 0, to: 1 }],
    ['over two', rows, rows + 200, { from: 0, to: 2 }],
    ['over all', 0, 1_000_000, { from: 0, to: 3 }],
    ['below them all', 900_000, 1_000_000, { from: 2, to: 3 }],
  ])('those seen %s', (_where, top, bottom, drawn) => {
    expect(sectionsBetween(layoutOf(blocks, none, phone), top, bottom)).toEqual(drawn)
  })

  test('an empty menu has none', () => {
    expect(sectionsBetween(layoutOf([], none, phone), 0, 900)).toEqual({ from: 0, to: 0 })
  })
})
