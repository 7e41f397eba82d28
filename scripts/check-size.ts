/** Fails when the first load of the home page outgrew its budget, or carries what belongs to other pages. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { COMPILE_AHEAD } from './vite-chunks.ts'
import { SMALLEST } from './vite-compressed.ts'

const KB = 1024
/**
 * A tripwire a tenth above the size on 23 November 2026 (149.9 kB), 2 kB for what an answer proves and older browsers, and
 * 6 kB for the spellings of values, hours and texts that real servers use, half a kB for counting what the customer
 * changes by hand, so that nothing else is sent than what was on the screen, half a kB for a branch that takes no order
 * and for letters of twice the size, 1 kB for the names of more files, each page being one of its own, 1 kB for the flags and keys of
 * what makes customers come back, half a kB for parts, sheets and answers that do not come, without which the page stays,
 * 1.5 kB for further spellings of sums, dates, hours, languages and lists, and for code that comes damaged, half a kB
 * for code that never comes, three quarters for what cannot be
 * meant: amounts, limits, times, grades and discounts of dishes, hours, days and names of states, 1.75 kB for weeks and
 * holidays that are written as sentences and maps, and for the sign of a table, and 1.5 kB for breaks, days that are left out
 * and holidays in words, 1 kB for other names of sums, dates, states and envelopes, half a kB for the place in the menu
 * that is kept when a phone is turned.
 */
const BUDGET = { js: 184 * KB, css: 16 * KB }
/**
 * What the bridge to Telegram brings besides: it must not import what later pages share, and so all of it. 1 kB of it is for
 * the clients that step back in our history.
 */
const TELEGRAM = { entry: 'src/shell/telegram/telegram.ts', js: 27 * KB }

/**
 * What the sheet of a dish brings besides, which the first press on a card may open: nothing that only the basket, the
 * checkout or later pages share. A fifth above the size on 29 November 2026 (29.7 kB).
 */
const PRODUCT = { entry: 'src/features/product/ProductSheet.tsx', js: 36 * KB }

/** Source folders whose code must not be in the first load. */
const LATER = [
  'features/checkout/',
  'features/profile/',
  'features/sign-in/LoginScreen',
  'features/order-page/',
  'features/basket-page/BasketScreen',
  'ui/kit',
  'shell/telegram/',
  'node_modules/maplibre-gl',
  'ui/map/',
  'node_modules/@telegram-apps',
  'node_modules/htmlparser2',
  'node_modules/viewerjs',
]

type Chunk = { file: string; imports?: string[]; css?: string[]; isEntry?: boolean }
type Manifest = Record<string, Chunk>

const dist = process.argv[2] ?? 'dist'
const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
const contents: Record<string, string[]> = JSON.parse(readFileSync(join(dist, '.vite/contents.json'), 'utf8'))

/**
 * The files the page names and all that they import statically: a browser fetches these before the first screen works.
 */
function firstLoad(): Chunk[] {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const { entry, chunks = [] } = JSON.parse(/id="files">(.*?)<\/script>/.exec(page)?.[1] ?? '{}')
  const named = Object.keys(manifest).filter((key) => [entry, ...chunks].includes(`/${manifest[key]?.file}`))
  if (named.length === 0) throw new Error('index.html names no script of the bundle')
  return withImports(named)
}

/** Those chunks and all that they import statically. */
function withImports(keys: readonly string[]): Chunk[] {
  const seen = new Map<string, Chunk>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.set(key, chunk)
    for (const other of chunk.imports ?? []) visit(other)
  }
  for (const key of keys) visit(key)
  return [...seen.values()]
}

const gzipped = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
const sum = (files: string[]) => files.reduce((total, file) => total + gzipped(file), 0)

const chunks = firstLoad()
const js = chunks.map((chunk) => chunk.file).filter((file) => file.endsWith('.js'))
const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))]
const html = gzipped('index.html')
// The catalog of the customer's language is part of the first load too, although it is imported dynamically.
const catalogs = Object.entries(manifest).filter(([key]) => key.includes('.po?first'))
const catalog = Math.max(...catalogs.map(([, chunk]) => gzipped(chunk.file)))
const sizes = { js: sum(js) + catalog, css: sum(css) }
console.log(
  `first load, gzip: ${(sizes.js / KB).toFixed(1)} kB js in ${js.length + 1} files (${(catalog / KB).toFixed(1)} of texts), ${(sizes.css / KB).toFixed(1)} kB css, ${(html / KB).toFixed(1)} kB html`,
)

/** What an entry imports besides the first load. */
function besides(entry: string): { files: string[]; js: number } {
  const files = withImports([entry])
    .filter((chunk) => !chunks.includes(chunk))
    .map((chunk) => chunk.file)
  return { files, js: sum(files) }
}
const extras = [
  { name: 'the bridge to Telegram', budget: TELEGRAM, ...besides(TELEGRAM.entry) },
  { name: 'the sheet of a dish', budget: PRODUCT, ...besides(PRODUCT.entry) },
]
for (const { name, files, js: size } of extras)
  console.log(`${name}, besides: ${(size / KB).toFixed(1)} kB js in ${files.length} files`)

/** Big files of the first load that the browser would compile piece by piece, at the press that needs the piece. */
const lazy = js.filter((file) => {
  const code = readFileSync(join(dist, file), 'utf8')
  return code.length > 50 * KB && !code.startsWith(COMPILE_AHEAD)
})

const uncompressed = [...js, ...css].filter(
  (file) =>
    readFileSync(join(dist, file)).length >= SMALLEST &&
    !['.br', '.gz'].every((coding) => existsSync(join(dist, file + coding))),
)

const modules = js.flatMap((file) => contents[file] ?? [])
const all = Object.values(contents).flat()
const strangers = modules.filter((module) => LATER.some((folder) => module.includes(folder)))
const troubles = [
  sizes.js > BUDGET.js && `js is past its ${BUDGET.js / KB} kB`,
  ...extras.flatMap(({ name, budget, files, js: size }) => [
    size > budget.js && `${name} is past its ${budget.js / KB} kB`,
    files.length === 0 && `nothing of the bundle is ${budget.entry}`,
  ]),
  sizes.css > BUDGET.css && `css is past its ${BUDGET.css / KB} kB`,
  ...uncompressed.map((file) => `${file} is not compressed by the build`),
  ...lazy.map((file) => `${file} does not begin with ${COMPILE_AHEAD}`),
  ...LATER.filter((folder) => !all.some((module) => module.includes(folder))).map(
    (folder) => `nothing of the bundle is in ${folder}`,
  ),
  ...strangers.map((module) => `${module} is in the first load`),
].filter((trouble) => trouble !== false)
for (const trouble of troubles) console.error(trouble)
if (troubles.length > 0) process.exit(1)
