import { expect, test } from 'vitest'
import { faultsOf, variablesOf } from './check-state.ts'

test.each([
  ['let a = 1', ['a']],
  ['export let api: Api', ['api']],
  ['let a = 0, b: number | null = null', ['a', 'b']],
  ['var old = 1', ['old']],
  ['const a = 1; export const b = 2', []],
  ['function f() { let a = 1; return a }', []],
  ['const f = () => { let a = 1; return a }', []],
  ['for (let i = 0; i < 3; i++) f(i)', []],
])('%s: %j', (text, names) => expect(variablesOf('a.ts', text)).toEqual(names))

test.each([
  ['as many as are allowed', ['a', 'b'], []],
  ['one more', ['a', 'b', 'c'], ['src/a.ts has variables of the module (a, b, c)']],
  ['one less, so that the list gets shorter', ['a'], ['src/a.ts has 1 by now']],
])('%s', (_what, names, faults) => {
  const found = faultsOf(new Map([['src/a.ts', names]]), { 'src/a.ts': 2 })
  expect(found.map((fault) => fault.split(':')[0])).toEqual(faults)
})

test('a file that is not on the list has none, and one that is gone leaves it', () => {
  expect(faultsOf(new Map([['src/new.ts', ['a']]]), {})).toHaveLength(1)
  expect(faultsOf(new Map(), { 'src/gone.ts': 1 })).toHaveLength(1)
})
