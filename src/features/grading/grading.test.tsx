// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openedPaymentsAtom, savedSessionAtom } from '#/session/saved.ts'
import { quietShell, shellAtom } from '#/shell/shell.ts'
import { azizasSession } from '#/testing/test-customer.ts'
import { orderWith } from '#/testing/test-order.ts'
import { allByRole, byRole, press } from '#/testing/test-page.tsx'
import { renderShop, until } from '#/testing/test-shop.tsx'
import { noticesAtom } from '#/ui/notices/notices.ts'
import { Grading } from './Grading.tsx'

let page: Awaited<ReturnType<typeof renderShop>>
let posted: { path: string; body: unknown }[]
let tipPage: object
const openLink = vi.fn()

beforeEach(() => {
  localStorage.clear()
  posted = []
  tipPage = { orderId: 'o-1', action: 'REDIRECT', url: `${location.origin}/sandbox/pay/o-1?tip=1` }
  openLink.mockClear()
})
afterEach(() => page.remove())

const words = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
const chips = () => allByRole('button').map((one) => one.textContent)
const pressed = () =>
  allByRole('button')
    .filter((one) => one.getAttribute('aria-pressed') === 'true')
    .map((one) => one.textContent)
const stars = (count: number) => press(allByRole('radio')[count - 1] as HTMLElement)

async function open(change: object = {}, settings: Record<string, unknown> = {}, shell: object = {}) {
  page = await renderShop(<Grading order={orderWith({ status: 'DELIVERED', grade: null, ...change })} />, {
    settings,
    prepare: (store) => {
      store.set(shellAtom, { ...quietShell, openLink, ...shell })
      store.set(savedSessionAtom, azizasSession)
    },
    answer: (path, body) => {
      if (body === undefined) return null
      posted.push({ path, body })
      return Response.json(path.endsWith('/tip') ? tipPage : { grade: 5 }, { status: 201 })
    },
  })
}

describe('reasons beside the stars (DX-13)', () => {
  test('a press for the stars, a press for each reason; other stars ask for other ones', async () => {
    await open()
    expect(chips()).toEqual([])
    await stars(5)
    expect(words()).toContain('What was good?')
    expect(chips()).toEqual(['Tasty', 'Hot', 'On time', 'Polite courier', 'Well packed', 'Send'])
    await press(byRole('button', 'Hot'))
    await press(byRole('button', 'On time'))
    await press(byRole('button', 'Hot'))
    expect(pressed()).toEqual(['On time'])
    await stars(2)
    expect(words()).toContain('What went wrong?')
    expect(pressed()).toEqual([])
    await press(byRole('button', 'Something missing'))
    await press(byRole('button', 'Cold'))
    await press(byRole('button', 'Send'))
    await until(() =>
      expect(posted).toEqual([
        { path: '/orders/v1/orders/o-1/grade', body: { grade: 2, comment: '', tags: ['COLD', 'MISSING'] } },
      ]),
    )
  })

  test('none chosen: nothing of them is sent', async () => {
    await open()
    await stars(4)
    await press(byRole('button', 'Send'))
    await until(() => expect(posted.map(({ body }) => body)).toEqual([{ grade: 4, comment: '' }]))
  })

  test('a shop that has them off asks for none', async () => {
    await open({}, { gradeReasonsActive: false })
    await stars(1)
    expect(chips()).toEqual(['Send'])
  })

  test('at a table nothing was packed, and the staff was polite', async () => {
    await open({ serviceType: 'DINE_IN' })
    await stars(5)
    expect(chips()).toEqual(['Tasty', 'Hot', 'On time', 'Polite staff', 'Send'])
  })

  test('they stand beside the grade that was given, with its comment', async () => {
    await open({ grade: 5, gradeTags: ['HOT', 'BY_DRONE', 'TASTY'], gradeComment: 'As at home' })
    expect(words()).toContain('Tasty · Hot')
    expect(words()).toContain('As at home')
  })

  test('a server that sends none back shows the stars alone', async () => {
    await open({ grade: 3, gradeTags: undefined })
    expect(words()).toContain('Thank you for your rating')
  })
})

