import path from 'node:path'
import type { Plugin } from 'vite'

type Module = { importedIds: readonly string[]; code: string | null }
type Modules = { getModuleInfo: (id: string) => Module | null }

/** A folder's or a library's door: nothing but the names that others may use. */
const DOOR = /\/(?:index|lucide-react)\.(?:m?js|ts)$/
const PASSED_ON = /export\s*\{([^}]*)\}\s*from\s*['"](\.[^'"]+)['"]/g
/** The same in two steps, where a door does nothing else. */
const IMPORTED_FIRST = /import\s*\{([^}]*)\}\s*from\s*['"](\.[^'"]+)['"]/g
const NO_WORK =
  /\/\*.*?\*\/|\/\/[^\n]*|(?:import|export)\s*(?:\*|\{[^}]*\})\s*(?:from\s*['"][^'"]+['"])?|[;\s]/gs
const IMPORTED = /import\s*(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g

type Door = { names: readonly string[]; file: string }

/** A library's icon may be called as something of ours is. */
const nameIn = (place: string, name: string) => (place.includes('lucide-react') ? `icon ${name}` : name)

/** The names of `a, b as c` as one side calls them; 0: before "as", 1: after it. */
const namesIn = (list: string, side: 0 | 1) =>
  list.split(',').flatMap((one) => {
    const words = one.trim().split(/\s+as\s+/)
    return words[side] ?? words[0] ?? []
  })

const isOnlyDoor = (id: string, code: string) => DOOR.test(id) && code.replace(NO_WORK, '') === ''

function doorsOf(id: string, code: string): Door[] {
  const ways = !DOOR.test(id) ? [] : isOnlyDoor(id, code) ? [PASSED_ON, IMPORTED_FIRST] : [PASSED_ON]
  return ways.flatMap((way) =>
    Array.from(code.matchAll(way), ([, names = '', file = '']) => ({
      names: namesIn(names, 1).map((name) => nameIn(id, name)),
      file: path.resolve(path.dirname(id), file),
    })),
  )
}

/**
 * Everything the entry imports statically. Through a door only what somebody in the first load asks for by name: what
 * else stands there is for pages that come later.
 */
function reach(entry: string, modules: Modules): Set<string> {
  const found = new Set<string>()
  const asked = new Set<string>()
  let closed: Door[] = []
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    const { code, importedIds = [] } = modules.getModuleInfo(id) ?? {}
    for (const [, names = '', from = ''] of isOnlyDoor(id, code ?? '') ? [] : (code ?? '').matchAll(IMPORTED))
      for (const name of namesIn(names, 0)) asked.add(nameIn(from, name))
    const doors = doorsOf(id, code ?? '')
    closed.push(...doors)
    for (const next of importedIds) if (!doors.some(({ file }) => file === next)) visit(next)
  }
  visit(entry)
  for (let opened: Door[] = closed; opened.length > 0; ) {
    opened = closed.filter(({ names }) => names.some((name) => asked.has(name)))
    closed = closed.filter((door) => !opened.includes(door))
    for (const { file } of opened) visit(file)
  }
  return found
}

/** The two big files of the first load: libraries, and ours. */
const FIRST_LOAD = new Set(['base', 'main'])

/** What wakes React up. */
const WAKE = path.resolve('src/app/react.ts')

/**
 * Two files for all that the entry needs at once, libraries and ours: the bundler's own cut makes fifty files of it,
 * because every lazy page shares some of it, and fifty small files compress worse and queue up on a slow connection.
 * Two, and a line between them, so that boot can let the page breathe between running the one and the other.
 */
export function firstLoadTogether() {
  let first: Set<string> | null = null
  const name = (id: string, modules: Modules) => {
    first ??= reach(path.resolve('src/main.tsx'), modules)
    if (!first.has(id)) return null
    return id === WAKE ? 'wake' : id.includes('/node_modules/') ? 'base' : 'first'
  }
  // What several later pages draw is one file for all: each icon by itself would be asked for, and named, one by one.
  const icons = { name: 'icons', test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 2 }
  return { includeDependenciesRecursively: false, groups: [{ name, debugName: 'first' }, icons] }
}

/** The hint has to be the first thing in a file; browsers that do not know it read a comment. */
export const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad'

/**
 * Tells the browser to compile all functions of the first load while the files come in, beside the page: else each is
 * compiled by the press that calls it first.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const part of Object.values(bundle))
          if (part.type === 'chunk' && FIRST_LOAD.has(part.name)) part.code = `${COMPILE_AHEAD}\n${part.code}`
      },
    },
  }
}
