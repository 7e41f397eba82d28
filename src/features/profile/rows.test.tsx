// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { savedSessionAtom } from '#/session/saved.ts'
import { sentBranches } from '#/testing/test-menu.ts'
import { renderShop, until } from '#/testing/test-shop.tsx'
import ProfileScreen from './ProfileScreen.tsx'

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => localStorage.clear())
afterEach(() => page.remove())

const user = { id: 'u-1', firstName: 'Aziza', lastName: '', phone: '+998901234567', cashback: 0, balance: 7 }
const card = (digits: string, isVerified = true) => ({
  id: digits,
  number: `860012******${digits}`,
  type: 'UZCARD',
  isVerified,
})

type Answers = Record<string, unknown>

/** The profile of a customer; `answers` by the end of their paths. */
async function open(answers: Answers, change: object = {}) {
  page = await renderShop(<ProfileScreen />, {
    settings: { promoActive: true, cashbackActive: true },
    answer: (path) => {
      const known = Object.keys(answers).find((end) => path.endsWith(end))
      return known ? Response.json(answers[known]) : null
    },
  })
  await act(async () => page.store.set(savedSessionAtom, { token: 't', user: { ...user, ...change } }))
}
const rowOf = (name: string) =>
  (
    [...document.querySelectorAll('a')].find((one) => one.textContent?.startsWith(name))?.textContent ?? ''
  ).slice(name.length)

test('rows say how much is behind them (PF-01)', async () => {
  await open({
    '/orders/user/u-1': { content: [], totalElements: 14 },
    '/favourite/all/WITH_TOKEN': ['p-1', 'p-2'].map((productId) => ({ productId, isFavourite: true })),
  })
  await until(() => expect([rowOf('My orders'), rowOf('Favourites')]).toEqual(['14', '2']))
})

const promo = {
  code: 'SALOM10',
  discountType: 'PERCENTAGE',
  productDiscount: 10,
  isActive: true,
  scope: 'ALL',
}
test('promo codes are counted that can be used now (PC-04)', async () => {
  await open({
    '/promo/user/u-1': [
      { ...promo, id: '1' },
      { ...promo, id: '2', isUsed: true },
      { ...promo, id: '3', endDate: '2020-01-01T00:00:00+05:00' },
      { ...promo, id: '4', code: 'FIX20000', minPrice: 100_000 },
    ],
  })
  await until(() => expect(rowOf('Promo codes')).toBe('2'))
})

test.each([
  ['said', 0, { balance: 0, earnPercent: 5 }, '5% of every order comes back to you'],
  ['not said, and none yet', 0, { balance: 0 }, 'Cashback from your orders is kept here'],
  ['not said', 3_000, { balance: 3_000 }, 'Cashback pays for dishes, not for delivery'],
])('what an order earns, where the server has it %s (PC-07)', async (_what, cashback, answer, expected) => {
  await open({ '/cashback/WITH_TOKEN': answer }, { cashback })
  await until(() => expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain(expected))
})

test.each([
  ['one card is named by its number', [card('4417')], '••\u00a04417ending in 4417'],
  ['several are counted', [card('4417'), card('1239')], '2'],
  ['one that was not confirmed is none', [card('4417', false)], ''],
])('%s (PY-05)', async (_what, cards, said) => {
  await open({ '/cards': cards, '/branches/full': sentBranches })
  await until(() => expect(rowOf('Branches')).not.toBe(''))
  await until(() => expect(rowOf('My cards')).toBe(said))
})

test('none is not said, nor what did not arrive', async () => {
  await open({ '/orders/user/u-1': { content: [], totalElements: 0 }, '/branches/full': sentBranches })
  await until(() => expect(rowOf('Branches')).not.toBe(''))
  for (const name of ['My orders', 'My addresses', 'Favourites', 'My cards']) expect(rowOf(name)).toBe('')
})

test('no two rows of the customer share a square', async () => {
  await open({})
  const squares = ['My orders', 'My addresses', 'Favourites', 'Promo codes', 'My cards', 'Branches'].map(
    (name) =>
      [...document.querySelectorAll('a')]
        .find((one) => one.textContent?.startsWith(name))
        ?.querySelector('[aria-hidden="true"]')?.className,
  )
  expect(new Set(squares).size).toBe(squares.length)
})
