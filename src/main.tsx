import '#/lib/storage-shim.ts'
import '#/lib/safe-history.ts'
import '#/ui/theme/tokens.css'
import { createStore } from 'jotai'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#/app/App.tsx'
import { showFailedReads } from '#/app/failures/failures.ts'
import { guardChunks } from '#/app/failures/stale-chunks.ts'
import { entryRedirect, placeBeforeReload } from '#/app/navigation/entry-path.ts'
import { fetchForPendingPress } from '#/app/navigation/pending-press.ts'
import { chooseShell } from '#/app/start/choose-shell.ts'
import { start } from '#/app/start/start.ts'
import { keepTokenCookie } from '#/app/start/token-cookie.ts'
import { writeGridProperties } from '#/first-screen/grid.ts'
import { log } from '#/lib/log.ts'
import { bootContext } from '#/lib/preload.ts'
import { followActive, queryClient, queryClientAtom } from '#/session/query-client.ts'
import { followHistory } from '#/shell/history.ts'
import { shellAtom } from '#/shell/shell.ts'

/* No top-level await: the Telegram chunk imports from this one, and would wait for it while it waits for Telegram. */
async function run(root: HTMLElement) {
  fetchForPendingPress()
  // Boot sets these only when it renders the first screen.
  writeGridProperties(document.documentElement)
  const store = createStore()
  store.set(queryClientAtom, queryClient)
  showFailedReads(store, queryClient)
  guardChunks()
  const redirect = entryRedirect(location.pathname)
  if (redirect)
    history.replaceState(
      history.state,
      '',
      redirect === '/' ? redirect : `${redirect}${location.search}${location.hash}`,
    )

  const shell = await chooseShell()
  store.set(shellAtom, shell)
  followActive(shell.subscribeActive)
  followHistory(placeBeforeReload())
  keepTokenCookie(store)
  let onShown = () => {}
  const shown = new Promise<void>((resolve) => {
    onShown = resolve
  })
  await Promise.all([start(store, shown), applyStyles(document)])
  shell.attach(store)
  root.dataset.taken = ''
  // As a transition: what boot.ts has rendered stays on the screen meanwhile.
  startTransition(() => createRoot(root).render(<App store={store} onShown={onShown} />))
  // After two frames the first one is on the screen, so the client may remove its placeholder.
  requestAnimationFrame(() => requestAnimationFrame(() => shell.ready()))
}

/**
 * Applies the style sheets that boot.ts requested and resolves when they are loaded: nothing may be rendered without
 * them. Rejects if one failed.
 */
async function applyStyles(page: Document): Promise<void> {
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]'))
    link.rel = 'stylesheet'
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(
    links.map((link) =>
      link.sheet
        ? null
        : new Promise((resolve, reject) => {
            link.addEventListener('load', resolve)
            link.addEventListener('error', () => reject(new Error('a style sheet is lost')))
          }),
    ),
  )
}

const root = document.getElementById('root') as HTMLElement
// In a task of its own, since evaluating all these modules was a long one.
setTimeout(() =>
  run(root).catch((error) => {
    log.error('the app did not start', error instanceof Error ? error.message : undefined)
    bootContext().showBroken?.(root)
  }),
)
bootContext().isEntryWhole = true
