import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { faultsIn } from './check-lone-texts.ts'

/* What counts as a text beside others in JSX (LN-08). One small project holds all cases, a file each. */

const ARGUMENTS =
  '{ word, count, isOn, node, box, boxes, words }: { word: string; count: number; isOn: boolean; node: ReactNode; box: ReactElement; boxes: readonly ReactElement[]; words: readonly string[] }'
const HEAD = "import { createContext, Fragment, Suspense, type ReactElement, type ReactNode } from 'react'\n"

const refused: Record<string, string> = {
  'a text after an element': '<p><b />{word}</p>',
  'a number before an element': '<p>{count}<b /></p>',
  'two texts': '<p>{word}{count}</p>',
  'a fixed text beside one that changes': '<p>Total: {word}</p>',
  'a fixed text beside an element that comes and goes': '<p>Total{isOn && <b />}</p>',
  'a fixed text beside an element with a key': '<p>Total<b key={count} /></p>',
  'a text that comes and goes': '<p><b />{isOn && word}</p>',
  'a node that may be a text': '<p><b />{node}</p>',
  'a text alone in a fragment': '<><b /><>{word}</></>',
  'a fixed text in a fragment': '<p>{isOn && <>Total</>}</p>',
  'a list of texts, also alone': '<p>{words}</p>',
  'a text alone in Suspense': '<p><Suspense>{word}</Suspense></p>',
  'a text until something has loaded': '<p><Suspense fallback={word}><b /></Suspense></p>',
  'a text alone in a context': '<p><Context value={1}>{word}</Context></p>',
}

const allowed: Record<string, string> = {
  'a text alone': '<p>{word}</p>',
  'a text alone that comes and goes': '<p>{isOn && word}</p>',
  'a text or an element, alone': '<p>{isOn ? word : <b />}</p>',
  'a node alone': '<p>{node}</p>',
  'texts in elements of their own': '<p><span>{word}</span> <b>{count}</b></p>',
  'a fixed text beside fixed elements': '<p>Total <b>{count}</b></p>',
  'elements that come and go': '<p>{isOn && <b />}{isOn ? <i /> : null}{word && <u />}{box}{boxes}</p>',
  'a list of elements': '<p>{words.map((one) => <b key={one}>{one}</b>)}<i /></p>',
  'a comment and spaces': '<p>\n  {/* why */}\n  {word}\n  {" "}\n</p>',
  'a place with a reason': '<p>\n  <b />\n  {/* lone-text: it never changes */}\n  {word}\n</p>',
  'a text alone in a component': '<p><Own>{word}</Own></p>',
}

const nameOf = (group: string, index: number) => `${group}${index}`
const source = (jsx: string) =>
  `${HEAD}const Context = createContext(0)\nconst Own = ({ children }: { children: ReactNode }) => <i>{children}</i>\nexport const used = [Fragment, Suspense, Context, Own]\nexport function Case(${ARGUMENTS}) {\n  return ${jsx}\n}\n`

const root = mkdtempSync(path.join(tmpdir(), 'lone-texts-'))
afterAll(() => rmSync(root, { recursive: true }))
mkdirSync(path.join(root, 'src'))
symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
const compilerOptions = {
  jsx: 'react-jsx',
  module: 'ESNext',
  moduleResolution: 'bundler',
  strict: true,
  skipLibCheck: true,
  types: [],
}
writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }))
for (const [group, cases] of Object.entries({ Refused: refused, Allowed: allowed }))
  for (const [index, jsx] of Object.values(cases).entries())
    writeFileSync(path.join(root, 'src', `${nameOf(group, index)}.tsx`), source(jsx))
writeFileSync(
  path.join(root, 'src', 'Returning.tsx'),
  'export function Word({ of }: { of: string }) {\n  return of\n}\nexport const wordOf = (of: string) => of\n',
)

const faults = faultsIn(path.join(root, 'tsconfig.json'))
const faultsOf = (name: string) => faults.filter((fault) => fault.startsWith(`src/${name}.tsx:`))

test.each(Object.keys(refused).map((title, index) => [title, index] as const))('refused: %s', (_, index) => {
  expect(faultsOf(nameOf('Refused', index))).not.toEqual([])
})

test.each(Object.keys(allowed).map((title, index) => [title, index] as const))('allowed: %s', (_, index) => {
  expect(faultsOf(nameOf('Allowed', index))).toEqual([])
})

test('a component that returns a text is refused, another function is not', () => {
  expect(faultsOf('Returning')).toEqual([expect.stringContaining('Word')])
})
