import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { SCRIPT_TARGET, STYLE_TARGET } from './browsers.ts'
import { counterPageHeaders, crmPageHeaders, headerBlock, mapPageHeaders, parentsOf } from './headers.ts'

/** A page is beside its code; browsers ask for it as `/name.html`, each with the headers of its own. */
const SITES = {
  map: { 'map.html': { source: 'src/ui/map/yandex/map.html', headers: mapPageHeaders } },
  widgets: {
    'crm.html': { source: 'src/features/chat/crm/crm.html', headers: crmPageHeaders },
    'counter.html': { source: 'src/app/counter/counter.html', headers: counterPageHeaders },
  },
}
type Page = { source: string; headers: typeof mapPageHeaders }
const sites: [folder: string, pages: Record<string, Page>][] = Object.entries(SITES)
const sourceOf = new Map(
  sites.flatMap(([, pages]) => Object.entries(pages).map(([name, { source }]) => [`/${name}`, source])),
)

/** Renames the built pages, which the bundler would name by their folders. */
const nameByAddress: Plugin = {
  name: 'name-frame-pages',
  enforce: 'post',
  generateBundle: (_options, bundle) => {
    for (const [address, source] of sourceOf) {
      const page = bundle[source]
      if (page) page.fileName = address.slice(1)
    }
  },
}

/**
 * Builds the pages that run scripts of others beside the bundle, a folder a site of its own with its own `_headers`:
 * `map/` has the keyed map, `widgets/` amoCRM's chat and Yandex's counter. Apart from the bundle, so that neither
 * carries a byte of the other.
 */
export function buildFramePages(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'build-frame-pages',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const source = sourceOf.get(request.url ?? '')
        if (source) request.url = `/${source}`
        next()
      })
    },
    configResolved: (resolved) => {
      config = resolved
    },
    closeBundle: async () => {
      if (config.command !== 'build') return
      for (const [folder, pages] of sites) await buildSite(config, folder, pages)
    },
  }
}

async function buildSite(
  { build: { outDir: root }, mode, env, resolve }: ResolvedConfig,
  folder: string,
  pages: Record<string, Page>,
) {
  const outDir = join(root, folder)
  await build({
    configFile: false,
    mode,
    logLevel: 'silent',
    publicDir: false,
    resolve: { alias: resolve.alias },
    plugins: [nameByAddress],
    build: {
      outDir,
      emptyOutDir: true,
      target: SCRIPT_TARGET,
      cssTarget: STYLE_TARGET,
      modulePreload: false,
      rolldownOptions: {
        input: Object.values(pages).map(({ source }) => source),
        output: {
          entryFileNames: 'assets/[hash:8].js',
          chunkFileNames: 'assets/[hash:8].js',
          assetFileNames: 'assets/[hash:8][extname]',
        },
      },
    },
  })
  const blocks = Object.entries(pages).map(([name, { headers }]) =>
    headerBlock(`/${name}`, headers({ parents: parentsOf(env) })),
  )
  await writeFile(join(outDir, '_headers'), `${blocks.join('\n\n')}\n`)
}
