import { atom } from 'jotai'
import { layersAtom } from './chrome.ts'
import { createPresses, type Presses, type PressPlace } from './presses.ts'
import type { Store } from './shell.ts'

const restsAtom = atom(false)
/** For the layouts: the main button takes no press now, because it has appeared where another one was pressed. */
export const isMainButtonCoolingDownAtom = atom((get) => get(restsAtom))

/** Elements that can be pressed; texts and pictures inside them are no controls of their own. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role]'

const PRESSING_KEYS = ['Enter', ' ']

/** Stops every press that is the second half of another one, before any listener of the page gets it. */
export function attachPresses(store: Store, page: Window): { presses: Presses; stop: () => void } {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const update = () => {
    clearTimeout(waiting)
    const rest = presses.rest()
    store.set(restsAtom, rest > 0)
    if (rest > 0) waiting = setTimeout(update, rest)
  }
  const presses = createPresses({
    now: () => page.performance.now(),
    view: () => ({ path: page.location.pathname, layer: store.get(layersAtom).at(-1) ?? null }),
    changed: update,
  })

  const onClick = (event: MouseEvent) => {
    // A click by a script is no press.
    if (!event.isTrusted || !(event.target instanceof Element)) return
    const control = event.target.closest<HTMLElement>(CONTROLS) ?? event.target
    const { action } = control instanceof HTMLElement ? control.dataset : {}
    const main = action === 'main' ? presses.shown() : null
    const isTaken = presses.take({
      at: Math.min(event.timeStamp, page.performance.now()),
      place: placeOf(event, page),
      control,
      name: control.getAttribute('aria-label') ?? control.textContent ?? '',
      isAction: action !== undefined,
      commits: action === 'commit' || main?.commits === true,
      main,
    })
    if (!isTaken) drop(event)
  }

  let held: EventTarget | null = null
  const onKeyDown = (event: KeyboardEvent) => {
    if (!PRESSING_KEYS.includes(event.key)) return presses.moveOn()
    if (!event.repeat) {
      held = event.target
      return
    }
    const isOnAction = event.target instanceof Element && event.target.closest('[data-action]') !== null
    // A key that is still down was pressed on what had the focus then, once.
    if (event.target !== held || isOnAction) drop(event)
  }

  // A choice made by a press is an input event too, but nothing was typed.
  const onInput = (event: Event) => {
    if (event instanceof InputEvent) presses.forget()
  }

  page.addEventListener('click', onClick, true)
  page.addEventListener('input', onInput, true)
  page.addEventListener('keydown', onKeyDown, true)
  return {
    presses,
    stop: () => {
      clearTimeout(waiting)
      page.removeEventListener('click', onClick, true)
      page.removeEventListener('input', onInput, true)
      page.removeEventListener('keydown', onKeyDown, true)
    },
  }
}

function placeOf({ detail, clientX: x, clientY: y }: MouseEvent, page: Window): PressPlace {
  // Enter and Space press without a place and without a count.
  return detail === 0 ? 'keys' : { x, y, fromBottom: page.innerHeight - y }
}

function drop(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}
