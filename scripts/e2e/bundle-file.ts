import { readFileSync } from 'node:fs'
import path from 'node:path'
import { bundleFolder } from '../bundle.ts'

/** The file of the bundle that contains `sources`, by the manifest of the build: file names carry hashes. */
export function fileOf(...sources: readonly string[]): RegExp {
  const manifest = path.join(bundleFolder('production'), '.vite/manifest.json')
  const files: Record<string, { file: string }> = JSON.parse(readFileSync(manifest, 'utf8'))
  const named = sources.map((source) => {
    const file = files[source]?.file
    if (!file) throw new Error(`No file of the bundle holds ${source}.`)
    return file.replaceAll('.', '\\.')
  })
  return new RegExp(`/(?:${named.join('|')})$`)
}
