// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { monthAfter } from '#/domain/hours/months.ts'
import type { OrderSummary } from '#/features/totals/index.ts'
import { savedSessionAtom } from '#/session/saved.ts'
import { azizasSession } from '#/testing/test-customer.ts'
import { allByRole, byRole, press } from '#/testing/test-page.tsx'
import { renderShop, settle, until } from '#/testing/test-shop.tsx'
import { CashbackByMonth } from './CashbackByMonth.tsx'
import { EarnedLine } from './EarnedLine.tsx'

/* Cashback by month, and what an order brings (DX-10). */

let page: Awaited<ReturnType<typeof renderShop>>
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:20:00+05:00') })
})
afterEach(async () => {
  await page.remove()
  vi.useRealTimers()
})

const words = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => (cell.textContent ?? '').replaceAll('\u00a0', ' ')),
  )

type Line = { id: string; amount: number; kind: string; createdDate: string }
const line = (month: string, kind: string, amount: number): Line => ({
  id: `${month}-${kind}`,
  amount,
  kind,
  createdDate: `${month}-10T12:00:00+05:00`,
})
/** Five years, newest first: each month something comes, each third something is spent. */
const YEARS = Array.from({ length: 60 }, (_, back) => monthAfter('2026-11', -back)).flatMap((month, at) => [
  line(month, 'EARNED', 1_000 + at),
  ...(at % 3 === 0 ? [line(month, 'SPENT', -500)] : []),
])

async function openHistory(
  lines: readonly Line[],
  { account = { balance: 4_500, earnPercent: 5 } }: { account?: object | null } = {},
  settings: Record<string, unknown> = {},
) {
  const asked: string[] = []
  page = await renderShop(<CashbackByMonth balance={4_500} />, {
    settings,
    prepare: (store) => store.set(savedSessionAtom, azizasSession as never),
    answer: (path, _body, query) => {
      if (path === '/users/v1/cashback/WITH_TOKEN')
        return account ? Response.json(account) : Response.json({ code: 'INTERNAL' }, { status: 500 })
      if (path !== '/users/v1/cashback/history/WITH_TOKEN') return null
      asked.push(query.get('page') ?? '')
      const at = Number(query.get('page')) * 50
      return Response.json({ content: lines.slice(at, at + 50), last: at + 50 >= lines.length })
    },
  })
  if (allByRole('button').length > 0) {
    await press(byRole('button', 'Cashback by month'))
    await until(() => byRole('dialog', 'Cashback by month'))
    await settle()
  }
  return asked
}

test('each month says what came, went and expires, as a picture and as a table', async () => {
  await openHistory(
    [line('2026-11', 'EARNED', 4_500), line('2026-09', 'SPENT', -5_000), line('2026-09', 'EXPIRED', -300)],
    {
      account: {
        balance: 4_500,
        earnPercent: 5,
        expiring: [{ amount: 4_500, date: '2027-01-10T00:00:00+05:00' }],
      },
    },
  )
  expect(rows()).toEqual([
    ['January 2027', '0 UZS', '0 UZS', '4,500 UZS'],
    ['December 2026', '0 UZS', '0 UZS', '0 UZS'],
    ['November 2026', '4,500 UZS', '0 UZS', '0 UZS'],
    ['October 2026', '0 UZS', '0 UZS', '0 UZS'],
    ['September 2026', '0 UZS', '5,000 UZS', '300 UZS'],
  ])
  expect(words()).toContain('4,500 UZS of it expires on 10 Jan 2027')
  // The present month is the one in words, until another is pressed.
  expect(byRole('button', /^Nov\s*2026$/).getAttribute('aria-pressed')).toBe('true')
  await press(byRole('button', /^Sep\s*2026$/))
  expect(document.querySelector('[role="status"] dl')?.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Earned0 UZSSpent5,000 UZSExpires300 UZS',
  )
})

test('years are gone through six months at a time; older pages are loaded when one goes back to them', async () => {
  const asked = await openHistory(YEARS)
  const months = () => allByRole('button').flatMap((one) => one.textContent?.match(/^\w+ \d{4}$/) ?? [])
  expect(months()).toEqual(['Jun 2026', 'Jul 2026', 'Aug 2026', 'Sep 2026', 'Oct 2026', 'Nov 2026'])
  expect(words()).toContain('Counted since 10 Nov 2023')
  expect(asked).toEqual(['0'])
  for (let back = 0; back < 6; back++) await press(byRole('button', 'Earlier months'))
  expect(months().at(0)).toBe('Nov 2023')
  await press(byRole('button', 'Earlier months'))
  await settle()
  expect(asked).toEqual(['0', '1'])
  expect(months().at(-1)).toBe('Oct 2023')
  expect(words()).not.toContain('Counted since')
  await press(byRole('button', 'Later months'))
  expect(months().at(-1)).toBe('Apr 2024')
})

test('without anything there are words, and no picture', async () => {
  await openHistory([])
  expect(words()).toContain('No cashback yet')
  expect(document.querySelector('table')).toBeNull()
})

test('one change is one month; where the server says nothing of an end, nothing expires', async () => {
  await openHistory([line('2026-11', 'EARNED', 4_500)], { account: null })
  expect(rows()).toEqual([['November 2026', '4,500 UZS', '0 UZS']])
  expect(allByRole('button').some((one) => one.getAttribute('aria-label') === 'Earlier months')).toBe(false)
})

test('without the setting there is no way to it', async () => {
  await openHistory(YEARS, {}, { cashbackHistoryActive: false })
  expect(allByRole('button')).toEqual([])
})

describe('what the order in the basket brings', () => {
  const summary = { basket: { products: 90_000 }, totals: { promoProducts: 9_000, cashback: 1_000 } }
  const renderLine = async (account: object, settings: Record<string, unknown> = {}, isCustomer = true) => {
    page = await renderShop(<EarnedLine summary={summary as OrderSummary} />, {
      settings,
      prepare: (store) => {
        if (isCustomer) store.set(savedSessionAtom, azizasSession as never)
      },
      answer: (path) => (path === '/users/v1/cashback/WITH_TOKEN' ? Response.json(account) : null),
    })
  }

  test('is a part of what is paid for the dishes', async () => {
    await renderLine({ balance: 0, earnPercent: 5 })
    expect(words()).toBe('This order brings 4,000 UZS of cashback')
  })

  test.each<[string, object, Record<string, unknown>, boolean]>([
    ['the server does not say which part', { balance: 0 }, {}, true],
    ['the merchant has no cashback', { earnPercent: 5 }, { cashbackActive: false }, true],
    ['the setting is off', { earnPercent: 5 }, { cashbackHistoryActive: false }, true],
    ['nobody is signed in', { earnPercent: 5 }, {}, false],
  ])('is not said where %s', async (_what, account, settings, isCustomer) => {
    await renderLine(account, settings, isCustomer)
    expect(words()).toBe('')
  })
})
