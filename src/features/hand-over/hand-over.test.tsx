// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Brand } from '#/api/schema/merchant.ts'
import { addToBasketAtom, basketLinesAtom } from '#/features/basket/index.ts'
import { draftAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { mainButtonAtom } from '#/shell/chrome.ts'
import { brandAtom, brandsAtom } from '#/tenant/merchant.ts'
import { productNamed, sentMenu } from '#/testing/test-menu.ts'
import { byRole, press, type } from '#/testing/test-page.tsx'
import { renderShop, until } from '#/testing/test-shop.tsx'
import { noticesAtom } from '#/ui/notices/notices.ts'
import BasketCodeScreen from './BasketCodeScreen.tsx'
import { ContinueElsewhere, HaveCode } from './index.ts'

const NORIN = productNamed('Norin with horse meat')
const WATER = productNamed('Still water')
const TAKE = '/orders/v1/baskets/hand-over/take'
const line = (change: object = {}) => ({
  productId: NORIN.id,
  name: NORIN.name,
  choices: {},
  note: 'No onion',
  count: 2,
  seenPrice: 33_000,
  ...change,
})
const sent = (change: object = {}) => ({
  brandId: null,
  branchId: 'br-demo-chilonzor',
  serviceType: 'PICK_UP',
  lines: [line()],
  ...change,
})

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/basket/code')
})
afterEach(() => page.remove())

type Prepare = NonNullable<Parameters<typeof renderShop>[1]>['prepare']
const open = async (answers: readonly (() => Response)[], prepare: Prepare = () => {}) => {
  const left = [...answers]
  page = await renderShop(<BasketCodeScreen />, {
    prepare,
    answer: (path) => (path === TAKE ? (left.shift()?.() ?? null) : null),
  })
}
const opened = (basket: object) => open([() => Response.json(basket)])
const bring = async (code = 'K7M 3QX') => {
  await type(byRole('textbox', 'Code'), code)
  await act(async () => page.store.get(mainButtonAtom)?.onPress())
}
const lines = () =>
  page.store
    .get(basketLinesAtom)
    .map(({ productId, note, count, seenPrice }) => ({ productId, note, count, seenPrice }))
const notices = () => page.store.get(noticesAtom).map(({ text }) => text)

describe('a basket from another device (CX-02)', () => {
  test('comes into an empty one with its notes and the prices that were seen, and the order goes on as it was', async () => {
    await opened(sent())
    await bring()
    await until(() => expect(location.pathname).toBe('/basket'))
    expect(lines()).toEqual([{ productId: NORIN.id, note: 'No onion', count: 2, seenPrice: 33_000 }])
    expect(page.store.get(serviceTypeAtom)).toBe('PICK_UP')
    expect(page.store.get(draftAtom).pickupBranchId).toBe('br-demo-chilonzor')
    expect(notices()).toEqual(['Basket moved here'])
  })

  const withWater: Prepare = (store) => {
    store.set(addToBasketAtom, { productId: WATER.id, choices: {}, note: '', count: 1 })
  }

  test.each([
    ['Combine both', [WATER.id, NORIN.id], 'DELIVERY'],
    ['Replace the basket here', [NORIN.id], 'PICK_UP'],
    ['Keep only the basket here', [WATER.id], 'DELIVERY'],
    ['Close', [WATER.id], 'DELIVERY'],
  ])('asks where there is one: %s', async (answer, ids, service) => {
    await open([() => Response.json(sent())], withWater)
    await bring()
    await until(() => byRole('dialog', 'There is a basket here already'))
    expect(lines().map(({ productId }) => productId)).toEqual([WATER.id])
    await press(byRole('button', answer))
    await until(() => expect(location.pathname).toBe('/basket'))
    expect(lines().map(({ productId }) => productId)).toEqual(ids)
    expect(page.store.get(serviceTypeAtom)).toBe(service)
  })

  test('that is here already changes nothing', async () => {
    await open(
      [() => Response.json(sent({ lines: [line({ productId: WATER.id, note: '', count: 1 })] }))],
      withWater,
    )
    await bring()
    await until(() => expect(notices()).toEqual(['This basket is here already']))
    expect(lines()).toHaveLength(1)
  })

  test('of another brand opens that brand and comes into its basket', async () => {
    const [first, second] = ['b-1', 'b-2'].map((id) => ({ id, merchantId: 'm-demo', name: id }) as Brand)
    await open([() => Response.json(sent({ brandId: 'b-2' }))], (store) => {
      store.set(brandsAtom, [first, second] as Brand[])
      store.set(brandAtom, first as Brand)
    })
    await bring()
    await until(() => expect(location.pathname).toBe('/basket'))
    expect([page.store.get(brandAtom)?.id, lines().length]).toEqual(['b-2', 1])
    await act(async () => page.store.set(brandAtom, first as Brand))
    expect(lines()).toEqual([])
  })

  test('of which a part cannot be read says so', async () => {
    await opened(sent({ lines: [line(), { productId: '<b>' }] }))
    await bring()
    await until(() => expect(lines()).toHaveLength(1))
    expect(notices()).toContain('Part of the basket could not be read. Compare it with the other device.')
  })

  test('of which nothing is sold stays out, by name, and the page says what to do', async () => {
    await opened(sent({ lines: [line({ productId: 'p-gone', name: { uz: '', ru: '', eng: 'Quail' } })] }))
    await bring()
    await until(() => expect(document.body.textContent).toContain('Nothing in this basket is sold here now.'))
    expect(notices()).toEqual(['No longer on the menu: Quail'])
    expect([lines(), location.pathname]).toEqual([[], '/basket/code'])
  })

  test('keeps the dishes that a menu in part may have lost', async () => {
    const products = sentMenu.products.map((one) => (one.id === NORIN.id ? { ...one, costPrice: '?' } : one))
    page = await renderShop(<BasketCodeScreen />, {
      answer: (path) => {
        if (path === '/products/v1/overalls') return Response.json({ ...sentMenu, products })
        return path === TAKE ? Response.json(sent()) : null
      },
    })
    await bring()
    await until(() => expect(location.pathname).toBe('/basket'))
    expect(lines()).toHaveLength(1)
    expect(notices()).toEqual(['Basket moved here'])
  })

  test('whose answer is lost comes with the next press, and what was typed stays', async () => {
    await open([() => new Response('', { status: 503 }), () => Response.json(sent())])
    await bring('k7m-3qx')
    await until(() => expect(document.body.textContent).toContain('Something went wrong on our side.'))
    expect((byRole('textbox', 'Code') as HTMLInputElement).value).toBe('k7m-3qx')
    await act(async () => page.store.get(mainButtonAtom)?.onPress())
    await until(() => expect(lines()).toHaveLength(1))
  })

  test.each([
    ['K7M 30X', 'Check what you typed.'],
    ['', 'Enter the code: 6 letters and digits'],
  ])('"%s" is no code: "%s", and no call is made for it', async (code, fault) => {
    let calls = 0
    page = await renderShop(<BasketCodeScreen />, {
      answer: (path) => {
        if (path === TAKE) calls++
        return null
      },
    })
    await bring(code)
    expect(document.body.textContent).toContain(fault)
    expect(calls).toBe(0)
  })
})

test.each([
  [true, 1],
  [false, 0],
])('a server that has the calls: %s (CX-02)', async (isOn, count) => {
  page = await renderShop(
    <>
      <ContinueElsewhere look="row" />
      <HaveCode />
    </>,
    { settings: { basketHandOverActive: isOn } },
  )
  expect(document.querySelectorAll('button')).toHaveLength(count)
  expect(document.querySelectorAll('a')).toHaveLength(count)
})
