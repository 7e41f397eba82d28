import path from 'node:path'

type Module = { importedIds: readonly string[]; code: string | null }
type Modules = { getModuleInfo: (id: string) => Module | null }

/** Packages whose index names many things of which the first load uses a few: a file there is one thing. */
const BARRELS =
  /\/node_modules\/(lucide-react|@tanstack\/(?:react-query|query-core))\/.*\/index\.m?js$|\/lucide-react\.m?js$/

/** Files whose words may be such names: ours, and the packages' own. */
const NAMING = /^(?!.*\/node_modules\/)|\/@tanstack\//

/** `arrow-left.mjs` of an icon, `useInfiniteQuery.js` of a hook: the name it is imported by. */
const nameOf = (id: string): string => {
  const file = path.basename(id).replace(/\.m?js$/, '')
  return id.includes('/icons/')
    ? file.replace(/(^|-)(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase())
    : file
}

/** Everything the entry imports statically, through barrels only what one of our first files names. */
function reach(entry: string, modules: Modules): Set<string> {
  const found = new Set<string>()
  const named = new Set<string>()
  const barrels = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    if (BARRELS.test(id)) return void barrels.add(id)
    const info = modules.getModuleInfo(id)
    if (NAMING.test(id)) for (const word of info?.code?.match(/\b\w+\b/g) ?? []) named.add(word.toLowerCase())
    for (const next of info?.importedIds ?? []) visit(next)
  }
  visit(entry)
  for (const barrel of barrels) {
    for (const next of modules.getModuleInfo(barrel)?.importedIds ?? []) {
      if (named.has(nameOf(next).toLowerCase()) || BARRELS.test(next)) visit(next)
    }
  }
  return found
}

/**
 * One file for all that the entry needs at once: the bundler's own cut makes fifty files of it, because every lazy
 * page shares some of it, and fifty small files compress worse and queue up on a slow connection.
 */
export function firstLoadTogether() {
  let first: Set<string> | null = null
  const name = (id: string, modules: Modules) => {
    first ??= reach(path.resolve('src/main.tsx'), modules)
    return first.has(id) ? 'first' : null
  }
  return { includeDependenciesRecursively: false, groups: [{ name }] }
}
