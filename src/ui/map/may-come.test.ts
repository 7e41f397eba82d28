import { expect, test } from 'vitest'
import { mayMapCome } from './may-come.ts'

test.each([
  ['a good line', { saveData: false, effectiveType: '4g' }, true],
  ['a browser that says nothing of its line', undefined, true],
  ['one that says nothing of its speed', { saveData: false }, true],
  ['an unknown speed', { saveData: false, effectiveType: '5g' }, true],
  ['a browser that is set to save data', { saveData: true, effectiveType: '4g' }, false],
  ['the same, and nothing said of its speed', { saveData: true }, false],
  ['3g', { saveData: false, effectiveType: '3g' }, false],
  ['2g', { saveData: false, effectiveType: '2g' }, false],
  ['slow 2g', { effectiveType: 'slow-2g' }, false],
])('%s', (_rule, line, may) => {
  expect(mayMapCome(line)).toBe(may)
})
