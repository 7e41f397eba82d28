import { PRESSED_KEY } from '#/config/first-paint.ts'
import { bootContext } from '#/lib/preload.ts'

const WORDS = [
  ['Sahifa yuklanmadi. Savatingiz saqlangan.', 'Yangilash'],
  ['Страница не загрузилась. Корзина сохранена.', 'Обновить'],
  ['The page did not load. Your basket is saved.', 'Reload'],
] as const

/**
 * The last resort when not even the texts of the app could be loaded: three languages at once, and a retry. The page
 * rendered by boot stays above it, since its dishes can still be added.
 */
export function showBroken(root: HTMLElement): void {
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
