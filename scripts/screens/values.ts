import { fillBasket, firstChoice, mapRendered, scroll } from './steps.ts'
import { expect, type Walk } from './walk.ts'

/* Every value of every setting of the menu. */

/** One value of a setting, or several that one page shows: what is opened, and what of it is looked at. */
type Value = {
  name: string
  merchant: string
  path?: string
  /** Ids of categories on that page, by the name of the picture. */
  sections?: Record<string, string>
  /** The same with something in the basket. */
  withBasket?: true
}

/** Every value of the settings of the menu, as the tour of the README has them. */
const VALUES: readonly Value[] = [
  {
    name: 'group-chips',
    merchant: 'demo',
    sections: { horizontal: 'koplov', 'horizontal-big': 'nonushta', band: 'set', 'without-cart': 'toy' },
    withBasket: true,
  },
  { name: 'without-group', merchant: 'minimal', sections: { small: 'don' }, withBasket: true },
  { name: 'grid', merchant: 'beta', sections: { below: 'salat' } },
  { name: 'list', merchant: 'dinein', sections: { below: 'salat' } },
  { name: 'tabs', merchant: 'dark', sections: { 'text-colour': 'set' }, withBasket: true },
  { name: 'floating', merchant: 'brands', sections: { 'horizontal-small': 'sous' }, withBasket: true },
  { name: 'big', merchant: 'demo', path: '/category?id=cat-demo-shashlik' },
  { name: 'medium', merchant: 'demo', path: '/category?id=cat-demo-qozon' },
  { name: 'small', merchant: 'demo', path: '/category?id=cat-demo-ichimlik' },
  { name: 'without-cart', merchant: 'demo', path: '/category?id=cat-demo-toy' },
  { name: 'without-cart-product', merchant: 'demo', path: '/product/p-demo-nahor' },
  { name: 'name-only', merchant: 'demo', path: '/product/p-demo-choyxona' },
  { name: 'full-image', merchant: 'dark', path: '/product/p-dark-filadelfiya' },
]

export async function values(walk: Walk) {
  const { root } = walk
  for (const { name, merchant, path = '/', sections = {}, withBasket } of VALUES) {
    await walk.go(path, { merchant })
    await walk.look(`value-${name}`)
    if (path.startsWith('/product')) {
      await scroll(walk, 700)
      await walk.lookOn(`value-${name}-below`)
    }
    if (withBasket) {
      await fillBasket(walk)
      await walk.look(`value-${name}-basket`)
    }
    if (!walk.looksOn) continue
    for (const [section, id] of Object.entries(sections)) {
      await toSection(walk, `c-cat-${merchant}-${id}`)
      await walk.lookOn(`value-${name}-${section}`)
    }
  }
  await walk.go('/', { merchant: 'dinein' })
  await openAll(walk, 'list')
  await walk.go('/', { merchant: 'beta' })
  await openAll(walk, 'grid')
  for (const [name, category] of [
    ['sheet', 'qozon'],
    ['pop-up', 'tandir'],
    ['full-screen', 'shashlik'],
  ]) {
    await walk.go(`/category?id=cat-demo-${category}`, { merchant: 'demo' })
    await firstChoice(walk)
    await walk.look(`value-${name}`)
  }
  for (const [name, merchant] of [
    ['map-yandex', 'brands'],
    ['map-lamenu-yandex', 'closed'],
  ] as const) {
    await walk.go('/address/delivery', { merchant })
    await mapRendered(walk)
    await walk.look(`value-${name}`)
  }
  // A tile of a group is above the menu of narrow pages only.
  if (walk.variant.width > 600) return
  await walk.go('/')
  await root.locator('main li > button[aria-pressed]').nth(2).click()
  await walk.settled()
  await walk.look('value-group-chosen')
}

/** Scrolls on until a category is rendered, which far ones are not, and then to its head. */
async function toSection(walk: Walk, id: string) {
  const section = walk.root.locator(`#${id}`)
  for (let step = 0; step < 40 && (await section.count()) === 0; step++) await scroll(walk, 1_200)
  await section.evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await walk.settled()
}

/** The categories of GRID and LIST, from the bar that replaces them once they are scrolled away. */
async function openAll(walk: Walk, name: string) {
  // Wide pages have them at the left, always.
  if (walk.variant.width > 600) return
  await scroll(walk, 1_500)
  // The bar's button has a category's name as text; the filters beside it are an icon.
  await walk.root.locator('main button[aria-haspopup="dialog"]').filter({ hasText: /\S/ }).last().click()
  await expect(walk.root.getByRole('dialog')).toBeVisible()
  await walk.look(`value-${name}-all`)
}
