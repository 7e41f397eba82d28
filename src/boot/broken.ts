import { PRESSED_KEY, RELOADED_KEY } from '#/config/first-paint.ts'
import { deviceNow } from '#/lib/clock.ts'
import { bootContext } from '#/lib/preload.ts'
import { hasJustReloaded, isReplaced } from '#/lib/release.ts'
import { isStorageLasting } from '#/lib/storage-shim.ts'

const WORDS = [
  ['Sahifa yuklanmadi. Savatingiz saqlangan.', 'Yangilash'],
  ['Страница не загрузилась. Корзина сохранена.', 'Обновить'],
  ['The page did not load. Your basket is saved.', 'Reload'],
] as const

/** How long the server is asked for its release before the customer is told, ms. */
const ANSWER_BY_MS = 3_000

/**
 * The app did not start. A page of an old release, whose files are gone, is reloaded once (ST-07); any other says that it
 * did not load.
 */
export async function showBroken(root: HTMLElement): Promise<void> {
  const { entry } = JSON.parse(document.getElementById('files')?.textContent ?? '{}') as { entry?: string }
  const aborter = new AbortController()
  setTimeout(() => aborter.abort(), ANSWER_BY_MS)
  if (entry && (await isReplaced(entry, aborter.signal)) && mayReload()) reload()
  else sayBroken(root)
}

/** As `mayReload` of the app. Without a storage that remembers a reload there is none. */
function mayReload() {
  if (!isStorageLasting('sessionStorage')) return false
  const now = deviceNow()
  try {
    if (hasJustReloaded(Number(sessionStorage.getItem(RELOADED_KEY)), now)) return false
    sessionStorage.setItem(RELOADED_KEY, String(now))
    return sessionStorage.getItem(RELOADED_KEY) === String(now)
  } catch {
    return false
  }
}

/**
 * The last resort when not even the texts of the app could be loaded: three languages at once, and a retry. The page
 * rendered by boot stays above it, since its dishes can still be added.
 */
function sayBroken(root: HTMLElement) {
  if (document.querySelector('.broken')) return
  const { isRendered } = bootContext()
  const box = document.createElement(isRendered ? 'section' : 'main')
  box.className = isRendered ? 'broken below' : 'broken'
  box.setAttribute('role', 'alert')
  for (const [words] of WORDS) box.append(Object.assign(document.createElement('p'), { textContent: words }))
  const button = document.createElement('button')
  button.textContent = WORDS.map(([, word]) => word).join(' · ')
  button.addEventListener('click', reload)
  box.append(button)
  if (!isRendered) root.replaceChildren()
  document.body.append(box)
}

/** Reloads the page and keeps the last press. */
function reload() {
  try {
    sessionStorage.setItem(PRESSED_KEY, bootContext().pressed ?? '')
  } catch {
    // a storage that refuses loses the press, not the basket
  }
  location.reload()
}
