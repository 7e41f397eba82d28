import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { OPEN_MAP } from '#/domain/map-style.ts'
import { assetHeaders, documentHeaders } from './headers.ts'
import { inlineHashes } from './vite-boot.ts'

/** Where the bot's window lives; a shop without a bot is built with `VITE_FRAME_ANCESTORS=none`. */
const TELEGRAM = 'https://web.telegram.org'

/**
 * Writes `_headers`, which static hosts of the Netlify and Cloudflare kind read: the CSP with the hashes of this very
 * build, and for how long what may be kept. Other hosts set the same; the README shows nginx.
 */
export function writeHeaders(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'write-headers',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    closeBundle: async () => {
      const { env, build } = config
      const { scripts, styles } = inlineHashes(await readFile(join(build.outDir, 'index.html'), 'utf8'))
      const maps = [env.VITE_MAP_STYLE || OPEN_MAP, env.VITE_DEV_MAP_STYLE]
      const hosts = [env.VITE_API_URL, env.VITE_DEV_API_URL, ...maps]
        .filter((url) => url?.includes('//'))
        .map((url) => new URL(url).origin)
      const page = documentHeaders({
        apiHosts: [...new Set(hosts)],
        frameAncestors: env.VITE_FRAME_ANCESTORS === 'none' ? [] : [TELEGRAM],
        scriptHashes: scripts,
        styleHashes: styles,
      })
      const block = (path: string, headers: Record<string, string>) =>
        [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
      const text = [block('/*', page), block('/assets/*', { '! Cache-Control': '', ...assetHeaders })].join(
        '\n\n',
      )
      await writeFile(
        join(build.outDir, '_headers'),
        `${text.replace('! Cache-Control: ', '! Cache-Control')}\n`,
      )
    },
  }
}
