/*
 * What the papers say and a program can look up: each file, command, option and variable that they name is there, the tables
 * of rooms, features and scripts name all of them, and the workflows do what the papers say. Sentences about behaviour are
 * the matter of check-features.ts.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The repository, as far as papers speak of it. */
export type Repository = {
  /** Every file and folder of ours, from the root. */
  places: readonly string[]
  /** What is in the papers and in the code, by path. */
  texts: ReadonlyMap<string, string>
  /** The scripts of package.json, and the packages that it names. */
  scripts: Readonly<Record<string, string>>
  packages: readonly string[]
}

/** How many lines a file of code may have; seeds are data. */
const MOST_LINES = 250
const isData = (file: string) => file.startsWith('scripts/sandbox/seeds/')
/** How many files with code a feature folder may have before it has to say why. */
const MOST_FILES = 16
/** What a build or a run writes, and what a host serves: named in papers, in no clone. */
const WRITTEN = /^(dist|assets|test-results|\.data|node_modules)\/|^\/openapi\.json$|^#\/$/
/** Variables by which our own scripts and tools speak to each other, and those that belong to others. */
const INTERNAL = [
  'DAMAGED',
  'DEV',
  'E2E',
  'FRAME_ORIGIN',
  'MODE',
  'NODE_ENV',
  'PATH',
  'SANDBOX_DIST',
  'SHOP_MERCHANT',
  'SHOP_PRINTED',
  'TRANSLATED',
]
const OTHERS = ['CI', 'TZ']

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isCode = (file: string) => /\.tsx?$/.test(file) && !isTest(file)
const spans = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, span = '']) => span)

/** Names in backticks in the first column of the table that begins with `head`. */
export function firstColumn(text: string, head: string): string[] {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => line.startsWith('|') && line.split('|')[1]?.trim() === head)
  const end = lines.findIndex((line, nth) => nth > at && !line.startsWith('|'))
  return at < 0
    ? []
    : lines.slice(at + 2, end < 0 ? undefined : end).flatMap((line) => spans(line.split('|')[1] ?? ''))
}

