// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { savedSessionAtom } from '#/session/saved.ts'
import { azizasSession } from '#/testing/test-customer.ts'
import { wholeOrder } from '#/testing/test-order.ts'
import { allByRole, byRole, press } from '#/testing/test-page.tsx'
import { renderShop, settle, until } from '#/testing/test-shop.tsx'
import { ArchivedOrders } from './ArchivedOrders.tsx'

/* What was spent by month, above the archive (DX-16). */

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => localStorage.clear())
afterEach(() => page.remove())

const order = (id: number, month: string, totalPrice: number, more: object = {}) =>
  wholeOrder({
    id: `o-${id}`,
    number: 1000 + id,
    status: 'CLOSED',
    isPaid: true,
    createdDate: `${month}-12T12:00:00+05:00`,
    totals: { totalPrice },
    ...more,
  })

async function renderArchive(
  orders: readonly object[],
  settings: Record<string, unknown> = {},
  who = azizasSession,
) {
  page = await renderShop(<ArchivedOrders />, {
    settings,
    prepare: (store) => store.set(savedSessionAtom, who as never),
    answer: (path, _body, query) => {
      if (!path.startsWith('/orders/v1/orders/user/')) return null
      const at = Number(query.get('page')) * 10
      return Response.json({ content: orders.slice(at, at + 10), last: at + 10 >= orders.length })
    },
  })
  await until(() => expect(words()).toContain('Order 10'))
  await settle()
}

const words = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => (row.textContent ?? '').replaceAll('\u00a0', ' '))
const hasPicture = () => document.querySelector('table') !== null

test('months, the average and the most expensive order, without what was cancelled', async () => {
  await renderArchive([
    order(1, '2026-11', 60_000),
    order(2, '2026-11', 900_000, { status: 'CANCELED', isPaid: false }),
    order(3, '2026-09', 140_000),
  ])
  await until(() => expect(hasPicture()).toBe(true))
  expect(rows()).toEqual(['November 202660,000 UZS', 'October 20260 UZS', 'September 2026140,000 UZS'])
  expect(words()).toContain('Average order100,000 UZS')
  expect(words()).toContain('Most expensive order140,000 UZS')
  expect(document.querySelector('dl a')?.getAttribute('href')).toBe('/profile/orders/o-3')
  expect(words()).toMatch(/2 orders since \d+ Sep/)
  expect(words()).not.toContain('newest order')
})

test('while older orders are not loaded the picture says of how many it is; going back loads them', async () => {
  await renderArchive([
    ...Array.from({ length: 10 }, (_, at) => order(at + 1, '2026-11', 50_000)),
    order(11, '2026-02', 70_000),
  ])
  await until(() => expect(hasPicture()).toBe(true))
  expect(words()).toContain('Your 10 newest orders since 12 Nov')
  await press(byRole('button', 'Earlier months'))
  await until(() => expect(rows().at(-1)).toBe('February 202670,000 UZS'))
  expect(words()).not.toContain('newest orders')
})

test('of one order nothing is summed up', async () => {
  await renderArchive([order(1, '2026-11', 60_000)])
  await until(() => expect(words()).toContain('60,000 UZS'))
  expect(hasPicture()).toBe(false)
  expect(words()).not.toContain('spending')
})

test('hidden by a press it stays hidden for this customer, until it is shown again', async () => {
  const orders = [order(1, '2026-11', 60_000), order(2, '2026-10', 40_000)]
  await renderArchive(orders)
  await until(() => expect(hasPicture()).toBe(true))
  await press(byRole('button', 'Hide spending'))
  expect(hasPicture()).toBe(false)
  expect(document.activeElement).toBe(byRole('button', 'Show spending'))
  await page.remove()

  await renderArchive(orders)
  await until(() => byRole('button', 'Show spending'))
  expect(hasPicture()).toBe(false)
  await page.remove()

  // Another customer of this device has hidden nothing.
  const other = { ...azizasSession, user: { ...azizasSession.user, id: 'u-2' } }
  await renderArchive(orders, {}, other)
  await until(() => expect(hasPicture()).toBe(true))
  await page.remove()

  await renderArchive(orders)
  await until(() => byRole('button', 'Show spending'))
  await press(byRole('button', 'Show spending'))
  expect(hasPicture()).toBe(true)
})

test.each([
  ['none of the orders counts', [order(1, '2026-11', 60_000, { status: 'CANCELED', isPaid: false })], {}],
  ['the merchant has it off', [order(1, '2026-11', 60_000)], { orderSpendingActive: false }],
])('there is no picture where %s', async (_what, orders, settings) => {
  await renderArchive(orders, settings)
  expect(hasPicture()).toBe(false)
  expect(allByRole('button').some((one) => /spending/i.test(one.textContent ?? ''))).toBe(false)
})

test('one month by itself is compared with nothing: it is said in words', async () => {
  await renderArchive([order(1, '2026-11', 60_000), order(2, '2026-11', 40_000)])
  await until(() => expect(hasPicture()).toBe(true))
  expect(words()).toContain('Spent100,000 UZS')
  // Neither is the room of the plot left empty.
  expect(document.querySelector('svg[height="128"]')).toBe(null)
})
