import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
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
        const { script, styles } = booted.get(config.mode) ?? { script: '', styles: '' }
        const { page, files } = takeOut(html)
        const data = (id: string, value: unknown) =>
          `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`
        const boot = [
          data('files', { ...files, ...partsOf(bundle ?? {}) }),
          data('from', fromWords()),
          `<script>${script}</script>`,
          `<style>${styles}</style>`,
        ]
        return page.replace('<!-- boot -->', () => boot.join('\n    '))
      },
    },
    buildStart: async () => {
      if (config.command === 'build') booted.set(config.mode, await bundleBoot(config.mode))
    },
  }
}

const booted = new Map<string, { script: string; styles: string }>()

/** The page without the bundle's tags, and what they name: boot.ts asks for it when the menu has had the line. */
function takeOut(html: string) {
  const files = { entry: '', styles: [] as string[], chunks: [] as string[] }
  const page = html
    .replace(/\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g, (_tag, src: string) => {
      // The last one imports the others.
      if (files.entry) files.chunks.push(files.entry)
      files.entry = src
      return ''
    })
    .replace(/\s*<link rel="(stylesheet|modulepreload)"[^>]* href="([^"]+)">/g, (_tag, rel, href: string) => {
      files[rel === 'stylesheet' ? 'styles' : 'chunks'].push(href)
      return ''
    })
  if (!files.entry) throw new Error('index.html names no script')
  return { page, files }
}

/** "From 35 000" by language, as the catalogs have it: the one text of the first cards that no server sends. */
function fromWords(): Record<string, string> {
  const word = (locale: string) =>
    /msgid "<0>from<\/0> {price}"\nmsgstr "(.+)"/.exec(readFileSync(`locales/${locale}.po`, 'utf8'))?.[1]
  return { uz: word('uz') ?? '', ru: word('ru') ?? '', eng: word('en') ?? '' }
}

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

async function bundleBoot(mode: string) {
  const built = await build({
    configFile: false,
    mode,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'src/boot.ts', output: { format: 'es' } },
    },
  })
  const output = Array.isArray(built) ? built[0] : built
  if (!output || !('output' in output)) throw new Error('boot.ts did not build')
  const styles = output.output.flatMap((part) =>
    part.type === 'asset' && part.fileName.endsWith('.css') ? [String(part.source).trim()] : [],
  )
  // Its own names must not become the page's.
  return { script: `(()=>{${output.output[0].code.trim()}})()`, styles: styles.join('') }
}

/** Hashes of inline scripts and styles of a document, as the CSP names them. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  const all = (tag: 'script' | 'style') =>
    [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map((match) => hash(match[1] ?? ''))
  return { scripts: all('script'), styles: all('style') }
}
