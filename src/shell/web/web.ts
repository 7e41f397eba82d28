import { safeUrl } from '#/lib/safe-url.ts'
import { atRiskAtom, mainButtonAtom } from '#/shell/chrome.ts'
import { attachTitle } from '#/shell/document-title.ts'
import { attachFields } from '#/shell/fields.ts'
import { attachLayers } from '#/shell/layers.ts'
import { shareByBrowser } from '#/shell/share.ts'
import { quietShell, type Shell, type Store } from '#/shell/shell.ts'
import { attachPresses } from '#/shell/stray-presses.ts'
import { installing } from './installing.ts'

/** The shell of a plain browser. What Telegram shows around the page, our layouts render. */
export function createWebShell(page: Window): Shell {
  const launch = { ...quietShell.launch, language: page.navigator.language || null }
  const install = installing()
  return {
    ...quietShell,
    launch,
    refreshLaunch: () => launch,
    attach: (store) => {
      const stops = [
        attachTitle(store, page),
        attachLayers(store, page),
        attachLeaveQuestion(store, page),
        attachFields(page),
        attachBar(store, page),
        install.listen(page),
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
    subscribeHomeScreen: install.subscribeHomeScreen,
    addToHomeScreen: install.addToHomeScreen,
    openLink: (url, where = 'tab') => open(page, url, where),
    openTelegramLink: (url) => open(page, url, 'tab'),
    share: (url, text) => shareByBrowser(page, url, text),
  } satisfies Shell
}

function open(page: Window, url: string, where: 'tab' | 'here') {
  const safe = safeUrl(url)
  if (safe === null) return
  // A phone number or mail address is handled by the system; a tab for it would stay empty.
  if (where === 'here' || !safe.startsWith('http')) page.location.assign(safe)
  else page.open(safe, '_blank', 'noopener,noreferrer')
}

/** Filters presses on a page that renders its main button itself. */
function attachBar(store: Store, page: Window): () => void {
  const { presses, stop } = attachPresses(store, page)
  const unsubscribe = store.sub(mainButtonAtom, () => presses.shows(store.get(mainButtonAtom)))
  return () => {
    stop()
    unsubscribe()
  }
}

/** By when a press on such a link has opened what it leads to, ms. */
const CALL_MS = 1_000

/** The browser's own "Leave the page?" while something would be lost. */
function attachLeaveQuestion(store: Store, page: Window): () => void {
  let isCall = false
  const ask = (event: BeforeUnloadEvent) => {
    if (!isCall) event.preventDefault()
  }
  // A link to the phone or to Telegram is asked about, too, though the page stays.
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    isCall = link !== null && !/^https?:$/.test((link as HTMLAnchorElement).protocol)
    if (isCall) setTimeout(() => (isCall = false), CALL_MS)
  }
  page.addEventListener('click', onClick, { capture: true })
  // Only while needed: a page with this listener is excluded from the browser's back-forward cache.
  const update = () => {
    page.removeEventListener('beforeunload', ask)
    if (store.get(atRiskAtom)) page.addEventListener('beforeunload', ask)
  }
  update()
  const stop = store.sub(atRiskAtom, update)
  return () => {
    stop()
    page.removeEventListener('beforeunload', ask)
    page.removeEventListener('click', onClick, { capture: true })
  }
}
