import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { OPEN_MAP } from '#/config/map-style.ts'
import { assetHeaders, botWindow, documentHeaders, headerBlock } from './headers.ts'
import { caddyfile, nginxConf } from './server-files.ts'
import { inlineHashes } from './vite-boot.ts'

/**
 * Writes the CSP with the hashes of this very build, and for how long each file may be cached: as `_headers`, which
 * static hosts of the Netlify and Cloudflare kind read, and as `server/nginx.conf` and `server/Caddyfile`.
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
      const hosts = [env.VITE_API_URL, env.VITE_DEV_API_URL, env.VITE_REPORT_URL, ...maps]
        .filter((url) => url?.includes('//'))
        .map((url) => new URL(url).origin)
      const page = documentHeaders({
        apiHosts: [...new Set(hosts)],
        frameAncestors: botWindow(env),
        frames: [
          env.VITE_MAP_FRAME,
          env.VITE_DEV_MAP_FRAME,
          env.VITE_WIDGET_FRAME,
          env.VITE_DEV_WIDGET_FRAME,
        ].filter(Boolean),
        scriptHashes: scripts,
        styleHashes: styles,
      })
      const assets = { '! Cache-Control': '', ...assetHeaders }
      const text = `${headerBlock('/*', page)}\n\n${headerBlock('/assets/*', assets)}`
      await writeFile(
        join(build.outDir, '_headers'),
        `${text.replace('! Cache-Control: ', '! Cache-Control')}\n`,
      )
      const server = join(build.outDir, 'server')
      await mkdir(server, { recursive: true })
      await writeFile(join(server, 'nginx.conf'), nginxConf(page))
      await writeFile(join(server, 'Caddyfile'), caddyfile(page))
    },
  }
}
