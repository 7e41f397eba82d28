import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformWithOxc } from 'vite'

/**
 * A module of a folder as a browser runs it: our TypeScript with the types taken out, so there is nothing to build.
 * Null: there is none of this name.
 */
export async function browserScript(folder: URL, name: string): Promise<string | null> {
  try {
    const text = await readFile(path.join(fileURLToPath(folder), path.basename(name)), 'utf8')
    return (await transformWithOxc(text, name)).code
  } catch {
    return null
  }
}
