import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

/*
 * Old builds of Chromium out of packages of npm. They are no dependencies: `npm ci` must not bring half a gigabyte, and
 * nothing of theirs runs but the browser. npm checks what it fetches against the hash of the registry.
 */

const CACHE = path.join(import.meta.dirname, '../../../node_modules/.cache/dasturxon/engines')
/** A package has 50 MB, ms. */
const FETCH_LIMIT = 300_000

const run = promisify(execFile)
const unpack = promisify(brotliDecompress)

/** The program of a package, which is fetched once; null: it cannot be fetched here. */
export async function chromiumOf(name: string, version: string): Promise<string | null> {
  const folder = path.join(CACHE, `${name.replace(/^@/, '').replace('/', '-')}-${version}`)
  const program = path.join(folder, 'chromium')
  if (existsSync(program)) return program
  await mkdir(CACHE, { recursive: true })
  const made = await mkdtemp(path.join(CACHE, 'made-'))
  try {
    const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', made, `${name}@${version}`]
    const { stdout } = await run('npm', args, { timeout: FETCH_LIMIT })
    const archive = path.join(made, stdout.trim())
    await run('tar', ['xzf', archive, '-C', made, 'package/bin/chromium.br'])
    const whole = await unpack(await readFile(path.join(made, 'package/bin/chromium.br')))
    await writeFile(path.join(made, 'chromium'), whole)
    await chmod(path.join(made, 'chromium'), 0o755)
    await rm(archive)
    await rm(path.join(made, 'package'), { recursive: true })
    // Only what is whole gets the name by which it is found.
    await rename(made, folder)
    return program
  } catch (error) {
    console.error(`${name}@${version}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    await rm(made, { recursive: true, force: true })
    return null
  }
}
