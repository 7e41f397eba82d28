import { expect, test } from 'vitest'
import { newerInScript, newerInStyles } from './newer-features.ts'

test.each([
  ['URL.canParse(link)', ['URL.canParse']],
  ['lines.toSorted((a, b) => a - b)', ['.toSorted()']],
  ['new TextDecoderStream()', ['TextDecoderStream']],
  ['AbortSignal.any([one, other])', ['AbortSignal.any']],
  ['Object.groupBy(lines, nameOf)', ['.groupBy()', 'Object.groupBy']],
  ['navigator.connection.effectiveType', ['navigator.connection']],
  ['requestIdleCallback(run)', ['requestIdleCallback']],
  ['control.checkVisibility()', ['.checkVisibility()']],
  ['class Line { static { register(Line) } }', ['static {}']],
  ['text.split(/(?<=,)/)', ['(?<=)']],
  ['/\\p{RGI_Emoji}/v.test(text)', ['/v']],
])('%s needs a newer browser', (code, found) => {
  expect(newerInScript(code)).toEqual(found)
})

test.each([
  [
    'a browser of the list has it',
    'structuredClone(line), crypto.randomUUID(), lines.at(-1), Object.hasOwn(a, b)',
  ],
  ['it is called where it is there', 'control.checkVisibility?.()'],
  ['it is only looked for', 'typeof requestIdleCallback'],
  ['the name is one of our own', 'const navigation = [1]; navigation.map(String)'],
  ['an old object has a method of that name', 'map.values().next(), lines.filter(Boolean)'],
])('%s: it needs none', (_why, code) => {
  expect(newerInScript(code)).toEqual([])
})

test.each([
  ['.a { background: color-mix(in srgb, red, blue) }', ['color-mix()']],
  ['.a:has(b) { color: red }', [':has']],
  ['@container (width > 1px) { .a { color: red } }', ['@container']],
  ['.a { height: 100dvh }', ['1dvh']],
  ['.a { translate: 0 1px }', ['translate']],
  ['.a { & b { color: red } }', ['&']],
  ['.a { min-height: var(--b); min-height: 10dvh }', []],
  ['.a { max-width: 60cqw; max-width: 60vw }', ['1cqw']],
  // With a variable it is known too late that the unit is not: nothing is left of the other declaration.
  ['.a { max-width: 60vw; max-width: calc(var(--b) + 1cqw) }', ['1cqw']],
  ['@supports (width: 1cqw) { .a { width: 1cqw } }', []],
  ['.a { color: rgb(0 0 0 / 5%); inset: 0; gap: 1px; aspect-ratio: 1 }', []],
])('%s', (styles, found) => {
  expect(newerInStyles(styles)).toEqual(found)
})
