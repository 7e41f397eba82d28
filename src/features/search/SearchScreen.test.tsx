// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { basketLinesAtom } from '#/features/basket/index.ts'
import { openedProductAtom } from '#/features/product-card/index.ts'
import { savedSearchesAtom } from '#/session/saved.ts'
import { productNamed, sentMenu } from '#/testing/test-menu.ts'
import * as hand from '#/testing/test-page.tsx'
import { renderShop, until } from '#/testing/test-shop.tsx'
import SearchScreen from './SearchScreen.tsx'

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/search')
  window.scrollTo = vi.fn()
  Element.prototype.scrollIntoView = vi.fn()
  // jsdom has no layout, so every observed element counts as visible.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      seen: (entries: { isIntersecting: boolean }[]) => void
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        this.seen = seen
      }
      observe() {
        queueMicrotask(() => this.seen([{ isIntersecting: true }]))
      }
      disconnect() {}
    },
  )
})
afterEach(() => page.remove())

const open = async (query = '') => {
  history.replaceState(null, '', query ? `/search?q=${encodeURIComponent(query)}` : '/search')
  page = await renderShop(<SearchScreen />)
  if (query) await answered(query)
}
const { byRole, press } = hand
/** What a text finds is shown a frame after the text itself: as its dishes, or that there are none. */
const answered = (text: string) => until(() => expect(said()).toContain(`“${text}”`))
const type = async (element: HTMLElement, text: string) => {
  await hand.type(element, text)
  await answered(text.trim())
}
const field = () => byRole('searchbox', 'Search dishes') as HTMLInputElement
const found = () => [...document.querySelectorAll<HTMLElement>('[data-found] a')]
const names = () => found().map((link) => link.textContent)
const said = () => [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent).join(' ')
const key = (name: string, target = document.activeElement) =>
  act(async () => {
    target?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  })

test('typing finds dishes whatever the script, marks the letters and says how many', async () => {
  await open()
  expect(document.activeElement).toBe(field())
  await type(field(), 'лагмон')
  expect(names()).toEqual(['Uyghur lagʻmon, hand-pulled', 'Fried lagʻmon'])
  expect([...document.querySelectorAll('mark')].map((one) => one.textContent)).toEqual(['lagʻmon', 'lagʻmon'])
  expect(said()).toBe('2 dishes for “лагмон”')
})

test('a key press makes no request', async () => {
  const asked: string[] = []
  page = await renderShop(<SearchScreen />, {
    answer: (path) => {
      asked.push(path)
      return null
    },
  })
  const before = asked.length
  for (const typed of ['m', 'ma', 'man', 'mant']) await type(field(), typed)
  expect(names().length).toBeGreaterThan(1)
  expect(asked).toHaveLength(before)
})

test('the query is in the address, and an address with a query shows its results', async () => {
  await open('gkjd')
  expect(field().value).toBe('gkjd')
  expect(document.activeElement).not.toBe(field())
  await until(() => expect(names()).toContain('Choyxona oshi'))
  await type(field(), 'manti')
  await until(() => expect(location.search).toBe('?q=manti'))
})

test('arrows go through the results and back into the field; Escape returns and clears', async () => {
  await open('lagmon')
  await key('ArrowDown', field())
  expect(document.activeElement).toBe(found()[0])
  await key('ArrowDown')
  expect(document.activeElement).toBe(found()[1])
  await key('ArrowUp')
  await key('ArrowUp')
  expect(document.activeElement).toBe(field())
  await key('ArrowDown')
  await key('Escape')
  expect(document.activeElement).toBe(field())
  await key('Escape')
  expect(field().value).toBe('')
})

test('a result opens over the page, and the search is remembered once', async () => {
  await open()
  await type(field(), 'Lagmon')
  await press(found()[0] as HTMLElement)
  expect(page.store.get(openedProductAtom)).toEqual({
    productId: productNamed('Uyghur lagʻmon, hand-pulled').id,
  })
  expect(location.search).toBe('?q=Lagmon')
  await type(field(), 'лагмон ')
  await press(byRole('button', 'Add Fried lagʻmon'))
  expect(page.store.get(basketLinesAtom)).toHaveLength(1)
  await press(byRole('button', 'Clear search'))
  expect(document.activeElement).toBe(field())
  await until(() => byRole('button', 'лагмон'))
  await press(byRole('button', 'лагмон'))
  expect(field().value).toBe('лагмон')
  await press(byRole('button', 'Clear search'))
  await until(() => byRole('button', 'Remove “лагмон”'))
  await press(byRole('button', 'Remove “лагмон”'))
  expect(document.body.textContent).not.toContain('Recent searches')
})

test('no more than eight searches are remembered, the latest first', async () => {
  await open()
  for (const typed of ['osh', 'manti', 'somsa', 'salat', 'choy', 'non', 'shashlik', 'tort', 'lagmon']) {
    await type(field(), typed)
    await key('Enter', field())
  }
  expect(page.store.get(savedSearchesAtom)).toHaveLength(8)
  expect(page.store.get(savedSearchesAtom)[0]).toBe('lagmon')
})

test('a long answer is rendered to its end as the end comes near', async () => {
  await open('o')
  await until(() => expect(said()).toBe(`${names().length} dishes for “o”`))
  expect(names().length).toBeGreaterThan(12)
})

test('a category keeps its own dishes of what was found', async () => {
  await open('osh')
  const all = names().length
  const chip = [...document.querySelectorAll('fieldset button')].find((one) =>
    one.textContent?.startsWith('Sets'),
  )
  await press(chip as HTMLElement)
  expect(names().length).toBeLessThan(all)
  expect(names()).toContain('Lunch: osh, salad, tea')
  expect(chip?.getAttribute('aria-pressed')).toBe('true')
})

test('with no results the page says so, offers similar names, and a way back', async () => {
  await open()
  await type(field(), 'kebabz wok')
  expect(said()).toContain('No “kebabz wok”')
  expect(said()).toContain('Check the spelling or pick something similar')
  await press(byRole('button', 'Minced kebab'))
  await until(() => expect(names()[0]).toBe('Minced kebab'))
  await type(field(), 'wwwwww')
  expect(said()).toContain('Check the spelling or see what others order')
  await type(field(), 'xyzwv')
  const clear = [...document.querySelectorAll<HTMLElement>('button')].filter(
    (one) => one.textContent === 'Clear search',
  )
  await press(clear[0] as HTMLElement)
  expect(field().value).toBe('')
  await until(() => expect(document.body.textContent).toContain('Often ordered'))
})

test('where dishes could not be read, one that is not found may be among them (ER-05)', async () => {
  history.replaceState(null, '', '/search?q=xyzwv')
  const products = sentMenu.products.map((one, at) =>
    at === 0 ? { ...one, id: null, productId: null } : one,
  )
  page = await renderShop(<SearchScreen />, {
    answer: (path) => (path === '/products/v1/overalls' ? Response.json({ ...sentMenu, products }) : null),
  })
  await answered('xyzwv')
  expect(document.body.textContent).toContain('Part of the menu did not load')
})

test('a menu that does not come says so, and the field stays', async () => {
  page = await renderShop(<SearchScreen />, {
    answer: (path) => (path === '/products/v1/overalls' ? new Response('', { status: 403 }) : null),
  })
  await until(() => expect(document.querySelector('[role="alert"]')?.textContent).toContain('Could not load'))
  expect(field()).toBeTruthy()
})
