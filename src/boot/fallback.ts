/*
 * Inlined into index.html before `boot.ts`, which is the only other script that asks for the app: an error there must
 * not leave the page white. It shares no code with boot, apart from the last resort.
 */
import { bootContext } from '#/lib/preload.ts'
import { showBroken } from './broken.ts'
import { isTooOld, loadPolyfills } from './polyfills.ts'

/** Longer than boot waits for the menu before it requests the app, ms. */
const BOOT_LIMIT_MS = 8_000

/** Requests the app unless it runs. If boot has requested it already, the browser returns the same module. */
function loadApp() {
  removeEventListener('error', loadApp)
  const root = document.getElementById('root')
  const files = document.getElementById('files')?.textContent
  if (!root || !files || root.dataset.taken !== undefined || document.querySelector('.broken')) return
  if (isTooOld()) return
  const { entry, polyfills, styles } = JSON.parse(files) as Record<'entry' | 'polyfills', string> & {
    styles: string[]
  }
  for (const href of styles) {
    if (document.querySelector(`link[href="${href}"]`)) continue
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
  }
  Promise.resolve(loadPolyfills(polyfills))
    .then(() => import(/* @vite-ignore */ entry))
    .then(() => bootContext().isEntryWhole || Promise.reject())
    .catch(() => showBroken(root))
}

bootContext().showBroken = showBroken
addEventListener('error', loadApp)
setTimeout(loadApp, BOOT_LIMIT_MS)
