import { expect, test } from 'vitest'
import { lastUsedFirst, meantLabel, readyLabel } from './place-label.ts'

test.each([
  ['Home', 'home', 'home'],
  [' uy ', 'home', 'home'],
  ['ДОМ', 'home', 'home'],
  ['Мой дом', 'home', 'home'],
  ['Мой друг', null, null],
  ['Ish', 'work', 'work'],
  ['Работа', 'work', 'work'],
  ['Work, 3rd floor', null, 'work'],
  ['Ofis (Oybek)', null, 'work'],
  ['Uyim', null, 'home'],
  ['Uyghur café', null, null],
  ['Ishonch bozori', null, null],
  ['Домодедово', null, null],
  ['Workshop', null, null],
  ['', null, null],
] as const)('"%s" is the ready-made name %s and means %s (BX-22)', (name, ready, meant) => {
  expect([readyLabel(name), meantLabel(name)]).toEqual([ready, meant])
})

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
test.each([
  ['nothing was used: as they come', [], [a, b, c, d]],
  ['the last used first, then the one before', ['c', 'b'], [c, b, a, d]],
  ['one used twice counts once, one that is gone not at all', ['d', 'x', 'd', 'a'], [d, a, b, c]],
] as const)('%s (BX-22)', (_, used, expected) => {
  expect(lastUsedFirst([a, b, c, d] as { id: string }[], used)).toEqual(expected)
})
