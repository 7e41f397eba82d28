import path from 'node:path'

type Module = { importedIds: readonly string[]; code: string | null }
type Modules = { getModuleInfo: (id: string) => Module | null }

/** The index of all icons: what of it belongs to the first load is only what a file of the first load names. */
const ICONS = /\/lucide-react\.m?js$/
const ICON_EXPORT = /export\s*\{([^}]*)\}\s*from\s*['"](\.[^'"]+)['"]/g

/** Everything the entry imports statically. */
function reach(entry: string, modules: Modules): Set<string> {
  const found = new Set<string>()
  const words = new Set<string>()
  let icons: string | null = null
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    const info = modules.getModuleInfo(id)
    if (ICONS.test(id)) {
      icons = id
      return
    }
    if (!id.includes('/node_modules/'))
      for (const word of info?.code?.match(/\b\w+\b/g) ?? []) words.add(word)
    for (const next of info?.importedIds ?? []) visit(next)
  }
  visit(entry)
  for (const icon of icons === null ? [] : namedIcons(icons, modules, words)) visit(icon)
  return found
}

function namedIcons(index: string, modules: Modules, words: ReadonlySet<string>): string[] {
  const code = modules.getModuleInfo(index)?.code ?? ''
  return [...code.matchAll(ICON_EXPORT)].flatMap(([, names = '', file = '']) => {
    const isNamed = names
      .match(/\w+/g)
      ?.some((name) => name !== 'default' && name !== 'as' && words.has(name))
    return isNamed ? [path.resolve(path.dirname(index), file)] : []
  })
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
  return { includeDependenciesRecursively: false, groups: [{ name, debugName: 'first' }] }
}
