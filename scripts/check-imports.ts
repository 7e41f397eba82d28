/*
 * Who may import whom. The table below is the whole rule: a folder of `src` that it does not name is refused, and so is
 * a circle of folders, in `src` as in `scripts`. A circle means that none of its folders can be read, tested or
 * replaced alone.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

type Rule = {
  /** Our own folders that it may import besides itself. */
  may: readonly string[]
  /** Packages that it must not import. */
  no?: readonly string[]
}

const BROWSER = ['react', 'react-dom', 'jotai', 'ofetch', '@lingui/', 'wouter']
const WITHOUT_HOOKS = ['react', 'react-dom', 'jotai', 'ofetch', '@lingui/react', 'wouter']
const LOGIC = ['lib', 'config', 'domain', 'paths.ts']
const BELOW_FEATURES = [...LOGIC, 'first-screen', 'api', 'tenant', 'session', 'shell', 'i18n', 'ui']

const rules: Record<string, Rule> = {
  // Nothing of it knows the shop, so it could be published as a package.
  lib: { may: [], no: BROWSER },
  'paths.ts': { may: [] },
  config: { may: ['lib'], no: BROWSER },
  // The rules of the business are tested without a browser and survive a rewrite.
  domain: { may: ['lib', 'config', 'paths.ts'], no: BROWSER },
  // The API client must not know which screen calls it.
  api: { may: LOGIC, no: ['react', 'jotai', '@lingui/', 'wouter'] },
  shell: { may: LOGIC },
  i18n: { may: LOGIC },
  tenant: { may: [...LOGIC, 'api'] },
  session: { may: [...LOGIC, 'api', 'tenant'] },
  // Its components show the data they are given, and know neither the server nor the customer.
  ui: { may: [...LOGIC, 'ui/base', 'shell', 'i18n'] },
  // The smallest views. Rendered by React and by boot: no hooks, no catalogs, no state.
  'ui/base': { may: LOGIC, no: WITHOUT_HOOKS },
  features: { may: BELOW_FEATURES },
  app: { may: [...BELOW_FEATURES, 'features'] },
  // What only the first screen has, rendered by both as well.
  'first-screen': { may: [...LOGIC, 'ui/base'], no: WITHOUT_HOOKS },
  // Every first paint waits for this code, so it imports as little as possible.
  boot: {
    may: [
      ...LOGIC,
      'first-screen',
      'ui/base',
      'api/schema',
      'shell/launch.ts',
      'session/basket-record.ts',
      'tenant/settings-rules.ts',
      'ui/theme/apply.ts',
    ],
    no: BROWSER,
  },
  'boot.ts': {
    may: [
      ...LOGIC,
      'first-screen',
      'ui/base',
      'api/schema',
      'tenant/settings-rules.ts',
      'ui/theme/apply.ts',
      'boot',
    ],
    no: BROWSER,
  },
  'main.tsx': { may: [...BELOW_FEATURES, 'app'] },
  'polyfills.ts': { may: ['lib'] },
  'env.d.ts': { may: LOGIC },
}

/** Packages that one place alone may import. */
const doors: readonly [packages: string, door: string][] = [
  ['@telegram-apps/sdk', 'src/shell/'],
  ['@telegram-apps/telegram-ui', 'src/ui/kit.tsx'],
]

/**
 * Names of ours that are not for everybody, and who may import them. Settings are read in `tenant/` alone, where they become
 * abilities, links and looks; the others named here parse them or put them into the atom, and read none.
 */
const names: readonly { name: string; of: string; may: readonly string[] }[] = [
  {
    name: 'settingsAtom',
    of: 'src/tenant/merchant.ts',
    may: ['tenant', 'app/start'],
  },
  {
    name: 'WebSettings',
    of: 'src/api/schema/settings.ts',
    may: ['api', 'tenant', 'app/start/reduce-response.ts', 'boot/shop.ts'],
  },
]

