type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/**
 * One file for all that the entry needs at once: the bundler's own cut makes fifty files of it, because every lazy
 * page shares some of it, and fifty small files compress worse and queue up on a slow connection.
 */
export function firstLoadTogether() {
  let first: Set<string> | null = null
  const reach = (entry: string, modules: Modules) => {
    const found = new Set<string>()
    const visit = (id: string) => {
      if (found.has(id)) return
      found.add(id)
      for (const next of modules.getModuleInfo(id)?.importedIds ?? []) visit(next)
    }
    visit(entry)
    return found
  }
  return {
    groups: [
      {
        name: (id: string, modules: Modules) => {
          first ??= reach(`${process.cwd()}/src/main.tsx`, modules)
          return first.has(id) ? 'first' : null
        },
      },
    ],
  }
}
