import { describe, expect, test } from 'vitest'
import { layoutOf, movedBy, RESTING, rangeAround, samePlace, sectionAt, sectionsBetween } from './geometry.ts'

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
  const rows = 548
  const spacing = { above: 12, gap: 28 }
  const blocks = ['a', 'b', 'c'].map((id) => ({ id, head: 40, body: rows }))
  const none = new Map<string, number>()

  test('a head has its expected height until the section was measured', () => {
    const { tops, ends } = layoutOf(blocks, new Map([['b', 90]]), spacing)
    expect(tops).toEqual([12, 12 + rows + 40 + 28, 12 + rows + 40 + 28 + rows + 90 + 28])
    expect(ends[1]).toBe((tops[1] ?? 0) + rows + 90)
  })

  test.each([
    ['above them all', -900, -500, { from: 0, to: 1 }],
    ['at the first', 0, 100, { from: 0, to: 1 }],
    ['over two', rows, rows + 200, { from: 0, to: 2 }],
    ['over all', 0, 1_000_000, { from: 0, to: 3 }],
    ['below them all', 900_000, 1_000_000, { from: 2, to: 3 }],
  ])('those seen %s', (_where, top, bottom, rendered) => {
    expect(sectionsBetween(layoutOf(blocks, none, spacing), { top, bottom })).toEqual(rendered)
  })

  test('an empty menu has none', () => {
    expect(sectionsBetween(layoutOf([], none, spacing), { top: 0, bottom: 900 })).toEqual({ from: 0, to: 0 })
  })
})

test.each([
  ['a head above the screen grew: all that is seen goes with it', 150, 30],
  ['its own head is above the screen: its body is what is seen', 70, 30],
  ['the head that grew is on the screen: what is above it stays', 0, 0],
  ['nothing but the end of the list is above the screen', 900, 50],
])('what is seen moved: %s', (_where, y, moved) => {
  const before = { tops: [12, 112, 212], ends: [100, 200, 300] }
  // The first section is 30 px higher than reckoned, the last one 20.
  const after = { tops: [12, 142, 242], ends: [130, 230, 350] }
  expect(movedBy(before, after, y)).toBe(moved)
})

test('a menu without sections moves by nothing', () => {
  expect(movedBy({ tops: [], ends: [] }, { tops: [], ends: [] }, 0)).toBe(0)
})

test.each([
  ['a list that rests is rendered around the screen', {}, 2_400, 5_000],
  ['one that has jumped down, ahead only', { isFar: true }, 3_000, 5_000],
  ['one that has jumped up, ahead only', { isFar: true, isUp: true }, 2_400, 4_400],
])('%s, in steps', (_how, scroll, top, bottom) => {
  for (const px of [3_000, 3_299]) {
    const screen = { top: px, bottom: px + 800 + 300 }
    expect(rangeAround(screen, { ...RESTING, ...scroll })).toEqual({ top, bottom })
  }
})

test.each([
  ['the top of a section stays its top', 500, 300],
  ['the middle of a section stays its middle', 700, 350],
  ['the gap above a section stays as wide', 480, 280],
  ['the end of the list is its end', 900, 400],
])('turned, a list is read at the same place: %s', (_what, y, at) => {
  const upright = { tops: [0, 500], ends: [450, 900] }
  const sideways = { tops: [0, 300], ends: [250, 400] }
  expect(samePlace(upright, sideways, y)).toBe(at)
})
