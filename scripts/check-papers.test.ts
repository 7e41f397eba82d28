import { describe, expect, test } from 'vitest'
import {
  bigFeatures,
  differences,
  faultsOf,
  firstColumn,
  longFiles,
  looseActions,
  missingPlaces,
  packageFaults,
  variableFaults,
  wrongCommands,
} from './check-papers.ts'

describe('files that a paper names', () => {
  const places = ['src', 'src/lib', 'src/lib/clock.ts', 'scripts/check-a.ts', '.github/CONTRIBUTING.md']
  const missing = (text: string) => missingPlaces(text, places)

  test.each(['`src/lib/clock.ts`', '`lib/`', '`clock.ts`', '`check-*.ts`', '`scripts/check-*.ts`'])(
    '%s is there',
    (text) => expect(missing(text)).toEqual([]),
  )
  test.each([
    '`serverNow()`',
    '`npm run build`',
    '`dist/`',
    '`src/features/<name>/Screen.tsx`',
    '`/basket/code`',
  ])('%s is no file of the repository', (text) => expect(missing(text)).toEqual([]))
  test.each(['src/lib/clocks.ts', 'lock.ts', 'ib/', 'tests/', 'check-*.js'])('%s is not there', (name) =>
    expect(missing(`see \`${name}\`, \`src/lib/\``)).toEqual([name]),
  )
})

describe('commands', () => {
  const wrong = (text: string) =>
    wrongCommands(text, {
      scripts: {
        faults: 'node scripts/lab/faults/run.ts',
        e2e: 'node scripts/e2e/run.ts',
        start: 'node scripts/start.ts',
        unit: 'vitest',
      },
      texts: new Map([
        [
          'scripts/lab/faults/run.ts',
          "options: { fuzz: { type: 'boolean' }, 'no-build': { type: 'string' } }",
        ],
        ['scripts/start.ts', "{ reset: { type: 'boolean' } }"],
      ]),
    })

  test.each([
    'npm run faults',
    '`npm run faults -- --fuzz --no-build 3`',
    'npm start -- --reset',
    'npm run e2e -- --shard=1/6',
    'npm ci',
    'npm run unit -- --changed',
  ])('%s is right', (text) => expect(wrong(text)).toEqual([]))
  test.each([
    ['npm run fault -- --fuzz', 'npm run fault'],
    ['`npm run faults -- --runs 10 --fuzz`', 'npm run faults -- --runs'],
    ['npm start -- --fuzz', 'npm run start -- --fuzz'],
  ])('%s: there is no %s', (text, fault) => expect(wrong(text)).toEqual([fault]))
})

const TABLE =
  'Rooms.\n\n| feature | what |\n| --- | --- |\n| `menu`, `search` | `basket` |\n| `checkout` | . |\n\n`other`\n'

test('a table says what stands in its first column', () => {
  expect(firstColumn(TABLE, 'feature')).toEqual(['menu', 'search', 'checkout'])
  expect(firstColumn(TABLE, 'folder')).toEqual([])
})

test('what is in one list only is named, in both directions', () => {
  expect(differences(['a', 'b'], ['b', 'c'], 'the table')).toEqual([
    'the table lacks c',
    'the table has a, which is not there',
  ])
})

test('a big feature without its reason is named, and so is a reason without its feature; tests and styles do not count', () => {
  const files = (name: string, count: number) =>
    Array.from({ length: count }, (_, nth) => `src/features/${name}/${nth}/a.tsx`)
  const places = [
    ...files('big', 17),
    ...files('other', 17),
    ...files('small', 16),
    'src/features/small/a.test.ts',
    'src/features/small/a.css',
  ]
  const text =
    '\nA feature folder with more than sixteen files\nis two ideas:\n\n- `big`: a reason\n  on two lines.\n- `small`: none.\n\nNext\n\n- `other`\n'
  expect(bigFeatures(text, places).map((fault) => fault.split('files ')[1])).toEqual([
    'lacks other',
    'has small, which is not there',
  ])
})

test('a variable is in the code and in a paper', () => {
  const texts = new Map([
    [
      'a.md',
      '| variable | means |\n| --- | --- |\n| `PORT`, `GONE` | . |\n| `BOT_TOKEN_DEMO` | . |\n\n`SAID`',
    ],
    [
      'a.ts',
      "env.PORT; env.SAID; env.UNSAID; env.CI; const PREFIX = 'BOT_TOKEN_'; { VITE_NEW } = import.meta.env",
    ],
  ])
  expect(variableFaults({ texts })).toEqual([
    'no paper says what the variable UNSAID is',
    'no paper says what the variable VITE_NEW is',
    'no code reads the variable GONE',
  ])
})

test('an action is named by its commit, with its version beside it', () => {
  const sha = 'de0fac2e4500dabe0009e67214ff5f5447ce83dd'
  const steps = [`a/b@${sha} # v6.0.2`, 'a/c@v6', `a/d@${sha}`, `a/e@${sha.slice(1)} # v6.0.2`]
  expect(
    looseActions(steps.map((step) => `- uses: ${step}\n`).join('')).map((action) => action.slice(0, 3)),
  ).toEqual(['a/c', 'a/d', 'a/e'])
})

test('each package has its reason', () => {
  const text =
    '\n## Dependencies, and why\n\n| package | why |\n| --- | --- |\n| a, b | . |\n| @c/* | . |\n| gone | . |\n'
  expect(packageFaults(text, ['a', 'b', '@c/one', '@c/two', '@types/a', 'new'])).toEqual([
    'the table of dependencies lacks new',
    'the table of dependencies has gone, which is not there',
  ])
})

test('a file of code has at most 250 lines; tests and seeds may be longer', () => {
  const lines = (count: number) => 'a\n'.repeat(count)
  const files = ['src/long.ts', 'src/long.test.ts', 'scripts/sandbox/seeds/demo.ts', 'src/README.md']
  const texts = new Map([...files.map((file) => [file, lines(251)] as const), ['src/right.tsx', lines(250)]])
  expect(longFiles(texts)).toEqual(['src/long.ts has more than 250 lines: it is two'])
})

test('every room and every file of the tools stands in its table', () => {
  const places = [
    'src/lib/a.ts',
    'src/lib',
    'src/new/a.ts',
    'src/new',
    'scripts/run.ts',
    'scripts/vite-a.ts',
    'scripts/a.test.ts',
    'src/features/menu/a.ts',
  ]
  const texts = new Map([
    [
      'src/README.md',
      '| folder | . |\n| --- | --- |\n| `lib/` | . |\n| `features/` | . |\n\n| feature | . |\n| --- | --- |\n',
    ],
    ['scripts/README.md', '| folder or file | . |\n| --- | --- |\n| `vite-*.ts` | . |\n'],
  ])
  expect(
    faultsOf({ places: [...places, 'src/features', 'src/features/menu'], texts, scripts: {}, packages: [] }),
  ).toEqual([
    'src/README.md: the table of features lacks menu',
    'src/README.md: the table of rooms lacks new/',
    'the table of scripts lacks run.ts',
  ])
})
