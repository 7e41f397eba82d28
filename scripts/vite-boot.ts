import { createHash } from 'node:crypto'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'

/** Bundles `src/boot.ts` and puts it into index.html as text, before everything else: it must not cost a request. */
export function inlineBoot(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'inline-boot',
    configResolved: (resolved) => {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (config.command === 'serve') {
          return html.replace('<!-- boot -->', '<script type="module" src="/src/boot.ts"></script>')
        }
        const parts = `<script type="application/json" id="parts">${JSON.stringify(partsOf(bundle ?? {}))}</script>`
        return html.replace(
          '<!-- boot -->',
          () => `${parts}\n    <script>${bootText.get(config.mode)}</script>`,
        )
      },
    },
    buildStart: async () => {
      if (config.command === 'build') bootText.set(config.mode, await bundleBoot(config.mode))
    },
  }
}

const bootText = new Map<string, string>()

/**
 * Files that boot.ts lets leave beside the bundle, since it knows who needs them: the texts by language, and what
 * Telegram needs. Names carry hashes, so only the build can say them.
 */
function partsOf(bundle: Rolldown.OutputBundle): Record<string, string> {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const named = chunks.flatMap((chunk) => {
    const name =
      chunk.facadeModuleId?.match(/locales\/(\w+)\.po\?first/)?.[1] ??
      (chunk.name === 'telegram' ? 'telegram' : null)
    return name ? [[name, `/${chunk.fileName}`]] : []
  })
  return Object.fromEntries(named)
}

async function bundleBoot(mode: string): Promise<string> {
  const built = await build({
    configFile: false,
    mode,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'src/boot.ts', output: { format: 'iife' } },
    },
  })
  const output = Array.isArray(built) ? built[0] : built
  if (!output || !('output' in output)) throw new Error('boot.ts did not build')
  return output.output[0].code.trim()
}

/** Hashes of inline scripts and styles of a document, as the CSP names them. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  const all = (tag: 'script' | 'style') =>
    [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map((match) => hash(match[1] ?? ''))
  return { scripts: all('script'), styles: all('style') }
}
