import './frame.module.css'
import { drawMap } from './draw.ts'
import { loadOptions, loadYandex, MapLoadError } from './load.ts'
import { type Change, type FromFrame, heard, type Init, ToFrame } from './messages.ts'

/*
 * The page with the keyed map (`map.html`), on an origin of its own in a frame of the shop. It knows
 * the shop that opened it by the address, hears nobody else and tells nobody else.
 */

const root = document.documentElement

type Draw = ReturnType<typeof drawMap>

const shop = { source: parent as unknown, origin: originOf(location.hash.slice(1)) }
let draw: Draw | null = null
let hasBegun = false
/** What was set before there was a map. */
let early: Change[] = []

const say = (message: FromFrame) => parent.postMessage(message, shop.origin)

/** An origin other than our own, else none at all. */
function originOf(text: string): string {
  const isOther = URL.canParse(text) && new URL(text).origin === text && text !== location.origin
  return isOther ? text : 'null'
}

async function begin(init: Init) {
  for (const [name, value] of Object.entries(init.tokens)) root.style.setProperty(name, value)
  root.style.colorScheme = init.theme
  cover(init.covered)
  const box = document.getElementById('map')
  if (!box) return
  try {
    draw = drawMap(await loadYandex(loadOptions(init.options)), box, init, say)
    for (const message of early) draw(message)
    early = []
    say({ type: 'picked', what: 'ready' })
  } catch (error) {
    const named = error instanceof MapLoadError ? error : new MapLoadError('no-script', String(error))
    say({ type: 'error', trouble: named.trouble, about: named.about.slice(0, 500) })
  }
}

const cover = (px: number) => root.style.setProperty('--covered', `${px}px`)

if (parent !== window && shop.origin !== 'null') {
  addEventListener('message', (event) => {
    const message = heard(event, shop, ToFrame)
    if (message?.type === 'init' && !hasBegun) {
      hasBegun = true
      void begin(message)
    }
    if (message?.type !== 'set') return
    if (message.covered !== undefined) cover(message.covered)
    if (draw) draw(message)
    else early.push(message)
  })
  say({ type: 'init' })
}
