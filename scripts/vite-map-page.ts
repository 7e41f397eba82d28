import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { headerBlock, mapPageHeaders, parentsOf } from './headers.ts'

/** The page stands beside its code; browsers ask for it as `/map.html`. */
const PAGE = 'src/ui/map/yandex/map.html'
const ADDRESS = 'map.html'

/** Gives the built page its address: the bundler would name it by its folder. */
const nameByAddress: Plugin = {
  name: 'name-map-page',
  enforce: 'post',
  generateBundle: (_options, bundle) => {
    const page = bundle[PAGE]
    if (page) page.fileName = ADDRESS
  },
}

/**
 * Builds the page with the keyed map into `map/` beside the bundle: the root of a site of its own, with its own
 * `_headers`. Apart from the bundle, so that neither carries a byte of the other.
 */
export function buildMapPage(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'build-map-page',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (request.url === `/${ADDRESS}`) request.url = `/${PAGE}`
        next()
      })
    },
    configResolved: (resolved) => {
      config = resolved
    },
    closeBundle: async () => {
      if (config.command !== 'build') return
      const outDir = join(config.build.outDir, 'map')
      await build({
        configFile: false,
        mode: config.mode,
        logLevel: 'silent',
        publicDir: false,
        plugins: [nameByAddress],
        build: {
          outDir,
          emptyOutDir: true,
          target: 'es2022',
          modulePreload: false,
          rolldownOptions: {
            input: PAGE,
            output: { entryFileNames: 'assets/[hash:8].js', assetFileNames: 'assets/[hash:8][extname]' },
          },
        },
      })
      const headers = mapPageHeaders({ parents: parentsOf(config.env) })
      await writeFile(join(outDir, '_headers'), `${headerBlock('/*', headers)}\n`)
    },
  }
}
