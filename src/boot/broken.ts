import { PRESSED_KEY } from '#/config/first-paint.ts'
import { bootContext } from '#/lib/preload.ts'

const WORDS = [
  ['Sahifa yuklanmadi. Savatingiz saqlangan.', 'Yangilash'],
  ['Страница не загрузилась. Корзина сохранена.', 'Обновить'],
  ['The page did not load. Your basket is saved.', 'Reload'],
] as const

/**
 * The last resort, where not even the texts of the app arrived: three languages at once, and a way to try again. What
 * boot has drawn stays above it, for its dishes can still be added.
 */
export function showBroken(root: HTMLElement): void {
  if (document.querySelector('.broken')) return
  const { isDrawn } = bootContext()
  const box = document.createElement(isDrawn ? 'section' : 'main')
  box.className = isDrawn ? 'broken below' : 'broken'
  box.setAttribute('role', 'alert')
  for (const [words] of WORDS) box.append(Object.assign(document.createElement('p'), { textContent: words }))
  const button = document.createElement('button')
  button.textContent = WORDS.map(([, word]) => word).join(' · ')
  button.addEventListener('click', reload)
  box.append(button)
  if (!isDrawn) root.replaceChildren()
  document.body.append(box)
}

/** Loads the page anew; what was pressed last is not forgotten. */
function reload() {
  try {
    sessionStorage.setItem(PRESSED_KEY, bootContext().pressed ?? '')
  } catch {
    // a storage that refuses loses the press, not the basket
  }
  location.reload()
}
