import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /^assets\/.*\.(?:m?js|css|svg)$/
/** Bytes under which compression saves nothing. */
export const SMALLEST = 1_024

/**
 * Writes the files of `assets/` also as Brotli and gzip, as small as either can, because no server has the time to do
 * that for each request. Pages are left to the server: they may be replaced after the build (`npm run static-pages`).
 * The sandbox's own bundle needs none, so that a first start is not kept waiting.
 */
export const writeCompressed = (): Plugin => ({
  name: 'write-compressed',
  apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
  writeBundle: async ({ dir = '' }, bundle) => {
    const parts = Object.values(bundle).filter(({ fileName }) => TEXT.test(fileName))
    await Promise.all(
      parts.map((part) =>
        compress(join(dir, part.fileName), Buffer.from(part.type === 'chunk' ? part.code : part.source)),
      ),
    )
  },
})

async function compress(file: string, plain: Buffer) {
  if (plain.length < SMALLEST) return
  // Brotli's default level is its best.
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
