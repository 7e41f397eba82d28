import { safeUrl } from '#/lib/safe-url.ts'
import { atRiskAtom, mainButtonAtom } from '#/shell/chrome.ts'
import { attachTitle } from '#/shell/document-title.ts'
import { attachFields } from '#/shell/fields.ts'
import { attachLayers } from '#/shell/layers.ts'
import { shareByBrowser } from '#/shell/share.ts'
import { quietShell, type Shell, type Store } from '#/shell/shell.ts'
import { attachPresses } from '#/shell/stray-presses.ts'

/** The shell of a plain browser. What Telegram shows around the page, our layouts draw. */
export function createWebShell(page: Window): Shell {
  const launch = { ...quietShell.launch, language: page.navigator.language || null }
  return {
    ...quietShell,
    launch,
    refreshLaunch: () => launch,
    attach: (store) => {
      writeInsets(page)
      const stops = [
        attachTitle(store, page),
        attachLayers(store, page),
        attachLeaveQuestion(store, page),
        attachFields(page),
        attachBar(store, page),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    subscribeActive: (changed) => {
      const hear = () => changed(page.document.visibilityState === 'visible')
      page.document.addEventListener('visibilitychange', hear)
      return () => page.document.removeEventListener('visibilitychange', hear)
    },
    openLink: (url, where = 'tab') => open(page, url, where),
    openTelegramLink: (url) => open(page, url, 'tab'),
    share: (url, text) => shareByBrowser(page, url, text),
  } satisfies Shell
}

function open(page: Window, url: string, where: 'tab' | 'here') {
  const safe = safeUrl(url)
  if (safe === null) return
  // A number or an address of a letter is handed to the system; a tab for it would stay empty.
  if (where === 'here' || !safe.startsWith('http')) page.location.assign(safe)
  else page.open(safe, '_blank', 'noopener,noreferrer')
}

/** Presses on a page that draws its main button itself, as soon as it is declared. */
function attachBar(store: Store, page: Window): () => void {
  const { presses, stop } = attachPresses(store, page)
  const stopDrawing = store.sub(mainButtonAtom, () => presses.shows(store.get(mainButtonAtom)))
  return () => {
    stop()
    stopDrawing()
  }
}

/** The browser's own "Leave the page?" while something would be lost. */
function attachLeaveQuestion(store: Store, page: Window): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  // Only while needed: a page with this listener is kept out of the browser's back-forward cache.
  const draw = () => {
    page.removeEventListener('beforeunload', ask)
    if (store.get(atRiskAtom)) page.addEventListener('beforeunload', ask)
  }
  draw()
  const stop = store.sub(atRiskAtom, draw)
  return () => {
    stop()
    page.removeEventListener('beforeunload', ask)
  }
}

function writeInsets(page: Window) {
  const { style } = page.document.documentElement
  for (const side of ['top', 'right', 'left']) {
    style.setProperty(`--inset-${side}`, `env(safe-area-inset-${side}, 0px)`)
  }
  style.setProperty('--inset-bottom', 'max(env(safe-area-inset-bottom, 0px), var(--keyboard, 0px))')
}
