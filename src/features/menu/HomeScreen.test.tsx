// @vitest-environment jsdom
import { act, Profiler } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { basketLinesAtom } from '#/features/basket/index.ts'
import { openedProductAtom } from '#/features/product-card/index.ts'
import { quietShell, shellAtom } from '#/shell/shell.ts'
import { menu, productNamed, sentMenu } from '#/testing/test-menu.ts'
import { byRole, press } from '#/testing/test-page.tsx'
import { renderShop, settle } from '#/testing/test-shop.tsx'
import CategoryScreen from './CategoryScreen.tsx'
import HomeScreen from './HomeScreen.tsx'

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => {
  localStorage.clear()
  window.scrollTo = vi.fn()
})
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia')
  return page.remove()
})

const NBSP = '\u00a0'
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '')
const cardOf = (name: string) => {
  const link = [...document.querySelectorAll('article a')].find((one) => one.textContent === name)
  const card = link?.closest('article')
  if (!card) throw new Error(`no card "${name}"`)
  return card
}

test('categories stand in the order of their groups, those near the screen with their dishes (MN-01, MN-03)', async () => {
  page = await renderShop(<HomeScreen />)
  const wanted = menu.groups.flatMap(({ id }) =>
    menu.categories.filter((one) => one.groupId === id).map((one) => one.name.eng),
  )
  const rendered = texts('section h2')
  expect(rendered.length).toBeGreaterThan(1)
  expect(rendered).toEqual(wanted.slice(0, rendered.length))
  expect(texts('nav[aria-label="Categories"] a')).toEqual(wanted)
  expect(cardOf('Norin with horse meat').textContent).toContain(`34,000${NBSP}UZS`)
})

test('a card says price, old price, labels, grade and portion, nothing of what there is not (MN-14, MN-15)', async () => {
  page = await renderShop(<HomeScreen />)
  const card = cardOf('Qozon kabob with potatoes')
  expect(card.textContent).toContain(`33,600${NBSP}UZS`)
  expect(card.textContent).toContain('was 42,000')
  expect(card.textContent).toContain('−20%')
  expect(card.textContent).toContain('4.7')
  expect(card.textContent).toContain('380 g')
  expect(card.querySelector('a')?.getAttribute('aria-label')).toBe(
    `Qozon kabob with potatoes, 33,600${NBSP}UZS`,
  )
  const labelled = cardOf('Choyxona oshi').textContent
  expect(labelled).toContain('Top')
  for (const word of ['was', '−']) expect(labelled).not.toContain(word)
  const plain = cardOf('Norin with horse meat')
  expect(productNamed('Norin with horse meat').labels.map(({ name }) => name.eng)).toEqual(['New'])
  expect(plain.textContent).toContain('New')
  expect(plain.textContent).not.toContain('Grade')
})

test('adding a plain dish takes one press and turns its + into a count (PR-05)', async () => {
  page = await renderShop(<HomeScreen />)
  await press(byRole('button', 'Add Norin with horse meat'))
  const [line] = page.store.get(basketLinesAtom)
  expect(line).toMatchObject({
    productId: productNamed('Norin with horse meat').id,
    count: 1,
    seenPrice: 34_000,
  })
  await press(byRole('button', 'Remove Norin with horse meat'))
  expect(page.store.get(basketLinesAtom)).toEqual([])
})

test('a dish with choices opens them instead of being added (PR-05)', async () => {
  page = await renderShop(<HomeScreen />)
  await press(byRole('button', 'Add Choyxona oshi'))
  expect(page.store.get(basketLinesAtom)).toEqual([])
  expect(page.store.get(openedProductAtom)).toEqual({ productId: productNamed('Choyxona oshi').id })
})

test('adding renders no section and no other card again', async () => {
  let commits = 0
  page = await renderShop(
    <Profiler id="menu" onRender={() => commits++}>
      <HomeScreen />
    </Profiler>,
  )
  const before = new Map([...document.querySelectorAll('article')].map((card) => [card, card.innerHTML]))
  commits = 0
  await press(byRole('button', 'Add Norin with horse meat'))
  const changed = [...before].filter(([card, html]) => card.innerHTML !== html)
  expect(changed).toHaveLength(1)
  expect(commits).toBeLessThanOrEqual(2)
})

