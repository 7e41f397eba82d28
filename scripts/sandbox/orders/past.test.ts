import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Cashback, CashbackLine } from '#/api/schema/cashback.ts'
import { Order } from '#/api/schema/order.ts'
import { pageOf } from '#/api/schema/records.ts'
import { cashbackByMonth } from '#/domain/order/cashback-history.ts'
import { type OpenSandbox, sandboxForEach } from '../testing/testing.ts'

/* Customers who begin with a past: their orders and cashback are read by the shop's own schemas. */

let sandbox: OpenSandbox
sandboxForEach((opened) => {
  sandbox = opened
})

async function customer(phone: string) {
  await sandbox.call('/users/v1/users/login', { body: { phone } })
  const { body } = await sandbox.call('/users/v1/users/login/verify', { body: { phone, code: '111111' } })
  const { token, user } = body as { token: string; user: { id: string } }
  const ask = async (path: string) => (await sandbox.as(token, 'demo')(path)).body
  const all = async <T>(path: string, read: (body: unknown) => { content: T[]; last: boolean | null }) => {
    const content: T[] = []
    for (let page = 0; ; page++) {
      const one = read(await ask(`${path}page=${page}&size=50`))
      content.push(...one.content)
      if (one.last !== false) return content
    }
  }
  return {
    balance: async () => (await ask('/users/v1/users/me/WITH_TOKEN')).cashback,
    account: async () => v.parse(Cashback, await ask('/users/v1/cashback/WITH_TOKEN')),
    orders: () =>
      all(`/orders/v1/orders/user/${user.id}?onlyArchive=true&`, (body) =>
        v.parse(pageOf('orders', Order), body),
      ),
    lines: () =>
      all('/users/v1/cashback/history/WITH_TOKEN?', (body) =>
        v.parse(pageOf('cashback lines', CashbackLine), body),
      ),
  }
}

test('a customer of years has orders of each year, and a balance that its changes add up to', async () => {
  const { balance, account, orders, lines } = await customer('+998900000900')
  const [ordered, changes] = [await orders(), await lines()]
  expect(ordered.length).toBeGreaterThan(60)
  for (const year of ['2024', '2025', '2026'])
    expect(ordered.some(({ createdDate }) => createdDate?.startsWith(year))).toBe(true)
  expect(new Set(ordered.map(({ status }) => status))).toEqual(new Set(['CLOSED', 'CANCELED']))
  const sum = changes.reduce((total, { amount }) => total + amount, 0)
  expect(await balance()).toBe(sum)
  const { expiring } = await account()
  expect(expiring.reduce((total, { amount }) => total + amount, 0)).toBe(sum)
  const months = cashbackByMonth(changes, expiring)
  for (const part of ['came', 'went', 'expired'] as const)
    expect(months.filter((month) => month[part] > 0).length).toBeGreaterThan(3)
})

test('a customer of one order has one change', async () => {
  const { orders, lines } = await customer('+998900000901')
  expect(await orders()).toHaveLength(1)
  expect(await lines()).toHaveLength(1)
})

test('any other customer begins without a past', async () => {
  const { orders, lines } = await customer('+998900000902')
  expect([await orders(), await lines()]).toEqual([[], []])
})
