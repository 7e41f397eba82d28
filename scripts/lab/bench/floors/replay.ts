import { askMenu, type Dish, FIRST, pictureOf } from './shop.ts'

/*
 * The first script of the replay floor: renders the first cards and counts presses on them until the app
 * takes both over: the minimum of such a page.
 */
window.menu = askMenu()
const pressed: Record<string, number> = {}
window.pressed = pressed

const made = (tag: string, props: object, ...children: Node[]) => {
  const element = Object.assign(document.createElement(tag), props)
  element.append(...children)
  return element
}

function cardOf(dish: Dish) {
  const count = made('span', {})
  const plus = made('button', { textContent: '+', ariaLabel: `Add ${dish.name.eng}` })
  plus.dataset.press = `add ${dish.id}`
  plus.addEventListener('click', () => {
    pressed[dish.id] = (pressed[dish.id] ?? 0) + 1
    count.textContent = String(pressed[dish.id])
  })
  return made(
    'article',
    {},
    made('img', { src: pictureOf(dish), width: 173, height: 173, alt: '' }),
    made('h3', { textContent: dish.name.eng }),
    made('p', { textContent: `${dish.costPrice.toLocaleString('en')} UZS` }),
    made('div', { role: 'group' }, count, plus),
  )
}

window.menu.then(({ products }) => {
  const root = document.getElementById('root')
  if (root?.childElementCount === 0) root.append(made('main', {}, ...products.slice(0, FIRST).map(cardOf)))
})
