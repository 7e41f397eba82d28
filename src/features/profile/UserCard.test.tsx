// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderShop } from '#/testing/test-shop.tsx'
import { UserCard } from './UserCard.tsx'

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => localStorage.clear())
afterEach(() => page.remove())

const customer = { id: 'u-1', firstName: 'Aziza', lastName: '', phone: '+998901234567' } as never
const figures = () =>
  [...document.querySelectorAll('dl > div')].map((one) => (one.textContent ?? '').replaceAll('\u00a0', ' '))

test.each([
  ['both, zero as 0', { cashback: 0, balance: 0 }, {}, ['Cashback0 UZS', 'Balance0 UZS']],
  ['what the server does not say is no 0', { cashback: null, balance: 3 }, {}, ['Balance3 UZS']],
  ['both', { cashback: 15_400, balance: 7_000 }, {}, ['Cashback15,400 UZS', 'Balance7,000 UZS']],
  ['only what the merchant has', { cashback: 5, balance: 7 }, { balanceActive: false }, ['Cashback5 UZS']],
])('cashback and balance: %s (PC-07)', async (_what, sums, settings, expected) => {
  page = await renderShop(<UserCard customer={{ ...(customer as object), ...sums } as never} />, {
    settings: { cashbackActive: true, balanceActive: true, ...settings },
  })
  expect(figures()).toEqual(expected)
})
