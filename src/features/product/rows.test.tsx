// @vitest-environment jsdom
import { act } from 'react'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NearestBranch } from '#/api/schema/branch.ts'
import { basketLinesAtom } from '#/features/basket/index.ts'
import { serviceTypeAtom } from '#/features/order-draft/index.ts'
import { i18n } from '#/i18n/catalog.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { menu, productNamed, sentBranches, sentMenu } from '#/testing/test-menu.ts'
import { byRole, press } from '#/testing/test-page.tsx'
import { renderShop, settle } from '#/testing/test-shop.tsx'
import { noticesAtom } from '#/ui/notices/notices.ts'
import { ProductSheet } from './ProductSheet.tsx'

/* What a product shows, behaviour by behaviour, with the sandbox's own shop. */

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => {
  localStorage.clear()
})
afterEach(() => page.remove())

const branch = v.parse(NearestBranch, sentBranches[0])
async function renderProduct(name: string, settings: Record<string, unknown> = {}) {
  page = await renderShop(
    <ProductSheet productId={productNamed(name).id} lineKey={undefined} open onClose={() => {}} />,
    { settings },
  )
  await act(async () => page.store.set(nearestBranchAtom, branch))
}
const words = () => (document.querySelector('dialog')?.textContent ?? '').replaceAll('\u00a0', ' ')
const more = (name: string) => press(byRole('button', `One more ${name}`))
const notices = () => JSON.stringify(page.store.get(noticesAtom)).replaceAll('\u00a0', ' ')
const action = () =>
  ([...document.querySelectorAll('dialog footer button')].at(-1)?.textContent ?? '').replaceAll('\u00a0', ' ')

test('a dish that is only shown has no button to add it, but its price and whom to call (MN-08)', async () => {
  const isOnlyShown = ({ categoryId }: { categoryId: string }) =>
    menu.categories.some(({ id, isWithoutCart }) => id === categoryId && isWithoutCart)
  const dish = menu.products.find(isOnlyShown)
  await renderProduct(dish?.name.eng ?? '', { phoneActive: true, phone: '+998712000000' })
  expect(words()).toContain(`${dish?.costPrice.toLocaleString('en-US')} UZS`)
  expect(byRole('button', 'Call +998 71 200 00 00')).toBeTruthy()
  expect(words()).not.toContain('Add to basket')
})

describe('by weight (PR-07)', () => {
  test('a portion of half a kilo is 500 g, and the number says what they weigh together', async () => {
    await renderProduct('Osh by the kilo')
    const { name } = productNamed('Osh by the kilo')
    expect(words()).toContain('500 g')
    await more(name.eng)
    expect(words()).toContain('1 kg')
    await more(name.eng)
    expect(words()).toContain('1.5 kg')
    await act(async () => i18n.loadAndActivate({ locale: 'ru', messages: {} }))
    expect(words()).toContain('1,5')
  })

  test('what is added counts in the unit, and costs what the button said', async () => {
    await renderProduct('Osh by the kilo')
    await more('Osh by the kilo')
    const said = action()
    await press([...document.querySelectorAll<HTMLElement>('dialog footer button')].at(-1) as HTMLElement)
    const [line] = page.store.get(basketLinesAtom)
    expect(line?.count).toBe(1)
    const sum = Math.round((line?.seenPrice ?? 0) * (line?.count ?? 0)).toLocaleString('en-US')
    expect(said).toBe(`Add to basket${sum} UZS`)
  })

  test.each([
    ['grammes', 'Nuts and raisins', '100 g'],
    ['litres', 'Compote on tap', '500 ml'],
  ])('%s', async (_unit, name, portion) => {
    await renderProduct(name)
    expect(words()).toContain(portion)
  })
})

test('a price that stands in a choice is said as the lowest until the choice is made, never as 0', async () => {
  const { id } = productNamed('Choyxona oshi')
  const sent = sentMenu.products.find((one) => one.id === id)
  const modifications = [
    { id: 'm-1', name: 'Small', price: 30_000 },
    { id: 'm-2', name: 'Large', price: 45_000 },
  ]
  const sized = {
    ...{ ...sent, costPrice: null, discount: 0, type: 'MODIFICATION' },
    productBranch: [{ branch: { id: branch.id } }],
    modificationGroups: [{ id: 'g-1', name: 'Size', min: 1, max: 1, modifications }],
  }
  page = await renderShop(<ProductSheet productId={id} lineKey={undefined} open onClose={() => {}} />, {
    answer: (path) =>
      path === '/products/v1/overalls' ? Response.json({ ...sentMenu, products: [sized] }) : null,
  })
  await act(async () => page.store.set(nearestBranchAtom, branch))
  const footer = () => (document.querySelector('dialog footer')?.textContent ?? '').replaceAll('\u00a0', ' ')
  expect(footer()).toContain('from 30,000 UZS')
  const [, large] = document.querySelectorAll<HTMLElement>('dialog input[type="radio"]')
  await press(large as HTMLElement)
  expect(footer()).toContain('45,000 UZS')
  expect(footer()).not.toContain('from')
})

