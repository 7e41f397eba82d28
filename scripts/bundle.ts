import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')

/** The sources of a bundle; a change in any of them makes it outdated. */
const SOURCES = [
  'src',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  // What the build does besides Vite.
  ...globSync('scripts/{vite-*,headers,catalogs}.ts', { cwd: root }),
]

/** `production` is what we ship; `sandbox` also trusts a local Telegram frame and must never be deployed. */
export type BundleMode = 'production' | 'sandbox'

/** The folder of the bundle of a mode. */
export const bundleFolder = (mode: BundleMode) =>
  path.join(root, mode === 'production' ? 'dist' : '.data/bundle')

/** Whether the bundle in `folder` has to be built: there is none, or, unless it may be old, a source is newer. */
export async function isBuildDue(
  folder: string,
  sources: readonly string[],
  { mayBeOld = false } = {},
): Promise<boolean> {
  const page = path.join(folder, 'index.html')
  if (!existsSync(page)) return true
  if (mayBeOld) return false
  const times = await Promise.all(sources.map(newest))
  return (await stat(page)).mtimeMs <= Math.max(...times)
}

/** Builds the bundle of a mode where that is due. Throws when the build fails. */
export async function ensureBundle(mode: BundleMode, how: { mayBeOld?: boolean } = {}): Promise<string> {
  const folder = bundleFolder(mode)
  const sources = SOURCES.map((one) => path.join(root, one))
  if (!(await isBuildDue(folder, sources, how))) return folder
  const args = ['build', '--mode', mode, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  const { status } = spawnSync('vite', args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) {
    // The files of a failed build look newer than their sources, so the next start would serve them.
    await rm(folder, { recursive: true, force: true })
    throw new Error('The bundle did not build.')
  }
  return folder
}

/** Newest change in ms of a file, or of all files of a folder. */
async function newest(place: string): Promise<number> {
  const own = await stat(place)
  if (!own.isDirectory()) return own.mtimeMs
  const files = await readdir(place, { recursive: true })
  const times = await Promise.all(files.map(async (file) => (await stat(path.join(place, file))).mtimeMs))
  return Math.max(own.mtimeMs, ...times)
}
