import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

const TEXT = /\.(?:m?js|css|svg)$/
/** Bytes under which compression saves nothing. */
const SMALLEST = 1_024

/**
 * Writes the files of `assets/` also as Brotli and gzip, as small as either can, because no server has the time to do
 * that for each request. Pages are left to the server: they may be replaced after the build (`npm run static-pages`).
 * The sandbox's own bundle needs none, so that a first start is not kept waiting.
 */
export function writeCompressed(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'write-compressed',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    closeBundle: async () => {
      if (config.mode !== 'production') return
      const folder = join(config.build.outDir, 'assets')
      const names = (await readdir(folder)).filter((name) => TEXT.test(name))
      await Promise.all(names.map((name) => compress(join(folder, name))))
    },
  }
}

async function compress(file: string) {
  const plain = await readFile(file)
  if (plain.length < SMALLEST) return
  // Brotli's default level is its best.
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
