/** Fails when the bundle uses what the oldest supported browsers lack (ST-19), unless it is brought or said here why not. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newerInScript, newerInStyles } from './newer-features.ts'

/** Brought by `src/polyfills.ts` to a browser that lacks one of them, before anything calls them. */
const BROUGHT = ['.findLast()', '.findLastIndex()', '.toReversed()', '.toSorted()', 'URL.canParse']

/** In our own code, each behind a guard that is not at the use itself, or with the name of something else. */
const GUARDED: Record<string, string> = {
  '.drop()': 'a function of a store',
  '.escape()': 'CSS.escape, which is old',
  '.take()': 'a function of a store',
  '.watch()': 'a function of the order’s reader',
  'URL.parse': 'lib/safe-url.ts parses by the constructor without it',
  'document.featurePolicy': 'lib/keep-awake.ts takes the screen as free without it',
  'navigator.connection': 'lib/saves-data.ts takes the line as fast without it',
  'navigator.cookieEnabled': 'features/capabilities/facts.ts reports it, unknown without it',
  'navigator.permissions': 'shell/geolocation.ts asks by a press without it',
  'navigator.wakeLock': 'lib/keep-awake.ts lets the screen go dark without it',
  requestIdleCallback: 'lib/idle.ts waits by a timer without it',
}

/** In files that hold libraries, by the library; they look before they use it, or their page does without them. */
const LIBRARIES: Record<string, { why: string; uses: readonly string[] }> = {
  'maplibre-gl': {
    why: 'ui/map shows the list or the picture where the map does not start',
    uses: [
      '.difference()',
      '.resize()',
      '.toArray()',
      'Intl.Segmenter',
      'OffscreenCanvas',
      'VideoFrame',
      'static {}',
    ],
  },
  'react-dom': {
    why: 'view transitions and traces are used where there are some',
    uses: [
      '.captureStackTrace()',
      '.startViewTransition()',
      '.use()',
      'Error.captureStackTrace',
      'navigation',
    ],
  },
  '@telegram-apps/telegram-ui': { why: 'a function of its own', uses: ['.toArray()'] },
  viewerjs: {
    why: 'its full screen is not opened, the rest are functions of its own',
    uses: ['.exitFullscreen()', '.move()', '.requestFullscreen()', 'document.fullscreenElement'],
  },
  'web-vitals': {
    why: 'figures that a browser does not have are not reported',
    uses: [
      'PerformanceEventTiming',
      'document.prerendering',
      'document.wasDiscarded',
      'globalThis.cancelIdleCallback',
      'globalThis.requestIdleCallback',
      'performance.interactionCount',
    ],
  },
}

/** In styles: what is seen without each. A property covers its values. */
const STYLES: Record<string, string> = {
  '-webkit-app-region': 'a window of a desktop app, which this is not',
  '-webkit-tap-highlight-color': 'a press flashes grey',
  '-webkit-touch-callout': 'a long press opens the browser’s menu',
  '::selection': 'the selection is blue',
  ':has':
    'focus rings of rows are around the control itself; grounds and spaces are those of a page without the part',
  '@container': 'the time of a dish stays, and so do the words of the search',
  'align-content': 'rows begin at the start',
  'backdrop-filter': 'the ground is not blurred',
  'box-decoration-break': 'a mark that is broken over two lines has square ends',
  'contain-intrinsic-size': 'all rows are laid out',
  'forced-color-adjust':
    'contrast themes choose the colours of a code’s boxes and of a switch, which older ones show',
  contain: 'counters are not contained; there are none',
  'container-type': 'see @container',
  'content-visibility': 'all rows are laid out',
  cursor: 'phones have none',
  'field-sizing': 'a field keeps its height and scrolls',
  hyphens: 'long words break without a hyphen',
  'mask-image': 'rows of dishes and tiles end without fading',
  outline: 'the ring has square corners',
  'overscroll-behavior': 'the page behind scrolls on',
  'overscroll-behavior-x': 'the browser may go back',
  'overflow: clip': 'it is hidden, under @supports',
  resize: 'the corner of a field can be dragged',
  scale: 'a pin that is chosen does not grow',
  'scroll-snap-stop': 'a swipe may pass two pictures',
  'scrollbar-gutter': 'a page that is locked is wider by its scroll bar',
  'scrollbar-width': 'scroll bars are shown',
  'text-size-adjust': 'the prefixed one stands beside it',
  'text-wrap': 'lines are broken where they are full',
  'user-select': 'words can be selected',
}

type Use = { name: string; where: string }

const dist = process.argv[2] ?? 'dist'
const contents: Record<string, string[]> = JSON.parse(readFileSync(join(dist, '.vite/contents.json'), 'utf8'))
const page = readFileSync(join(dist, 'index.html'), 'utf8')
const insides = (tag: 'script' | 'style') =>
  [...page.matchAll(new RegExp(`<${tag}(?: data-cfasync="false")?>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => text,
  )
const files = (ending: string) => globSync(`assets/*.${ending}`, { cwd: dist })
const read = (file: string) => readFileSync(join(dist, file), 'utf8')

/** Whether a library that is in the file has said why it uses it. */
const isOfLibrary = (file: string, name: string) =>
  Object.entries(LIBRARIES).some(
    ([library, { uses }]) =>
      uses.includes(name) &&
      (file.includes(library) ||
        contents[file]?.some((module) => module.includes(`node_modules/${library}/`))),
  )

const ofScripts: Use[] = [
  ...insides('script').map((text) => ['index.html', text] as const),
  ...files('js').map((file) => [file, read(file)] as const),
].flatMap(([where, text]) => newerInScript(text).map((name) => ({ name, where })))
const ofStyles: Use[] = [
  ...insides('style').map((text) => ['index.html', text] as const),
  ...files('css').map((file) => [file, read(file)] as const),
].flatMap(([where, text]) => newerInStyles(text).map((name) => ({ name, where })))

const nameOf = (style: string) => style.split(':')[0] || style
const troubles = [
  ...ofScripts
    .filter(({ name, where }) => !BROUGHT.includes(name) && !GUARDED[name] && !isOfLibrary(where, name))
    .map(({ name, where }) => `${where} uses ${name}, which the oldest supported browsers lack`),
  ...ofStyles
    .filter(({ name }) => !STYLES[name] && !STYLES[nameOf(name)])
    .map(({ name, where }) => `${where} uses ${name}, which the oldest supported browsers lack`),
  ...[...BROUGHT, ...Object.keys(GUARDED), ...Object.values(LIBRARIES).flatMap(({ uses }) => uses)]
    .filter((name) => !ofScripts.some((use) => use.name === name))
    .map((name) => `nothing of the bundle uses ${name}: it need not be named here`),
  ...Object.keys(STYLES)
    .filter((name) => !ofStyles.some((use) => use.name === name || nameOf(use.name) === name))
    .map((name) => `no style uses ${name}: it need not be named here`),
]
for (const trouble of troubles) console.error(trouble)
console.log(`${ofScripts.length + ofStyles.length} uses of newer features: ${troubles.length} without a word`)
process.exitCode = troubles.length > 0 ? 1 : 0