describe('a tip once the order has arrived (DX-13)', () => {
  test('a round sum is one press, and its page opens', async () => {
    await open({ grade: 5 })
    expect(words()).toContain('Tip for the courier5,000 UZS10,000 UZS20,000 UZS')
    await press(byRole('button', '10,000\u00a0UZS'))
    await until(() => expect(openLink).toHaveBeenCalledOnce())
    expect(posted).toMatchObject([{ path: '/orders/v1/orders/o-1/tip', body: { tip: 10_000 } }])
    expect(openLink.mock.calls[0]?.[0]).toContain('/sandbox/pay/o-1?tip=1')
    // It is no payment of the order, which may still be asked for.
    expect(page.store.get(openedPaymentsAtom)).toEqual([])
  })

  test.each([
    ['tips are off', { grade: 5 }, { tipActive: false }],
    ['they are taken with the order alone', { grade: 5 }, { lateTipActive: false }],
    ['it was not good', { grade: 3 }, {}],
    ['it is not graded yet', { grade: null }, {}],
    ['nobody brought it', { grade: 5, serviceType: 'PICK_UP' }, {}],
    ['one came with the order', { grade: 5, tip: 5_000 }, {}],
  ])('none is offered where %s', async (_, change, settings) => {
    await open(change, settings)
    expect(words()).not.toContain('Tip for')
  })

  test('one that is paid is said, and no other is asked for', async () => {
    await open({ grade: 5, lateTip: { sum: 10_000, isPaid: true } })
    expect(words()).toContain('Tip for the courier10,000 UZS')
    expect(chips().filter((one) => one === '10,000\u00a0UZS')).toEqual([])
  })

  test('one whose page was left can be given again', async () => {
    await open({ grade: 5, lateTip: { sum: 10_000, isPaid: false } })
    expect(chips()).toContain('10,000\u00a0UZS')
  })

  test.each([
    ['another sum', { amount: 15_000 }, 'asks for 15,000 UZS, but the tip is 10,000 UZS'],
    ['an expired page', { expiresAt: '2020-01-01T00:00:00+05:00' }, 'The payment page has expired'],
  ])('%s is said before it opens, and opens only on a second word', async (_what, change, said) => {
    tipPage = { ...tipPage, ...change }
    await open({ grade: 5 })
    await press(byRole('button', '10,000\u00a0UZS'))
    await until(() => expect(words().replaceAll('\u00a0', ' ')).toContain(said))
    expect(openLink).not.toHaveBeenCalled()
    // The second half of a double press answers no question.
    await act(async () => new Promise((done) => setTimeout(done, 1_000)))
    await press(byRole('button', 'Open the payment page'))
    await until(() => expect(openLink).toHaveBeenCalledOnce())
  })

  test('an invoice that did not go through says so', async () => {
    const openInvoice = vi.fn(async () => 'failed' as const)
    tipPage = { orderId: 'o-1', action: 'TELEGRAM_INVOICE', invoiceSlug: 'tip-1' }
    await open({ grade: 5 }, {}, { openInvoice })
    await press(byRole('button', '5,000\u00a0UZS'))
    await until(() => expect(openInvoice).toHaveBeenCalledExactlyOnceWith('tip-1'))
    await until(() =>
      expect(page.store.get(noticesAtom).map(({ text }) => text)).toContain(
        'The payment did not go through. Try again or pay another way.',
      ),
    )
  })

  test('a server without a page for it says so', async () => {
    tipPage = { orderId: 'o-1', action: 'NONE' }
    await open({ grade: 5 })
    await press(byRole('button', '5,000\u00a0UZS'))
    await until(() =>
      expect(page.store.get(noticesAtom).map(({ text }) => text)).toContain(
        'There is no page to pay a tip on. It can be given by hand.',
      ),
    )
    await act(async () => {})
  })
})
