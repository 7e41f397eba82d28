// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { basketLinesAtom } from '#/features/basket/index.ts'
import { draftAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { canRepeatAtom, hasActiveOrdersAtom, savedSessionAtom } from '#/session/saved.ts'
import { mainButtonAtom } from '#/shell/chrome.ts'
import { azizasSession } from '#/testing/test-customer.ts'
import { productNamed, sentBranches } from '#/testing/test-menu.ts'
import { orderWith, wholeOrder } from '#/testing/test-order.ts'
import { allByRole, press } from '#/testing/test-page.tsx'
import { renderShop, until } from '#/testing/test-shop.tsx'
import { OrderStrip } from './OrderStrip.tsx'
import { RepeatSheet } from './RepeatSheet.tsx'

const NORIN = productNamed('Norin with horse meat')
const WATER = productNamed('Still water')

const line = (product: { id: string; name: object; costPrice?: number }, change: object = {}) => ({
  product: {
    id: product.id,
    name: product.name,
    costPrice: product.costPrice,
    discount: 0,
    count: 2,
    ...change,
  },
  modifications: [],
})
const GONE = { id: 'p-gone', name: { uz: 'Bedana', ru: 'Перепел', eng: 'Quail' }, costPrice: 1 }
const lines = [line(NORIN, { costPrice: NORIN.costPrice - 4_000 }), line(WATER), line(GONE)]
const sent = (change: Record<string, unknown> = {}) =>
  wholeOrder({
    status: 'DELIVERED',
    cartItems: lines,
    address: { ...(wholeOrder().address as object), latitude: 41.2756, longitude: 69.2035 },
    ...change,
  })
const parsed = (change: Record<string, unknown> = {}) => orderWith(sent(change))

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
})
afterEach(() => page.remove())

const signedIn: NonNullable<Parameters<typeof renderShop>[1]>['prepare'] = (store) =>
  store.set(savedSessionAtom, azizasSession)
const words = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
const ordered = () => page.store.get(basketLinesAtom).map(({ productId, count }) => [productId, count])
const button = () => page.store.get(mainButtonAtom)

describe('an order once more (BX-04)', () => {
  const open = async (order = parsed()) => {
    page = await renderShop(<RepeatSheet order={order} open onClose={() => {}} />, { prepare: signedIn })
  }

  test('lists what it costs today, what changed and what is gone, and fills the basket with all of it', async () => {
    await open()
    const [was, now] = [(NORIN.costPrice - 4_000) * 2, NORIN.costPrice * 2]
    expect(words()).toContain(`Price changed: ${was.toLocaleString('en')} → ${now.toLocaleString('en')}`)
    expect(words()).toContain('QuailNo longer on the menu')
    expect(words()).toContain('DeliveryBunyodkor, 12, apt. 57')
    const total = (NORIN.costPrice + WATER.costPrice) * 2
    expect(button()?.amount?.replaceAll('\u00a0', ' ')).toBe(`${total.toLocaleString('en')} UZS`)
    await act(async () => button()?.onPress())
    expect(ordered()).toEqual([
      [NORIN.id, 2],
      [WATER.id, 2],
    ])
    expect(page.store.get(draftAtom).place).toMatchObject({ streetName: 'Bunyodkor', houseNumber: '12' })
    expect(location.pathname).toBe('/basket')
  })

  test('a line that is not ticked stays out, and with none there is nothing to add', async () => {
    await open()
    const boxes = allByRole('checkbox')
    expect(boxes).toHaveLength(2)
    for (const box of boxes) await press(box)
    expect(button()?.disabled).toBe(true)
    await press(boxes[1] as HTMLElement)
    await act(async () => button()?.onPress())
    expect(ordered()).toEqual([[WATER.id, 2]])
  })

  test('one that was fetched is fetched from the same branch', async () => {
    const [branch] = sentBranches
    await open(parsed({ serviceType: 'PICK_UP', address: null, branch }))
    expect(words()).toContain(`Pick-up${branch?.name.eng}`)
    await act(async () => button()?.onPress())
    expect(page.store.get(serviceTypeAtom)).toBe('PICK_UP')
    expect(page.store.get(draftAtom).pickupBranchId).toBe(branch?.id)
  })

  test('says how it is received before what cannot be ordered', async () => {
    const [branch] = sentBranches
    const { cartItems } = parsed({})
    await open(
      parsed({ serviceType: 'PICK_UP', address: null, branch, cartItems: [...cartItems, line(GONE)] }),
    )
    const [before, after] = words().split('Cannot be ordered now')
    expect(before).toContain(`Pick-up${branch?.name.eng}`)
    expect(after).not.toContain('Pick-up')
  })

  test('of which nothing is sold today names all of it and adds nothing', async () => {
    await open(parsed({ cartItems: [line(GONE)] }))
    expect(allByRole('checkbox')).toHaveLength(0)
    expect(words()).toContain('Cannot be ordered now')
    expect(button()?.disabled).toBe(true)
  })
})

describe('the row above the menu (BX-04)', () => {
  const orders =
    (...content: object[]) =>
    (path: string) => {
      if (path.endsWith('/active')) return Response.json([])
      if (path !== '/orders/v1/orders/user/u-1') return null
      return Response.json({ content, totalElements: content.length, number: 0, last: true })
    }
  const open = async (answer: (path: string) => Response | null, couldRepeat: boolean) => {
    page = await renderShop(<OrderStrip />, {
      answer,
      prepare: (store) => {
        signedIn?.(store)
        store.set(canRepeatAtom, couldRepeat)
      },
    })
  }
  const shown = () => allByRole('button').map((one) => one.textContent?.split('21')[0])

  test('names what is sold of the last delivered order', async () => {
    await open(
      orders(sent({ id: 'o-3', status: 'CANCELED' }), sent({ id: 'o-2', cartItems: [line(GONE)] }), sent()),
      true,
    )
    await until(() => expect(shown()).toEqual([`Again: ${NORIN.name.eng}, ${WATER.name.eng}`]))
    expect(page.store.get(hasActiveOrdersAtom)).toBe(false)
  })

  test.each([
    ['is kept for the next visit where the page began without room for it', [sent()], false, true],
    ['gives its room back when there is nothing to repeat any more', [], true, false],
  ])('%s', async (_, content, before, after) => {
    await open(orders(...content), before)
    await until(() => expect(page.store.get(canRepeatAtom)).toBe(after))
    expect(shown()).toEqual([])
  })

  test('without an answer nothing is said, and what was known stays', async () => {
    await open((path) => (path.startsWith('/orders/') ? new Response('', { status: 404 }) : null), true)
    expect(shown()).toEqual([])
    expect(page.store.get(canRepeatAtom)).toBe(true)
  })
})
