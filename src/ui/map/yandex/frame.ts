import './frame.module.css'
import { hearShop } from '#/lib/frame.ts'
import { loadOptions, loadYandex, MapLoadError } from './load.ts'
import { type Change, type FromFrame, type Init, ToFrame } from './messages.ts'
import { renderMap } from './render-map.ts'

/* The page with the keyed map (`map.html`), on an origin of its own in a frame of the shop. */

const root = document.documentElement

type ApplyChange = ReturnType<typeof renderMap>

/* This page is one map and nothing else, so its state may be at the module level. */
let applyChange: ApplyChange | null = null
let hasBegun = false
/** Changes that arrived before the map was ready. */
let pending: Change[] = []

async function begin(init: Init, say: (message: FromFrame) => void) {
  for (const [name, value] of Object.entries(init.tokens)) root.style.setProperty(name, value)
  root.style.colorScheme = `only ${init.theme}`
  cover(init.covered)
  const box = document.getElementById('map')
  if (!box) return
  try {
    applyChange = renderMap(await loadYandex(loadOptions(init.options)), box, init, say)
    for (const message of pending) applyChange(message)
    pending = []
    say({ type: 'picked', what: 'ready' })
  } catch (error) {
    const named = error instanceof MapLoadError ? error : new MapLoadError('no-script', String(error))
    say({ type: 'error', trouble: named.trouble, about: named.about.slice(0, 500) })
  }
}

const cover = (px: number) => root.style.setProperty('--covered', `${px}px`)

hearShop<typeof ToFrame, FromFrame>(ToFrame, (message, say) => {
  if (message.type === 'init' && !hasBegun) {
    hasBegun = true
    void begin(message, say)
  }
  if (message.type !== 'set') return
  if (message.covered !== undefined) cover(message.covered)
  if (applyChange) applyChange(message)
  else pending.push(message)
})
