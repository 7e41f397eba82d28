import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { headerBlock, mapPageHeaders, parentsOf } from './headers.ts'

/**
 * Builds the page with the keyed map into `map/` beside the bundle: the root of a site of its own, with its own
 * `_headers`. Apart from the bundle, so that neither carries a byte of the other.
 */
export function buildMapPage(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'build-map-page',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    closeBundle: async () => {
      const outDir = join(config.build.outDir, 'map')
      await build({
        configFile: false,
        mode: config.mode,
        logLevel: 'silent',
        publicDir: false,
        build: {
          outDir,
          emptyOutDir: true,
          target: 'es2022',
          modulePreload: false,
          rolldownOptions: {
            input: 'map.html',
            output: { entryFileNames: 'assets/[hash:8].js', assetFileNames: 'assets/[hash:8][extname]' },
          },
        },
      })
      const headers = mapPageHeaders({ parents: parentsOf(config.env) })
      await writeFile(join(outDir, '_headers'), `${headerBlock('/*', headers)}\n`)
    },
  }
}
