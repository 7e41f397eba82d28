import { expect, test } from 'vitest'
import { faultsOf } from './check-features.ts'

const LIST = `
| id    | what is seen            | test                                 |
| ----- | ----------------------- | ------------------------------------ |
| ST-01 | two shops on one build  | scripts/a.spec.ts                    |
| ST-02 | a shop by its \`vendor\`  | scripts/a.spec.ts, src/b/b.test.ts   |
| ST-03 | the shop of last time   | none yet                             |
`
const files = ['scripts/a.spec.ts', 'src/b/b.test.ts']
const check = (list: string, cited = '') =>
  faultsOf(list, new Map([['src/code.ts', cited]]), (path) => files.includes(path))

test('a list whose ids are cited and whose tests exist is good', () => {
  expect(check(LIST, '/** The shop of a host (ST-01, ST-03). */')).toEqual([])
})

test.each([
  ['an id that no row explains', LIST, 'ST-01 to ST-04', 'src/code.ts cites ST-04'],
  ['an id with two rows', `${LIST}| ST-02 | again | none yet |\n`, '', 'has ST-02 twice'],
  [
    'a test that is not there',
    LIST.replace('src/b/b.test.ts', 'src/b/gone.test.ts'),
    '',
    'of ST-02 that is not there: src/b/gone',
  ],
  [
    'a row that names no test',
    LIST.replace('none yet', '        '),
    '',
    'of ST-03 that is not there: (empty)',
  ],
])('%s is a fault', (_what, list, cited, fault) => {
  const faults = check(list, cited)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(fault)
})
