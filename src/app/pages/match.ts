import { type PathName, paths } from '#/paths.ts'

const patterns = Object.entries(paths).map(([name, path]) => ({
  name: name as PathName,
  path,
  parts: [...path.matchAll(/:(\w+)/g)].map((part) => part[1] as string),
  test: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}/?$`),
}))

/** The page an address leads to, with its raw parameters; null for none. */
export function pageAt(pathname: string): { name: PathName; params: Record<string, string> } | null {
  for (const { name, parts, test } of patterns) {
    const match = test.exec(pathname)
    if (match) return { name, params: Object.fromEntries(parts.map((part, i) => [part, match[i + 1] ?? ''])) }
  }
  return null
}

/** The pattern of that page (`/product/:id`); null for none. */
export const patternAt = (pathname: string): string | null => {
  const page = pageAt(pathname)
  return page && paths[page.name]
}
