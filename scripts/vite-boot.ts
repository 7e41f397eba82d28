import { createHash } from 'node:crypto'
import path from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { SCRIPT_TARGET, STYLE_TARGET } from './browsers.ts'
import { messagesSaidIn } from './catalogs.ts'
import { withContact } from './document-contact.ts'
import { cssNames } from './vite-names.ts'

/** The app. */
export const ENTRY = 'src/main.tsx'

/** The bridge to Telegram, which the app loads where it runs inside one. */
const TELEGRAM = 'src/shell/telegram/telegram.ts'

/** Functions that some supported browsers lack. */
const POLYFILLS = 'src/polyfills.ts'

const FIRST = 'src/boot/first.ts'
const FALLBACK = 'src/boot/fallback.ts'
const BOOT = 'src/boot.ts'
/** The texts of the views of the first screen. */
const WORDS = 'src/ui/base/words.ts'

/**
 * Bundles the three scripts that run before the app and puts them into index.html as text: they must not cost a
 * request. While Vite serves the page there is none of them, and the app starts by itself.
 */
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
        if (config.command === 'serve')
          return html.replace('<!-- boot -->', `<script type="module" src="/${ENTRY}"></script>`)
        const { first, fallback, boot, styles } = booted.get(config.mode) ?? {}
        const data = (id: string, value: unknown) =>
          `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`
        // The calls are sent before the rest of the page is parsed.
        const head = [script(first), `<style>${styles}</style>`]
        const words = data('words', wordsOfBoot())
        const body = [data('files', filesOf(bundle ?? {})), words, script(fallback), script(boot)]
        const { VITE_SHOP_NAME: name = '', VITE_SHOP_PHONE: phone = '' } = config.env
        return withContact(html, { name, phone })
          .replace('<!-- first -->', () => head.join('\n    '))
          .replace('<!-- boot -->', () => body.join('\n    '))
      },
    },
    buildStart: async () => {
      if (config.command === 'build') booted.set(config.mode, await bundleBoot(config.mode))
    },
  }
}

/** An inline script that Cloudflare's Rocket Loader leaves as it is; a changed one would be refused by the policy. */
const script = (code = '') => `<script data-cfasync="false">${code}</script>`

const booted = new Map<string, Awaited<ReturnType<typeof bundleBoot>>>()

/** Modules that are no part of any other: the app, and what some browsers lack. */
export const ENTRIES = [ENTRY, POLYFILLS]

/**
 * Files that boot requests: the first files of the app, the texts by language, and the bridge of Telegram. Their names
 * contain hashes, so only the build knows them.
 */
function filesOf(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.facadeModuleId?.endsWith(ENTRY))
  if (!entry) throw new Error(`${ENTRY} is not in the bundle`)
  const styles = [entry, ...chunks.filter(({ fileName }) => entry.imports.includes(fileName))].flatMap(
    (chunk) => [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`),
  )
  const texts = chunks.flatMap((chunk) => {
    const [, locale] = chunk.facadeModuleId?.match(/locales\/(\w+)\.po\?first/) ?? []
    return locale ? [[locale, `/${chunk.fileName}`]] : []
  })
  const always = [entry.fileName, ...entry.imports]
  const telegram = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(TELEGRAM))
  const polyfills = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(POLYFILLS))
  if (!polyfills) throw new Error(`${POLYFILLS} is not in the bundle`)
  return {
    entry: `/${entry.fileName}`,
    polyfills: `/${polyfills.fileName}`,
    chunks: entry.imports.map((file) => `/${file}`),
    styles: [...new Set(styles)],
    telegram: [telegram?.fileName, ...(telegram?.imports ?? [])]
      .filter((file) => file && !always.includes(file))
      .map((file) => `/${file}`),
    ...Object.fromEntries(texts),
  }
}

/** The texts of the first screen by language and id. */
const wordsOfBoot = () =>
  Object.fromEntries(
    (['uz', 'ru', 'eng'] as const).map((language) => {
      const catalog = `locales/${language === 'eng' ? 'en' : language}.po`
      return [language, Object.fromEntries(messagesSaidIn(catalog, new Set([WORDS])))]
    }),
  )

async function bundleBoot(mode: string) {
  const [first, fallback, boot] = await Promise.all(
    [FIRST, FALLBACK, BOOT].map((input) => bundle(input, mode)),
  )
  if (!first || !fallback || !boot) throw new Error('boot.ts did not build')
  return { first: first.script, fallback: fallback.script, boot: boot.script, styles: boot.styles }
}

/** The JSX runtime of boot: elements, without React. */
const domJsx = path.resolve('src/boot/dom-jsx.ts')

async function bundle(input: string, mode: string) {
  const built = await build({
    configFile: false,
    mode,
    logLevel: 'silent',
    plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
    resolve: { alias: { 'react/jsx-runtime': domJsx } },
    css: cssNames,
    build: {
      write: false,
      minify: true,
      target: SCRIPT_TARGET,
      cssTarget: STYLE_TARGET,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'es' } },
    },
  })
  const output = Array.isArray(built) ? built[0] : built
  if (!output || !('output' in output)) return null
  const styles = output.output.flatMap((part) =>
    part.type === 'asset' && part.fileName.endsWith('.css') ? [String(part.source).trim()] : [],
  )
  // Its own names must not become globals of the page.
  return { script: `(()=>{${output.output[0].code.trim()}})()`, styles: styles.join('') }
}

/** Hashes of inline scripts and styles of a document, as the CSP names them. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  const all = (tag: 'script' | 'style') =>
    [...html.matchAll(new RegExp(`<${tag}(?: data-cfasync="false")?>([\\s\\S]*?)</${tag}>`, 'g'))].map(
      (match) => hash(match[1] ?? ''),
    )
  return { scripts: all('script'), styles: all('style') }
}
