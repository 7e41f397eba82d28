const WORDS = [
  ['Sahifa yuklanmadi. Savatingiz saqlangan.', 'Yangilash'],
  ['Страница не загрузилась. Корзина сохранена.', 'Обновить'],
  ['The page did not load. Your basket is saved.', 'Reload'],
] as const

/** The last resort, where not even the texts of the app arrived: three languages at once, and a way to try again. */
export function showBroken(root: HTMLElement): void {
  const page = document.createElement('main')
  page.className = 'broken'
  for (const [words] of WORDS) page.append(Object.assign(document.createElement('p'), { textContent: words }))
  const button = document.createElement('button')
  button.textContent = WORDS.map(([, word]) => word).join(' · ')
  button.addEventListener('click', () => location.reload())
  page.append(button)
  root.replaceChildren(page)
}