type Import = { from: string; to: string; line: number; request: string; names: readonly string[] }

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.includes('/testing/')
const isIn = (file: string, place: string) => file === `src/${place}` || file.startsWith(`src/${place}/`)
/** The folder of `src` whose rule a file obeys. */
const roomOf = (file: string) => (isIn(file, 'ui/base') ? 'ui/base' : (file.split('/')[1] ?? ''))
/** A file at the root of `src` or `scripts` counts as a folder of its own: it is an entry, or it imports nothing. */
const folderOf = (file: string) => (file.split('/').length === 2 ? file : path.posix.dirname(file))
const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1]

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8')
  const { module } = parseSync(file, text)
  const requests = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      ...moduleRequest,
      names: entries.map(({ importName }) => importName.name ?? ALL),
    })),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      start,
      value: text.slice(start + 1, end - 1),
      names: [ALL],
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName }) =>
        moduleRequest ? [{ ...moduleRequest, names: [importName.name ?? ALL] }] : [],
      ),
    ),
  ]
  return requests.map(({ value, start, names }) => ({
    from: file,
    to: targetOf(value, file),
    request: value,
    names,
    line: text.slice(0, start).split('\n').length,
  }))
}

/** All that a file exports. */
const ALL = '*'

/** A file of ours by its path from the root; a package by its name. */
function targetOf(request: string, file: string): string {
  const [name = ''] = request.split('?')
  if (name.startsWith('#/')) return `src/${name.slice(2)}`
  return name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name
}

/** Why this import is not allowed; null: it is. */
function faultOf({ from, to, request, names: imported }: Import): string | null {
  if (to.startsWith('src/') && !existsSync(to)) return 'there is no such file'
  if (request.startsWith('../')) return 'inside a folder write ./x, across folders #/folder/x'
  const door = doors.find(([packages]) => to.startsWith(packages))
  if (door && !from.startsWith(door[1])) return `only ${door[1]} may import it`
  const kept = names.find(({ name, of }) => to === of && (imported.includes(name) || imported.includes(ALL)))
  if (kept && !kept.may.some((place) => isIn(from, place)))
    return `${kept.name} is for ${kept.may.join(', ')} only: ask an ability or another atom of src/tenant/`
  const rule = rules[roomOf(from)]
  if (!rule) return `no rule for src/${roomOf(from)}: name it in scripts/check-imports.ts`
  if (!to.startsWith('src/')) {
    if (to.startsWith('scripts/')) return 'the product never imports its tools'
    return rule.no?.some(
      (name) => to === name || to.startsWith(`${name}/`) || (name.endsWith('/') && to.startsWith(name)),
    )
      ? `src/${roomOf(from)} does without it`
      : null
  }
  if (to.endsWith('.css')) return null
  const feature = featureOf(to)
  if (feature && roomOf(from) === 'features' && feature !== featureOf(from) && !to.endsWith('/index.ts'))
    return `another feature only by its door, #/features/${feature}/index.ts`
  if (roomOf(to) === roomOf(from) || rule.may.some((place) => isIn(to, place))) return null
  return `src/${roomOf(from)} may import ${rule.may.join(', ') || 'nothing of ours'}`
}

/** Folders that reach themselves over other folders, each circle once. */
function circlesOf(imports: readonly Import[]): string[][] {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [a, b] = [folderOf(from), folderOf(to)]
    if (a === b || !existsSync(to)) continue
    next.set(a, (next.get(a) ?? new Set()).add(b))
  }
  const reached = (start: string) => {
    const seen = new Set<string>()
    const open = [start]
    for (let one = open.pop(); one !== undefined; one = open.pop())
      for (const to of next.get(one) ?? []) {
        if (seen.has(to)) continue
        seen.add(to)
        open.push(to)
      }
    return seen
  }
  const all = new Map([...next.keys()].map((folder) => [folder, reached(folder)]))
  const circles = [...all].flatMap(([folder, seen]) =>
    seen.has(folder) ? [[...seen].filter((other) => all.get(other)?.has(folder)).sort()] : [],
  )
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()]
}

const files = globSync('{src,scripts}/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'))
const imports = files.filter((file) => !isTest(file)).flatMap(importsOf)
const faults = imports
  .filter(({ from }) => from.startsWith('src/'))
  .flatMap((one) => {
    const fault = faultOf(one)
    return fault ? [`${one.from}:${one.line} imports ${one.to}: ${fault}`] : []
  })
const circles = circlesOf(imports)
for (const fault of faults) console.error(fault)
for (const circle of circles) {
  console.error(`a circle of folders: ${circle.join(', ')}`)
  for (const { from, to, line } of imports) {
    const [a, b] = [folderOf(from), folderOf(to)]
    if (a !== b && circle.includes(a) && circle.includes(b)) console.error(`  ${from}:${line} imports ${to}`)
  }
}
console.log(
  `${imports.length} imports of ${files.length} files: ${faults.length} not allowed, ${circles.length} circles of folders`,
)
process.exitCode = faults.length + circles.length > 0 ? 1 : 0