describe('facts about a dish (PR-08)', () => {
  test('description, weight, calories and cooking time stand there when they are set', async () => {
    await renderProduct('Choyxona oshi')
    for (const word of ['Lazer rice', '450 g', '720 kcal', '20–25 min']) expect(words()).toContain(word)
  })

  test.each([
    [40, 20, '20–40 min'],
    ['20,4', 25.5, '20–26 min'],
    [15, 15.2, '15 min'],
    [-5, 10, '10 min'],
    [1_500, 1_800, null],
  ])('the cooking time from %s to %s: %s', async (timeCookingMin, timeCookingMax, time) => {
    const { id } = productNamed('Choyxona oshi')
    const sent = sentMenu.products.find((one) => one.id === id)
    const odd = { ...sent, calorie: null, measure: ' ', timeCookingMin, timeCookingMax }
    page = await renderShop(<ProductSheet productId={id} lineKey={undefined} open onClose={() => {}} />, {
      answer: (path) =>
        path === '/products/v1/overalls' ? Response.json({ ...sentMenu, products: [odd] }) : null,
    })
    const facts = [...document.querySelectorAll('dialog li')].map((one) =>
      one.textContent?.replace('\u00a0', ' '),
    )
    expect(facts.filter((one) => one?.includes('min'))).toEqual(time === null ? [] : [time])
  })

  test('a diet that a cash desk names twice stands there once, and nothing is said of no calories', async () => {
    const { id } = productNamed('Choyxona oshi')
    const sent = sentMenu.products.find((one) => one.id === id)
    const odd = {
      ...sent,
      tags: ['Halal', ' halal', 'HALAL'],
      calorie: 0,
      measure: null,
      timeCookingMax: null,
    }
    page = await renderShop(<ProductSheet productId={id} lineKey={undefined} open onClose={() => {}} />, {
      answer: (path) =>
        path === '/products/v1/overalls' ? Response.json({ ...sentMenu, products: [odd] }) : null,
    })
    const facts = [...document.querySelectorAll('dialog li')].map((one) => one.textContent)
    expect(facts.filter((one) => /halal|kcal|^0/i.test(one ?? ''))).toEqual(['Halal'])
  })

  test('what is not set leaves no trace', async () => {
    await renderProduct('Choyxona oshi')
    await page.remove()
    const { id } = productNamed('Choyxona oshi')
    const [sent] = sentMenu.products.filter((one) => one.id === id)
    const bare = { ...sent, calorie: null, timeCookingMin: null, timeCookingMax: null, measure: null }
    const empty = { uz: '', ru: '', eng: '' }
    page = await renderShop(<ProductSheet productId={id} lineKey={undefined} open onClose={() => {}} />, {
      answer: (path) =>
        path === '/products/v1/overalls'
          ? Response.json({
              ...sentMenu,
              products: [{ ...bare, description: empty, tags: [], allergens: [] }],
            })
          : null,
    })
    for (const word of ['kcal', '–25', '450', 'Allergens', 'Lazer']) expect(words()).not.toContain(word)
  })
})

describe('limits of the stock (PR-09)', () => {
  test('with 3 left the fourth is refused, and the text says 3', async () => {
    await renderProduct('Jizza bread')
    await more('Jizza bread')
    await more('Jizza bread')
    expect(action()).toContain('42,000')
    await more('Jizza bread')
    expect(action()).toContain('42,000')
    expect(notices()).toContain('Only 3 left')
  })

  test('of what is weighed it says the weight', async () => {
    await renderProduct('Marinated meat')
    for (let times = 0; times < 6; times++) await more('Marinated meat')
    expect(notices()).toContain('Only 3 kg left')
  })

  test('sold out: nothing to add, and why', async () => {
    await renderProduct('Eastern coffee')
    expect(byRole('button', 'Sold out').hasAttribute('disabled')).toBe(true)
    expect(words()).toContain('It is sold out at this branch for today.')
  })
})

test('what is not carried to the door cannot be added for delivery, for pick-up it can (PR-11)', async () => {
  await renderProduct('Gumma, 4 pieces')
  expect(byRole('button', 'Pick-up only').hasAttribute('disabled')).toBe(true)
  expect(words()).toContain('Switch to pick-up to order it')
  await act(async () => page.store.set(serviceTypeAtom, 'PICK_UP'))
  expect(action()).toMatch(/^Add to basket/)
})

test('halal has a mark of its own, the leaf is for plants (PR-08)', async () => {
  const dish = menu.products.find(({ tags }) => tags.includes('halal') && tags.includes('vegetarian'))
  await renderProduct(dish?.name.eng ?? '')
  const leafOf = (word: string) =>
    [...document.querySelectorAll('dialog li')]
      .find((one) => one.textContent === word)
      ?.querySelector('svg')
      ?.classList.contains('lucide-leaf')
  expect([leafOf('Halal'), leafOf('Vegetarian')]).toEqual([false, true])
})

describe('the two looks of choices (PR-04)', () => {
  const pictures = () => document.querySelectorAll('fieldset img').length
  test('NAME_ONLY renders rows without pictures', async () => {
    await renderProduct('Choyxona oshi', { modificationViewType: 'NAME_ONLY' })
    expect(pictures()).toBe(0)
  })
  test('FULL_IMAGE renders tiles', async () => {
    await renderProduct('Choyxona oshi', { modificationViewType: 'FULL_IMAGE' })
    expect(pictures()).toBeGreaterThan(0)
  })
})

test('prices of other channels change nothing (PR-15)', async () => {
  await renderProduct('Choyxona oshi')
  const { id } = productNamed('Choyxona oshi')
  const before = action()
  await page.remove()
  page = await renderShop(<ProductSheet productId={id} lineKey={undefined} open onClose={() => {}} />, {
    answer: (path) =>
      path === '/products/v1/overalls'
        ? Response.json({
            ...sentMenu,
            products: sentMenu.products.map((one) => ({
              ...one,
              eatsPrice: 1,
              enabledEats: true,
              expressPrice: 2,
              enabledExpress: true,
            })),
          })
        : null,
  })
  await settle()
  expect(action()).toBe(before)
  expect(menu.products.some((one) => 'eatsPrice' in one)).toBe(false)
})
