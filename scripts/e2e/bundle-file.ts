import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { bundleFolder } from '../bundle.ts'

/** The file of the bundle that contains `sources`, by the contents that the build has written: file names carry hashes. */
export function fileOf(...sources: readonly string[]): RegExp {
  const contents = path.join(bundleFolder('production'), '.vite/contents.json')
  const files: Record<string, string[]> = JSON.parse(readFileSync(contents, 'utf8'))
  const named = sources.map((source) => {
    const [file] = Object.entries(files).find(([, modules]) => modules.includes(source)) ?? []
    if (!file) throw new Error(`No file of the bundle holds ${source}.`)
    return file.replaceAll('.', '\\.')
  })
  return new RegExp(`/(?:${named.join('|')})$`)
}

/**
 * The export of that file by which the app reads the module, where the bundler keeps more in the file than the module; null:
 * the exports of the file are the module's.
 */
export function namespaceOf(file: RegExp): string | null {
  const folder = path.join(bundleFolder('production'), 'assets')
  const name = file.source.replace(/^.*\//, '').replace(/\)\$$/, '')
  const asked = new RegExp(`import\\([^()]*${name}.\\)\\.then\\((\\w+)=>\\1\\.(\\w+)\\)`)
  for (const one of readdirSync(folder)) {
    if (!one.endsWith('.js')) continue
    const found = asked.exec(readFileSync(path.join(folder, one), 'utf8'))
    if (found) return found[2] ?? null
  }
  return null
}
