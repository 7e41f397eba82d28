import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { here } from './unreadable.ts'

/* Dishes as cash desks and back offices write them (MN-04, PR-02 to PR-05, PR-07, PR-14). */

type Dish = Record<string, unknown>
type Menu = { categories: Dish[]; products: Dish[] }

/** What the menu has besides: a first category with these dishes, each with the fields of an ordinary one. */
async function menuHas(page: Page, dishes: readonly Dish[], category: Dish = { id: 'odd.1' }) {
  await page.route(/\/products\/v1\/overalls/, async (route) => {
    const response = await here(route)
    const menu = (await response.json()) as Menu
    const [usual = {}] = menu.products
    const plain = {
      ...usual,
      ...{
        group: null,
        type: 'NONE',
        modificationGroups: [],
        gallery: [],
        labels: [],
        unit: 'COUNT',
        amount: 1,
      },
      ...{
        costPrice: 30_000,
        discount: 0,
        additionalPrice: 0,
        measure: null,
        priority: 1,
        productBranch: [],
      },
    }
    const ids = new Set(menu.products.flatMap(({ productBranch }) => (productBranch as Dish[]).map(branchOf)))
    const offers = [...ids].map((id) => ({ branch: { id }, active: true, stock: null, costPrice: null }))
    const odd = dishes.map((dish, at) => ({
      ...{
        ...plain,
        id: `odd-${at}`,
        productId: `odd-${at}`,
        categoryId: category.id,
        productBranch: offers,
      },
      ...dish,
    }))
    const first = { ...menu.categories[0], groupId: null, name: 'Odd', priority: -1_000, ...category }
    await route.fulfill({
      response,
      json: {
        ...menu,
        groups: [],
        categories: [first, ...menu.categories],
        products: [...odd, ...menu.products],
      },
    })
  })
}
const branchOf = ({ branch }: Dish) => String((branch as Dish).id)
const option = (id: string, price: unknown, more: Dish = {}) => ({
  ...{ id, name: id, price, min: 0, max: 1, isDefault: false, active: true, priority: 1 },
  ...more,
})
const group = (id: string, modifications: Dish[], more: Dish = {}) => ({
  ...{ id, name: id, min: 1, max: 1, priority: 1, modifications },
  ...more,
})

test('what is stopped in whatever words is not on the menu, what is sold is', async ({ page, shop }) => {
  await menuHas(page, [
    { name: 'Sold 1', active: 1 },
    { name: 'Sold text', active: 'true' },
    { name: 'Sold null', active: null },
    { name: 'Stopped 0', active: 0 },
    { name: 'Stopped text', active: 'false' },
    { name: 'Stopped no', active: 'no' },
    { name: 'Stopped odd', active: 'maybe' },
    { name: 'Price in words', costPrice: 'kelishiladi' },
    { name: 'Price object', costPrice: { sum: 1 } },
  ])
  await shop.open()
  for (const name of ['Sold 1', 'Sold text', 'Sold null']) await expect(shop.add(name)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^(Stopped|Price)/ })).toHaveCount(0)
})