/** Files that a paper names and that are not there. A name may leave out the folders before it. */
export function missingPlaces(text: string, places: readonly string[]): string[] {
  const named = spans(text).filter((span) =>
    /^[\w@./*#-]+(\/|\.(ts|tsx|js|md|json|html|css|yml|po|grit))$/.test(span),
  )
  const isThere = (name: string) => {
    const wanted = name.replace(/\/$/, '')
    return places.some(
      (place) =>
        place === wanted ||
        place.endsWith(`/${wanted}`) ||
        path.matchesGlob(place, wanted) ||
        path.matchesGlob(place, `**/${wanted}`),
    )
  }
  return [...new Set(named)].filter((name) => !WRITTEN.test(name) && !isThere(name))
}

/** `npm run x -- --flag` of a text, with its options; `npm start` and `npm test` count as well. */
function commandsOf(text: string) {
  return [...text.matchAll(/\bnpm (?:run )?([a-z][\w-]*)((?: +--? ?[^`|\n#]*)?)/g)].flatMap(
    ([whole, name = '', rest = '']) =>
      whole.startsWith('npm run ') || name === 'start' || name === 'test'
        ? [{ name, flags: [...rest.matchAll(/(?<= )--([a-z][\w-]*)/g)].flatMap(([, flag = '']) => flag) }]
        : [],
  )
}

/** Commands that there are not, and options that no file beside the script takes. */
export function wrongCommands(
  text: string,
  { scripts, texts }: Pick<Repository, 'scripts' | 'texts'>,
): string[] {
  return commandsOf(text).flatMap(({ name, flags }) => {
    const command = scripts[name]
    if (command === undefined) return [`npm run ${name}`]
    const [file] = /scripts\/\S+\.ts/.exec(command) ?? []
    // Other tools have options of their own, and Playwright's are passed on.
    if (!file || /e2e\/run\.ts/.test(file)) return []
    const folder = path.posix.dirname(file)
    const near = [...texts].filter(([name]) =>
      folder === 'scripts' ? name === file : name.startsWith(`${folder}/`),
    )
    const takes = (flag: string) =>
      near.some(([, code]) => new RegExp(`[\\s'{]${flag}'?: (?:\\{ type:|\\w+,)`).test(code))
    return flags.filter((flag) => !takes(flag)).map((flag) => `npm run ${name} -- --${flag}`)
  })
}

/** Names that are in one of two lists only. */
export function differences(said: readonly string[], there: readonly string[], what: string): string[] {
  return [
    ...there.filter((name) => !said.includes(name)).map((name) => `${what} lacks ${name}`),
    ...said.filter((name) => !there.includes(name)).map((name) => `${what} has ${name}, which is not there`),
  ]
}

/** Folders of features with more code files than one idea has, against those that src/README.md excuses. */
export function bigFeatures(text: string, places: readonly string[]): string[] {
  const [, list = ''] =
    /\nA feature folder with more than [^\n]*(?:\n[^\n]+)*\n\n((?:[-*] [^\n]*\n| {2}[^\n]*\n)*)/.exec(text) ??
    []
  const said = [...list.matchAll(/^- `([\w-]+)`/gm)].flatMap(([, name = '']) => name)
  const counts = new Map<string, number>()
  for (const place of places.filter(isCode)) {
    const [, name] = /^src\/features\/([^/]+)\//.exec(place) ?? []
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const big = [...counts].flatMap(([name, count]) => (count > MOST_FILES ? name : []))
  return differences(said, big, `the list of features with more than ${MOST_FILES} files`)
}

/** Packages without a reason in the table of dependencies, and reasons without a package; a name may end with `*`. */
export function packageFaults(text: string, packages: readonly string[]): string[] {
  const rows = text
    .slice(text.indexOf('\n## Dependencies'))
    .split('\n')
    .filter((line) => line.startsWith('|'))
  const said = rows
    .slice(2)
    .flatMap((line) => (line.split('|')[1] ?? '').split(',').map((name) => name.trim()))
  const has = (said: string, name: string) =>
    said.endsWith('*') ? name.startsWith(said.slice(0, -1)) : name === said
  const meant = packages.filter((name) => !name.startsWith('@types/'))
  const known = said.map((name) =>
    meant.some((one) => has(name, one)) ? meant.filter((one) => has(name, one)) : [name],
  )
  return differences(known.flat(), meant, 'the table of dependencies')
}

/** Files of code that are longer than one is read. */
export const longFiles = (texts: ReadonlyMap<string, string>): string[] =>
  [...texts]
    .filter(([file, text]) => isCode(file) && !isData(file) && text.split('\n').length - 1 > MOST_LINES)
    .map(([file]) => `${file} has more than ${MOST_LINES} lines: it is two`)

/** Variables that only the code or only a table of the papers knows. */
export function variableFaults({ texts }: Pick<Repository, 'texts'>): string[] {
  const of = (isWanted: (file: string) => boolean) =>
    [...texts].filter(([file]) => isWanted(file)).map(([, text]) => text)
  const code = of((file) => /\.tsx?$/.test(file)).join('\n')
  const papers = of((file) => file.endsWith('.md'))
  const read = new Set([
    ...[...code.matchAll(/\benv\.([A-Z][A-Z0-9_]+)\b/g)].flatMap(([, name = '']) => name),
    ...(code.match(/\bVITE_[A-Z_]+[A-Z]\b/g) ?? []),
  ])
  const known = [...INTERNAL, ...OTHERS]
  const unsaid = [...read].filter(
    (name) => !known.includes(name) && !papers.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
  )
  const tabled = papers.flatMap((text) => firstColumn(text, 'variable'))
  // `BOT_TOKEN_DEMO` stands for one of each shop.
  const unread = tabled.filter((name) => !read.has(name) && !code.includes(`${name.replace(/_DEMO$/, '')}_`))
  return [
    ...unsaid.map((name) => `no paper says what the variable ${name} is`),
    ...unread.map((name) => `no code reads the variable ${name}`),
  ]
}

/** What tells a workflow of another's code: actions by the hash of their commit, and the version beside it. */
export const looseActions = (text: string): string[] =>
  [...text.matchAll(/\buses: *(\S+)([^\n]*)/g)].flatMap(([, action = '', note = '']) =>
    /@[0-9a-f]{40}$/.test(action) && /# v\d+\.\d+\.\d+/.test(note) ? [] : [action],
  )

/** All that is wrong, one line each. */
export function faultsOf(repository: Repository): string[] {
  const { places, texts } = repository
  const text = (file: string) => texts.get(file) ?? ''
  const inside = (folder: string) =>
    places.filter((place) => path.posix.dirname(place) === folder).map((place) => path.posix.basename(place))
  const isFolder = (place: string) => places.some((other) => other.startsWith(`${place}/`))
  const papers = [...texts].filter(([file]) => file.endsWith('.md') && file !== 'src/FEATURES.md')
  const workflows = [...texts].filter(([file]) => file.endsWith('.yml'))
  const rooms = firstColumn(text('src/README.md'), 'folder')
  const tools = firstColumn(text('scripts/README.md'), 'folder or file')
  const ownFolders = (folder: string) => inside(folder).filter((name) => isFolder(`${folder}/${name}`))
  return [
    ...papers.flatMap(([file, said]) =>
      missingPlaces(said, places).map((name) => `${file} names ${name}, which is not there`),
    ),
    ...[...texts].flatMap(([file, said]) =>
      wrongCommands(said, repository).map((name) => `${file} names ${name}, which is not there`),
    ),
    ...workflows.flatMap(([file, said]) =>
      looseActions(said).map((action) => `${file}: ${action} has no commit and version`),
    ),
    ...differences(
      firstColumn(text('src/README.md'), 'feature'),
      inside('src/features'),
      'src/README.md: the table of features',
    ),
    ...differences(
      rooms.filter((name) => /^[^/]+\/$/.test(name)),
      ownFolders('src').map((name) => `${name}/`),
      'src/README.md: the table of rooms',
    ),
    ...differences(
      tools.filter((name) => name.endsWith('/')),
      ownFolders('scripts').map((name) => `${name}/`),
      'the table of scripts',
    ),
    ...inside('scripts')
      .filter((name) => isCode(name) && !tools.some((tool) => path.matchesGlob(name, tool)))
      .map((name) => `the table of scripts lacks ${name}`),
    ...bigFeatures(text('src/README.md'), places),
    ...packageFaults(text('src/README.md'), repository.packages),
    ...variableFaults(repository),
    ...longFiles(texts),
  ]
}

if (import.meta.main) {
  const patterns = ['{src,scripts,locales,public}/**/*', '.github/**/*', '.ci/*', '*', '.*']
  const places = globSync(patterns, { exclude: ['node_modules', 'dist', '.git'] }).map((place) =>
    place.replaceAll('\\', '/'),
  )
  const wanted = places.filter(
    (place) => /\.(md|yml|tsx?)$/.test(place) && !place.startsWith('scripts/check-papers'),
  )
  const texts = new Map(wanted.map((file) => [file, readFileSync(file, 'utf8')]))
  const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const packages = Object.keys({ ...dependencies, ...devDependencies })
  const faults = faultsOf({ places, texts, scripts, packages })
  for (const fault of faults) console.error(fault)
  console.log(`papers against ${places.length} files: ${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