test('a category without a basket shows its dishes and nothing to add them with', async () => {
  page = await renderShop(<HomeScreen />, {
    answer: (path) =>
      path === '/products/v1/overalls'
        ? Response.json({
            ...sentMenu,
            categories: sentMenu.categories.map((one) => ({ ...one, isWithoutCart: true })),
          })
        : null,
  })
  expect(texts('article').length).toBeGreaterThan(5)
  expect(document.querySelectorAll('article [role="group"]')).toHaveLength(0)
})

test('without favourites there is no heart', async () => {
  page = await renderShop(<HomeScreen />, { settings: { favouriteActive: false } })
  expect(document.querySelectorAll('[aria-label^="Favourite"]')).toHaveLength(0)
})

test('a wide page without a header of ours has a way to the profile, tabs or not', async () => {
  const query = { matches: true, addEventListener: () => {}, removeEventListener: () => {} }
  window.matchMedia = () => query as unknown as MediaQueryList
  page = await renderShop(<HomeScreen />, { settings: { isNavigationViewEnabled: true } })
  await act(async () => page.store.set(shellAtom, { ...quietShell, chrome: 'host' }))
  await settle()
  expect(document.querySelectorAll('a[aria-label="Profile"]')).toHaveLength(1)
})

test('a menu that does not come says so, and comes on the next try', async () => {
  let isBroken = true
  page = await renderShop(<HomeScreen />, {
    answer: (path) =>
      isBroken && path === '/products/v1/overalls' ? new Response('', { status: 403 }) : null,
  })
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Could not load')
  isBroken = false
  await press(byRole('button', 'Try again'))
  await settle()
  expect(cardOf('Norin with horse meat')).toBeTruthy()
})

const withProducts = (change: (product: (typeof sentMenu.products)[number], at: number) => object) => ({
  answer: (path: string) =>
    path === '/products/v1/overalls'
      ? Response.json({ ...sentMenu, products: sentMenu.products.map(change) })
      : null,
})

test('a branch that sells nothing says so', async () => {
  page = await renderShop(
    <HomeScreen />,
    withProducts((product) => ({ ...product, active: false })),
  )
  expect(document.body.textContent).toContain('The menu is empty for now')
})

test('where dishes could not be read nobody says that the menu is empty: it can be asked for again', async () => {
  page = await renderShop(
    <HomeScreen />,
    withProducts((product, at) =>
      at === 0 ? { ...product, active: false } : { ...product, id: null, productId: null },
    ),
  )
  expect(document.body.textContent).not.toContain('The menu is empty')
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Could not load')
  expect(byRole('button', 'Try again')).toBeTruthy()
})

test('a category that is not there may be among what could not be read (ER-05)', async () => {
  history.replaceState(null, '', '/category?id=gone')
  const lost = withProducts((product, at) => (at === 0 ? { ...product, id: null, productId: null } : product))
  page = await renderShop(<CategoryScreen />, lost)
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Could not load')
  await page.remove()
  page = await renderShop(<CategoryScreen />)
  expect(document.body.textContent).toContain('This part of the menu is no longer available')
  history.replaceState(null, '', '/')
})

test('a menu that comes late follows the scroll too: what is far away is not rendered', async () => {
  page = await renderShop(<HomeScreen />, {
    answer: (path) =>
      path === '/products/v1/overalls' ? new Promise((done) => setTimeout(done, 300, null)) : null,
  })
  await settle()
  const rendered = () => document.querySelectorAll('section li[aria-posinset]').length
  expect(rendered()).toBeGreaterThan(0)
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  place.mockReturnValue({ top: -1_000_000, bottom: 0 } as DOMRect)
  window.dispatchEvent(new Event('scroll'))
  await settle()
  place.mockRestore()
  expect(rendered()).toBe(0)
})
