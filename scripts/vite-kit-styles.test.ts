import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { classesOfKit, stylesOf } from './vite-kit-styles.ts'

const SHEET = readFileSync('node_modules/@telegram-apps/telegram-ui/dist/styles.css', 'utf8')
const only = (...classes: string[]) => new Set(classes)

test.each([
  ['its own rule', '.a{top:0}.b{top:1px}', '.a{top:0}'],
  ['one of several selectors', '.a,.b{top:0}', '.a{top:0}'],
  ['what is within another part', '.b .a{top:0}.a .b{top:0}', ''],
  ['a rule that holds without it', '.a:not(.b){top:0}', '.a:not(.b){top:0}'],
  ['elements and variables', ':root{--x:1}div>.a{top:0}', ':root{--x:1}div>.a{top:0}'],
  ['a query of nothing', '@media (hover:hover){.b{top:0}}.a{top:0}', '.a{top:0}'],
  ['movements', '@keyframes k{to{top:0}}', '@keyframes k{to{top:0}}'],
])('of a class that no element has: %s', (_what, sheet, left) => {
  expect(stylesOf(sheet, only('a'))).toBe(left)
})

test('every rule of the kit’s own parts is left, and most of the others are not', () => {
  const classes = classesOfKit()
  const left = stylesOf(SHEET, classes)
  // The switch and its platforms.
  const { platforms = '' } =
    /const platformStyles = {(?<platforms>[^}]*)}/.exec(
      readFileSync('node_modules/@telegram-apps/telegram-ui/dist/components/Form/Switch/Switch.js', 'utf8'),
    )?.groups ?? {}
  const names = platforms.match(/tgui-[\da-f]{16}/g) ?? []
  expect(names).toHaveLength(2)
  for (const name of names) expect(left).toContain(`.${name}`)
  expect(left.length).toBeLessThan(SHEET.length / 2)
})
