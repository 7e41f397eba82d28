import { expect, test } from 'vitest'
import { savesData } from './saves-data.ts'

test.each([
  ['a good line', null, { saveData: false, effectiveType: '4g' }, false],
  ['a browser that says nothing of its line', null, undefined, false],
  ['one that says nothing of its speed', null, { saveData: false }, false],
  ['an unknown speed', null, { saveData: false, effectiveType: '5g' }, false],
  ['a browser that is set to save data', null, { saveData: true, effectiveType: '4g' }, true],
  ['the same, and nothing said of its speed', null, { saveData: true }, true],
  ['3g', null, { saveData: false, effectiveType: '3g' }, true],
  ['2g', null, { saveData: false, effectiveType: '2g' }, true],
  ['slow 2g', null, { effectiveType: 'slow-2g' }, true],
  ['the choice to save on a good line', true, { saveData: false, effectiveType: '4g' }, true],
  ['the choice to save, and nothing known of the line', true, undefined, true],
  ['the choice not to save on a slow line', false, { saveData: true, effectiveType: '2g' }, false],
])('%s', (_rule, choice, line, saves) => {
  expect(savesData(choice, line)).toBe(saves)
})
