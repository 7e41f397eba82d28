// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { basketLinesAtom } from '#/features/basket/index.ts'
import { productNamed, sentMenu } from '#/testing/test-menu.ts'
import { byRole, press, type } from '#/testing/test-page.tsx'
import { renderShop } from '#/testing/test-shop.tsx'
import { ProductSheet } from './ProductSheet.tsx'

const NBSP = '\u00a0'
let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => {
  localStorage.clear()
})
afterEach(() => page.remove())

const renderProduct = async (name: string, onClose = vi.fn(), answer?: (path: string) => Response | null) => {
  page = await renderShop(
    <ProductSheet productId={productNamed(name).id} lineKey={undefined} open onClose={onClose} />,
    { answer },
  )
  return onClose
}
const group = (name: string) => {
  const found = [...document.querySelectorAll('fieldset')].find((one) =>
    one.querySelector('legend')?.textContent?.startsWith(name),
  )
  if (!found) throw new Error(`no group "${name}"`)
  return found
}
const option = (name: string) => {
  const label = [...document.querySelectorAll('label')].find((one) => one.textContent?.startsWith(name))
  const input = label?.querySelector('input')
  if (!input) throw new Error(`no option "${name}"`)
  return input
}
const action = () => [...document.querySelectorAll('dialog footer button')].at(-1)?.textContent ?? ''

test('defaults are chosen and counted, the switch shows whole prices', async () => {
  await renderProduct('Choyxona oshi')
  expect(group('Portion').textContent).toContain('Chosen')
  expect(group('Portion').textContent).toContain('52,000')
  expect(action()).toBe(`Add to basket38,000${NBSP}UZS`)
})

test('a choice changes the price at once, the number multiplies it, and the line costs as much (PR-06)', async () => {
  await renderProduct('Choyxona oshi')
  await press(option('Large'))
  await press(option('Patir'))
  expect(action()).toBe(`Add to basket56,000${NBSP}UZS`)
  await press(byRole('button', 'One more Choyxona oshi'))
  expect(action()).toBe(`Add to basket112,000${NBSP}UZS`)
  await press(byRole('button', `Add to basket112,000${NBSP}UZS`))
  const [line] = page.store.get(basketLinesAtom)
  expect([line?.count, line?.seenPrice]).toEqual([2, 56_000])
})

test('what is chosen and written lies in the basket, and the sheet closes', async () => {
  const onClose = await renderProduct('Choyxona oshi')
  await press(option('Quail egg'))
  await type(byRole('textbox', 'Note for the kitchen'), 'without salt')
  await press(byRole('button', `Add to basket41,000${NBSP}UZS`))
  expect(page.store.get(basketLinesAtom)).toMatchObject([
    { productId: productNamed('Choyxona oshi').id, count: 1, note: 'without salt', seenPrice: 41_000 },
  ])
  expect(onClose).toHaveBeenCalledOnce()
})

test('a full group refuses the next choice and says how full it is', async () => {
  await renderProduct('Qozon kabob with potatoes')
  for (const name of ['Tomato', 'Garlic', 'Yoghurt and herbs']) await press(option(name))
  expect(group('Sauce').textContent).toContain('3 / 3')
  await press(option('Hot adjika'))
  expect(option('Hot adjika').checked).toBe(false)
})

test('a sold-out choice stays, with the word, and cannot be taken', async () => {
  await renderProduct('Choyxona oshi')
  expect(option('Quince').disabled).toBe(true)
  expect(option('Quince').closest('label')?.textContent).toContain('Sold out')
})

