/*
 * Code, comments and tests name a behaviour by the id of its row in src/FEATURES.md. This keeps the two together: every
 * id that is cited has its row, and every row names tests that exist, or says that there is none.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'

const LIST = 'src/FEATURES.md'
const ID = /\b[A-Z]{2}-\d{2}\b/g
/** A row of the list: the id, the behaviour, and the paths of its tests. */
const ROW = /^\|\s*([A-Z]{2}-\d{2})\s*\|(.*)\|([^|]*)\|\s*$/gm
const NO_TEST = 'none yet'

/** What is wrong with the list, one line each; `texts` are the files that may cite ids, by their path. */
export function faultsOf(
  list: string,
  texts: ReadonlyMap<string, string>,
  exists: (path: string) => boolean,
): string[] {
  const rows = [...list.matchAll(ROW)].map(([, id = '', , tests = '']) => ({ id, tests: tests.trim() }))
  const ids = new Set(rows.map(({ id }) => id))
  const twice = rows.filter(({ id }, at) => rows.findIndex((row) => row.id === id) !== at)
  const missingTests = rows
    .filter(({ tests }) => tests !== NO_TEST)
    .flatMap(({ id, tests }) => tests.split(/,\s*/).map((path) => ({ id, path })))
    .filter(({ path }) => !exists(path))
  const unknown = [...texts].flatMap(([path, text]) =>
    [...new Set(text.match(ID))].filter((id) => !ids.has(id)).map((id) => ({ id, path })),
  )
  return [
    ...twice.map(({ id }) => `${LIST} has ${id} twice`),
    ...missingTests.map(
      ({ id, path }) => `${LIST} names a test of ${id} that is not there: ${path || '(empty)'}`,
    ),
    ...unknown.map(({ id, path }) => `${path} cites ${id}, which ${LIST} does not have`),
  ]
}

if (import.meta.main) {
  const files = globSync('{src,scripts}/**/*.{ts,tsx,css,html,md}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== LIST)
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const faults = faultsOf(readFileSync(LIST, 'utf8'), texts, existsSync)
  for (const fault of faults) console.error(fault)
  console.log(`${files.length} files against ${LIST}: ${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