test('numbers as texts are the numbers', async ({ page, shop }) => {
  await menuHas(page, [
    { name: 'Text', costPrice: '45000' },
    { name: 'Spaces', costPrice: '45 100 soʻm' },
    { name: 'Off', costPrice: 45_000, discount: '5000' },
    { name: 'Negative off', costPrice: 45_300, discount: -5_000 },
    { name: 'Kilo', unit: 'кг', amount: '0,5', costPrice: 120_000 },
  ])
  await shop.open()
  for (const [name, price] of [
    ['Text', '45,000'],
    ['Spaces', '45,100'],
    ['Off', '40,000'],
    ['Negative off', '45,300'],
    ['Kilo', '60,000'],
  ])
    await expect(page.getByRole('heading', { name: new RegExp(`^${name}, .*${price}`) })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Kilo' })).toContainText('500 g')
})

test('of two dishes with one id the card that is pressed is the dish in the basket', async ({
  page,
  shop,
}) => {
  await menuHas(page, [
    { id: 'm-dup', productId: 'm-dup', name: 'First of two', costPrice: 30_100 },
    { id: 'm-dup', productId: 'm-dup', name: 'Second of two', costPrice: 50_200 },
  ])
  await shop.open()
  await shop.addDish('First of two')
  await expect(page.getByRole('heading', { name: /^Second of two/ })).toHaveCount(0)
  await shop.toBasket()
  await shop.sees('First of two')
  await shop.sees(/30,100/)
})

test('an id is any text: the dish is found by its link, and ordered by that very id', async ({
  page,
  shop,
}) => {
  const ids = ['prod.12', 'prod:12', 'a b', '{8F2E-11}', 'плов', 'a/b', 'a?b#c', '50%']
  await menuHas(
    page,
    ids.map((id) => ({ id, productId: id, name: `Dish ${id}` })),
    { id: 'cat.1' },
  )
  await shop.open()
  await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
  for (const id of ids) await shop.addDish(`Dish ${id}`)
  for (const id of ids) {
    await shop.go(`/product/${encodeURIComponent(id)}`)
    await expect(page.getByRole('heading', { name: `Dish ${id}`, level: 1 })).toBeVisible()
  }
  await shop.go('/basket')
  const checked = page.waitForRequest(/orders\/validate/)
  await shop.press(/^Checkout/)
  const { cartItems } = (await checked).postDataJSON() as { cartItems: { product: Dish }[] }
  expect(cartItems.map(({ product }) => product.id)).toEqual(ids)
})

test('one option in two groups is two choices', async ({ page, shop }) => {
  const sauces = [option('Ketchup', 3_000), option('Chili', 0)]
  await menuHas(page, [
    {
      name: 'Two sauces',
      type: 'MODIFICATION',
      modificationGroups: [group('1-sous', sauces), group('2-sous', sauces)],
    },
  ])
  await shop.open()
  await shop.choose(page.getByRole('radio', { name: 'Pick-up' }))
  await shop.add('Two sauces').click()
  const sheet = page.getByRole('dialog')
  const choice = (place: string, name: string) =>
    sheet.getByRole('radiogroup', { name: new RegExp(place) }).getByRole('radio', { name: new RegExp(name) })
  await choice('1-sous', 'Ketchup').check({ force: true })
  await expect(choice('2-sous', 'Ketchup')).not.toBeChecked()
  await choice('2-sous', 'Chili').check({ force: true })
  await expect(choice('1-sous', 'Ketchup')).toBeChecked()
  await sheet.getByRole('button', { name: /^Add to basket.*33,000/ }).click()
  await shop.thumb()
  await shop.go('/basket')
  const checked = page.waitForRequest(/orders\/validate/)
  await shop.sees(/Ketchup.*Chili/)
  await shop.press(/^Checkout/)
  const { cartItems } = (await checked).postDataJSON() as { cartItems: { modifications: Dish[] }[] }
  expect(cartItems[0]?.modifications).toEqual([
    { id: 'Ketchup', groupId: '1-sous', count: 1, price: 3_000 },
    { id: 'Chili', groupId: '2-sous', count: 1, price: 0 },
  ])
})

test('sizes, cheaper options, limits that are none, and choices that are none', async ({ page, shop }) => {
  const three = [option('Olive', 1_000), option('Onion', 2_000), option('Basil', 4_000)]
  await menuHas(page, [
    {
      name: 'Sizes',
      type: 'MODIFICATION',
      costPrice: null,
      modificationGroups: [group('Size', [option('Small', 30_000), option('Large', 45_000)])],
    },
    {
      name: 'Smaller',
      type: 'MODIFICATION',
      costPrice: 45_000,
      modificationGroups: [group('Kind', [option('Katta', 0), option('Kichik', -10_000)])],
    },
    {
      name: 'No limit',
      type: 'MODIFICATION',
      modificationGroups: [group('Toppings', three, { min: 0, max: null })],
    },
    { name: 'Only one', modificationGroups: [group('Bread', [option('Non', 2_000)])] },
    {
      name: 'All stopped',
      modificationGroups: [
        group('Size', [option('Big', 0, { active: false }), option('Tiny', 0, { active: '0' })]),
      ],
    },
    { name: 'Too many', modificationGroups: [group('Three', three.slice(0, 2), { min: '3', max: '3' })] },
  ])
  await shop.open()
  await expect(page.getByRole('article').filter({ hasText: 'Sizes' })).toContainText(/from 30,000/)
  await shop.add('Sizes').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: /Large/ }).check({ force: true })
  await expect(sheet.getByRole('button', { name: /^Add to basket.*45,000/ })).toBeVisible()
  await page.goBack()
  await shop.thumb()
  await shop.add('Smaller').click()
  await sheet.getByRole('radio', { name: /Kichik.*35,000/ }).check({ force: true })
  await expect(sheet.getByRole('button', { name: /^Add to basket.*35,000/ })).toBeVisible()
  await page.goBack()
  await shop.thumb()
  await shop.add('No limit').click()
  for (const { name } of three)
    await sheet.getByRole('checkbox', { name: new RegExp(name) }).check({ force: true })
  await expect(sheet.getByRole('button', { name: /^Add to basket.*37,000/ })).toBeVisible()
  await page.goBack()
  await shop.thumb()
  await shop.add('Only one').click()
  await expect(shop.countOf('Only one')).toContainText('1')
  await expect(sheet).toHaveCount(0)
  for (const name of ['All stopped', 'Too many']) {
    await expect(page.getByRole('heading', { name: new RegExp(`^${name}`) })).toBeVisible()
    await expect(shop.add(name)).toHaveCount(0)
  }
})