test('a missing choice: the button names the group, leads there and rings it', async () => {
  const { id } = productNamed('Choyxona oshi')
  const product = sentMenu.products.find((one) => one.id === id) as (typeof sentMenu.products)[number]
  const bare = {
    ...product,
    modificationGroups: product.modificationGroups.map((one) => ({
      ...one,
      modifications: one.modifications.map((m) => ({ ...m, isDefault: false })),
    })),
  }
  const onClose = await renderProduct('Choyxona oshi', vi.fn(), (path) =>
    path === '/products/v1/overalls'
      ? Response.json({
          groups: [],
          categories: [{ id: product.categoryId, name: 'x' }],
          products: [bare],
        })
      : null,
  )
  expect(group('Bread').textContent).toContain('Not chosen')
  await press(option('Half'))
  await press(byRole('button', 'Choose “Bread”'))
  expect(document.activeElement).toBe(group('Bread'))
  expect(onClose).not.toHaveBeenCalled()
  await press(option('No bread'))
  expect(action()).toBe(`Add to basket24,000${NBSP}UZS`)
})

test('a product the menu does not have says so and leads back', async () => {
  const onClose = vi.fn()
  page = await renderShop(<ProductSheet productId="p-nobody" lineKey={undefined} open onClose={onClose} />)
  expect(document.body.textContent).toContain('This dish isn’t available now')
  await press(byRole('button', 'Open the menu'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a line is changed in place', async () => {
  await renderProduct('Norin with horse meat')
  await press(byRole('button', `Add to basket34,000${NBSP}UZS`))
  const [line] = page.store.get(basketLinesAtom)
  await page.remove()
  page = await renderShop(
    <ProductSheet productId={line?.productId ?? ''} lineKey={line?.key} open onClose={() => {}} />,
  )
  await press(byRole('button', 'One more Norin with horse meat'))
  await press(byRole('button', `Save68,000${NBSP}UZS`))
  expect(page.store.get(basketLinesAtom)).toMatchObject([{ count: 2 }])
})

const choice = (id: string, price: number) => ({ id, name: id, price })

/** The options of this dish as they are shown, each with what the button says when it is chosen. */
async function pricesOf(dish: object, groups: readonly object[], names: readonly string[]) {
  const { id } = productNamed('Norin with horse meat')
  const sent = sentMenu.products.find((one) => one.id === id)
  const odd = { ...sent, discount: 0, productBranch: [], modificationGroups: groups, ...dish }
  await renderProduct('Norin with horse meat', undefined, (path) =>
    path === '/products/v1/overalls' ? Response.json({ ...sentMenu, products: [odd] }) : null,
  )
  const shown: string[] = []
  for (const name of names) {
    await press(option(name))
    shown.push(option(name).closest('label')?.textContent ?? '', action().replace('Add to basket', ''))
  }
  return shown.map((text) => text.replaceAll(NBSP, ' '))
}

test.each([
  [
    'of half a kilo half of what they cost a kilo',
    { unit: 'KG', amount: 0.5, costPrice: 120_000 },
    [
      { id: 'a', min: 1, max: 1, modifications: [choice('Sauce', 5_000), choice('Plain', 0)] },
      { id: 'b', max: null, modifications: [choice('Extra', 10_000)] },
    ],
    ['Sauce', 'Extra'],
    ['Sauce62,500', '62,500 UZS', 'Extra+5,000', '67,500 UZS'],
  ],
  [
    'what makes the dish cheaper says by how much',
    { costPrice: 30_000 },
    [{ id: 'a', max: null, modifications: [choice('Less', -10_000), choice('Same', 0)] }],
    ['Same', 'Less'],
    ['SameFree', '30,000 UZS', 'Less−10,000', '20,000 UZS'],
  ],
  [
    'a price is never below nothing',
    { costPrice: 30_000 },
    [{ id: 'a', min: 1, max: 1, modifications: [choice('Big', 0), choice('Tiny', -50_000)] }],
    ['Big', 'Tiny'],
    ['Big30,000', '30,000 UZS', 'Tiny0', '0 UZS'],
  ],
])('options say what the press makes of the price: %s (PR-06)', async (_what, dish, groups, names, shown) => {
  expect(await pricesOf(dish, groups, names)).toEqual(shown)
})
