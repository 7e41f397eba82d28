import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { cssNames } from './vite-names.ts'

const FIRST = 'src/boot/first.ts'
const FALLBACK = 'src/boot/fallback.ts'
const BOOT = 'src/boot.ts'

/** Bundles the three scripts that run before the app and puts them into index.html as text: they must not cost a request. */
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
          const script = (src: string) => `<script type="module" src="/${src}"></script>`
          return html
            .replace('<!-- first -->', script(FIRST))
            .replace('<!-- boot -->', script(FALLBACK) + script(BOOT))
        }
        const { first, fallback, boot, styles } = booted.get(config.mode) ?? {}
        const { page, files } = takeOut(html)
        const data = (id: string, value: unknown) =>
          `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`
        // The calls leave before anything else is read.
        const head = [`<script>${first}</script>`, `<style>${styles}</style>`]
        const body = [
          data('files', { ...files, ...partsOf(bundle ?? {}) }),
          data('from', fromWords()),
          `<script>${fallback}</script>`,
          `<script>${boot}</script>`,
        ]
        return page
          .replace('<!-- first -->', () => head.join('\n    '))
          .replace('<!-- boot -->', () => body.join('\n    '))
      },
    },
    buildStart: async () => {
      if (config.command === 'build') booted.set(config.mode, await bundleBoot(config.mode))
    },
  }
}

const booted = new Map<string, Awaited<ReturnType<typeof bundleBoot>>>()

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

/** Class names of style modules by name, so that only those that are drawn with get into the page. */
const namedClasses: Plugin = {
  name: 'named-classes',
  transform: {
    order: 'pre',
    filter: { id: /\/src\/boot[/.]/ },
    handler: (code) => code.replace(/^import (\w+) from ('[^']+\.module\.css')$/gm, 'import * as $1 from $2'),
  },
}

async function bundleBoot(mode: string) {
  const [first, fallback, boot] = await Promise.all(
    [FIRST, FALLBACK, BOOT].map((input) => bundle(input, mode)),
  )
  if (!first || !fallback || !boot) throw new Error('boot.ts did not build')
  return {
    first: first.script,
    fallback: fallback.script,
    boot: boot.script,
    styles: stylesFor(boot.script, boot.styles),
  }
}

async function bundle(input: string, mode: string) {
  const built = await build({
    configFile: false,
    mode,
    logLevel: 'silent',
    plugins: [namedClasses],
    css: cssNames,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'es' } },
    },
  })
  const output = Array.isArray(built) ? built[0] : built
  if (!output || !('output' in output)) return null
  const styles = output.output.flatMap((part) =>
    part.type === 'asset' && part.fileName.endsWith('.css') ? [String(part.source).trim()] : [],
  )
  // Its own names must not become the page's.
  return { script: `(()=>{${output.output[0].code.trim()}})()`, styles: styles.join('') }
}

/** Commas between selectors, not those within `:is()`. */
const BETWEEN = /,(?![^(]*\))/

/**
 * Minified styles without what a script never draws: rules of other classes, properties nobody reads. The sheet that
 * comes with the app has them all.
 */
export function stylesFor(script: string, styles: string): string {
  const isDrawn = (selector: string) =>
    [...selector.matchAll(/\.(_[\w-]+)/g)].every(([, name = '']) => script.includes(name))
  const rules = styles.replace(/([^{};]+)\{([^{}]*)\}/g, (rule, selectors: string, body: string) => {
    const drawn = selectors.split(BETWEEN).filter(isDrawn)
    return drawn.length === 0 ? '' : selectors.startsWith('@') ? rule : `${drawn.join(',')}{${body}}`
  })
  const filled = rules.replace(/@media[^{}]*\{\}/g, '')
  return filled.replace(/(?<=[{;])(--[\w-]+):[^;{}]*;?/g, (said, name: string) =>
    filled.includes(`var(${name}`) || name.startsWith('--lightningcss') ? said : '',
  )
}

/** Hashes of inline scripts and styles of a document, as the CSP names them. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  const all = (tag: 'script' | 'style') =>
    [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map((match) => hash(match[1] ?? ''))
  return { scripts: all('script'), styles: all('style') }
}
