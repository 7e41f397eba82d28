// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OrderRequest } from '#/domain/order/order-request.ts'
import { addToBasketAtom } from '#/features/basket/index.ts'
import { NearestBranchSync } from '#/features/fulfilment/index.ts'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { scopedKeys } from '#/session/keys.ts'
import { isAbout } from '#/session/query-keys.ts'
import { savedSessionAtom } from '#/session/saved.ts'
import { scopeAtom } from '#/session/scope.ts'
import { mainButtonAtom } from '#/shell/chrome.ts'
import { quietShell, shellAtom } from '#/shell/shell.ts'
import { settingsAtom } from '#/tenant/merchant.ts'
import {
  answerCheckout,
  beginAtNoon,
  type CheckoutServer,
  checkoutServer,
  paymentMethod,
} from '#/testing/test-checkout.ts'
import { productNamed, sentBranches, sentMenu } from '#/testing/test-menu.ts'
import { orderWith } from '#/testing/test-order.ts'
import { byRole, press } from '#/testing/test-page.tsx'
import { draftPlace } from '#/testing/test-place.ts'
import { renderShop, settle, until } from '#/testing/test-shop.tsx'
import { noticesAtom } from '#/ui/notices/notices.ts'
import CheckoutScreen from './CheckoutScreen.tsx'

/* What was on the screen is what is sent: whatever changes by itself before the press is said, and nothing is posted. */

const DISH = productNamed('Norin with horse meat')
const PROMO = {
  id: 'pr-1',
  code: 'SALOM10',
  discountType: 'PERCENTAGE',
  productDiscount: 10,
  isActive: true,
  scope: 'ALL',
}
const ME = { id: 'u-1', firstName: 'Nodira', lastName: '', phone: '+998901234567', balance: 0 }
const text = (eng: string) => ({ uz: eng, ru: eng, eng })

let page: Awaited<ReturnType<typeof renderShop>>
let posted: OrderRequest[]
let asked: string[]
/** What the server says; a test changes it under the page. */
let server: CheckoutServer & {
  cashback: number
  dish: object
  full: string[]
  /** The next order is refused for this reason. */
  refusal: string | null
  /** What the server makes of the next order. */
  made: Record<string, unknown>
  /** The list of branches is answered no sooner. */
  branches: Promise<void> | null
}

function answer(path: string, body: unknown): Response | null | Promise<Response | null> {
  asked.push(path)
  if (server.branches && path.startsWith('/users/v1/branches')) return server.branches.then(() => null)
  if (path.endsWith('/me/WITH_TOKEN')) return Response.json({ ...ME, cashback: server.cashback })
  if (path.endsWith('/slots'))
    return Response.json(server.full.map((from) => ({ from, to: '', available: false })))
  if (path === '/products/v1/overalls') {
    const products = sentMenu.products.map((one) => (one.id === DISH.id ? { ...one, ...server.dish } : one))
    return Response.json({ ...sentMenu, products })
  }
  if (path.startsWith('/orders/v1/orders') && body) {
    posted.push(body as OrderRequest)
    const { refusal: code } = server
    server.refusal = null
    if (code) return Response.json({ code, description: text('Not possible') }, { status: 422 })
    const made = orderWith({ id: 'o-9', number: 1001, ...server.made })
    const order = { ...made, createdDate: new Date().toISOString() }
    return Response.json(order, { status: 201 })
  }
  return answerCheckout(server, path)
}

const words = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
const button = () => page.store.get(mainButtonAtom)
const order = () => act(async () => button()?.onPress())
/** Asks the server again, as the page does by the clock, on return and after a refusal. */
const askAgain = async (...about: Parameters<typeof isAbout>) => {
  await act(async () => page.client.invalidateQueries(isAbout(...about)))
  await settle()
}
const switchOff = (...flags: string[]) =>
  act(async () =>
    page.store.set(settingsAtom, (now) => ({
      ...now,
      ...Object.fromEntries(flags.map((flag) => [flag, false])),
    })),
  )
const draft = (change: Parameters<typeof page.store.set<unknown, [object], unknown>>[1]) =>
  act(async () => page.store.set(changeDraftAtom, change))

async function render(channel: 'WEB' | 'TG') {
  page = await renderShop(
    <>
      <NearestBranchSync />
      <CheckoutScreen />
    </>,
    {
      settings: {
        receiverActive: true,
        promoActive: true,
        cashbackActive: true,
        tipActive: true,
        clickActive: true,
      },
      answer,
      prepare: (store) => store.set(shellAtom, { ...quietShell, channel }),
    },
  )
}

/** The tab is loaded anew: nothing of the page has run its end, and the storages are as they were. */
async function reload(channel: 'WEB' | 'TG') {
  const stored = { ...sessionStorage }
  await page.remove()
  for (const [name, value] of Object.entries(stored)) sessionStorage.setItem(name, value)
  await render(channel)
  await until(() => expect(button()).toMatchObject({ label: 'Order', disabled: false }))
  await settle()
}

async function open(channel: 'WEB' | 'TG', change: object = {}) {
  await render(channel)
  await act(async () => {
    page.store.set(savedSessionAtom, { token: 't', user: { ...ME, cashback: server.cashback } })
    page.store.set(changeDraftAtom, { service: 'DELIVERY', place: draftPlace(), ...change })
    page.store.set(addToBasketAtom, { productId: DISH.id, choices: {}, note: '', count: 2 })
  })
  await until(() => expect(button()).toMatchObject({ label: 'Order', disabled: false }))
  await settle()
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  beginAtNoon()
  posted = []
  asked = []
  server = {
    ...checkoutServer(),
    cashback: 10_000,
    dish: {},
    full: [],
    refusal: null,
    made: {},
    branches: null,
  }
})
afterEach(() => {
  page.remove()
  vi.useRealTimers()
})

type Kind = {
  what: string
  /** The customer's own choices at first. */
  draft?: object
  change: () => Promise<unknown> | unknown
  /** Said after the press, instead of an order. */
  said: string
  /** What the customer does then; absent: presses again. */
  choose?: () => Promise<unknown>
  /** What is posted in the end. */
  sent: object
}

const [, otherBranch] = sentBranches
const KINDS: Kind[] = [
  {
    what: 'the branch closes by the clock',
    change: () => vi.setSystemTime(new Date('2026-11-24T23:00:40+05:00')),
    said: 'As soon as possible is no longer available',
    choose: () => press(byRole('button', 'Take 25\u00a0Nov, 10:00')),
    sent: { later: true, day: '2026-11-25', time: '10:00' },
  },
  {
    what: 'the chosen time passes by the clock',
    draft: { when: { day: '2026-11-24', time: '13:00' } },
    change: () => vi.setSystemTime(new Date('2026-11-24T13:00:40+05:00')),
    said: '13:00 is no longer available',
    choose: () => act(async () => page.store.set(changeDraftAtom, { when: null })),
    sent: { later: false, deliveryAt: null },
  },
  {
    what: 'others take the last place of the chosen time',
    draft: { when: { day: '2026-11-24', time: '15:00' } },
    change: () => {
      server.full = ['15:00']
      return askAgain('slots')
    },
    said: '15:00 has just been taken',
    choose: () => press(byRole('button', 'Take 15:15')),
    sent: { later: true, time: '15:15' },
  },
  {
    what: 'the branch closes before its time',
    change: () => {
      server.branch = { ...server.branch, isOpen: false, nextOpenAt: '2026-11-24T15:00:00+05:00' }
      return askAgain('nearest branch')
    },
    said: 'As soon as possible is no longer available',
    choose: () =>
      act(async () => page.store.set(changeDraftAtom, { when: { day: '2026-11-24', time: '16:00' } })),
    sent: { later: true, time: '16:00' },
  },
  {
    what: 'the settings switch the chosen way of paying off',
    draft: { paymentId: 'pm-click' },
    change: () => switchOff('clickActive'),
    said: 'Click: not available for this order',
    choose: () => draft({ paymentId: 'pm-cash' }),
    sent: { paymentType: 'CASH', payment: { id: 'pm-cash' } },
  },
  {
    what: 'the way of paying that the page chose is gone',
    change: () => {
      server.methods = [paymentMethod('CLICK', 'Click')]
      return askAgain('payment methods')
    },
    said: 'Cash: not available for this order',
    choose: () => draft({ paymentId: 'pm-click' }),
    sent: { paymentType: 'CLICK' },
  },
  {
    what: 'the tariff',
    change: () => {
      server.tariff = { ...server.tariff, price: 15_000 }
      return askAgain('tariff')
    },
    said: 'Delivery: was 9,000 UZS, now 15,000 UZS',
    sent: { deliveryPrice: 15_000 },
  },
  {
    what: 'another branch serves the address',
    change: () => {
      server.branch = { ...otherBranch, isOpen: true }
      return askAgain('nearest branch')
    },
    said: 'Branch: was Chilanzar, now Yunusabad',
    sent: { branch: expect.objectContaining({ id: otherBranch?.id }) },
  },
  {
    what: 'the service fee',
    change: () => {
      server.setting = { isServiceFeeEnabled: true, serviceFeeAmount: 4_000 }
      return askAgain('order setting')
    },
    said: 'Service fee: was 2,000 UZS, now 4,000 UZS',
    sent: { totals: expect.objectContaining({ serviceFee: 4_000 }) },
  },
  {
    what: 'the price of a dish',
    change: () => {
      server.dish = { costPrice: 40_000 }
      return askAgain('menu')
    },
    said: 'Norin with horse meat: was 34,000 UZS, now 40,000 UZS',
    sent: { totals: expect.objectContaining({ productPrice: 80_000 }) },
  },
  {
    what: 'another dish stands under the id of this one',
    change: () => {
      server.dish = { name: text('Kazan kebab') }
      return askAgain('menu')
    },
    said: 'Dish: was Norin with horse meat, now Kazan kebab',
    sent: { cartItems: [expect.objectContaining({ product: expect.objectContaining({ count: 2 }) })] },
  },
  {
    what: 'the way of paying is another one under its id',
    change: () => {
      server.methods = [{ ...paymentMethod('CLICK', 'Click'), id: 'pm-cash' }]
      return askAgain('payment methods')
    },
    said: 'Payment: was Cash, now Click',
    sent: { paymentType: 'CLICK' },
  },
  {
    what: 'the stock of a dish',
    change: () => {
      server.dish = {
        productBranch: sentBranches.map(({ id }) => ({
          branch: { id },
          active: true,
          stock: 1,
          costPrice: null,
        })),
      }
      return askAgain('menu')
    },
    said: 'Norin with horse meat: was ×2, now ×1',
    sent: { cartItems: [expect.objectContaining({ product: expect.objectContaining({ count: 1 }) })] },
  },
  {
    what: 'a promo code ends by the clock',
    draft: { promo: { ...PROMO, endDate: '2026-11-24T12:30:00+05:00' } },
    change: () => vi.setSystemTime(new Date('2026-11-24T12:31:00+05:00')),
    said: 'Promo code: was SALOM10, now none',
    sent: { promoCode: null, totals: expect.objectContaining({ promoProductDiscount: 0 }) },
  },
  {
    what: 'the settings switch promo codes off',
    draft: { promo: PROMO },
    change: () => switchOff('promoActive'),
    said: 'Promo code: was SALOM10, now none',
    sent: { promoCode: null },
  },
  {
    what: 'the settings switch other receivers off',
    draft: { receiver: { name: 'Bobur', phone: '+998901112233' } },
    change: () => switchOff('receiverActive'),
    said: 'Receiver: was Bobur, now none',
    sent: { receiver: null },
  },
  {
    what: 'the settings switch tips off',
    draft: { tip: 5_000 },
    change: () => switchOff('tipActive'),
    said: 'Tip: was 5,000 UZS, now 0 UZS',
    sent: { totals: expect.objectContaining({ totalPrice: 79_000 }) },
  },
  {
    what: 'the balance is spent on another device',
    draft: { cashback: 10_000 },
    change: () => {
      server.cashback = 3_000
      return askAgain('me')
    },
    said: 'Cashback: was 10,000 UZS, now 3,000 UZS',
    sent: { cashback: 3_000 },
  },
  {
    what: 'the settings switch delivery off',
    change: () => switchOff('deliveryActive'),
    said: 'How to receive: was Delivery, now Pick-up',
    sent: { serviceType: 'PICK_UP', deliveryPrice: 0 },
  },
  {
    what: 'another tab chooses another address, and this one has not heard of it',
    change: () => {
      const scope = page.store.get(scopeAtom)
      if (!scope) throw new Error('no scope')
      const place = draftPlace({ streetName: 'Navoi', houseNumber: '1' })
      scopedKeys.draft(scope).write({ ...page.store.get(draftAtom), place })
    },
    said: 'Address: was Bunyodkor, 12, now Navoi, 1',
    sent: { address: expect.objectContaining({ streetName: 'Navoi' }) },
  },
  {
    what: 'another tab writes a note for the kitchen, and this one has not heard of it',
    change: () => {
      const scope = page.store.get(scopeAtom)
      if (!scope) throw new Error('no scope')
      scopedKeys.draft(scope).write({ ...page.store.get(draftAtom), comment: 'No onions' })
    },
    said: 'Notes and contacts',
    sent: { comment: 'No onions' },
  },
]

describe.each(['WEB', 'TG'] as const)('%s', (channel) => {
  test.each(KINDS)(
    '$what: it is said instead of sent (DX-06)',
    async ({ draft: mine, change, said, choose, sent }) => {
      await open(channel, mine)
      await act(async () => change())
      await until(() => expect(button()?.disabled).toBe(false))
      await order()
      await settle()
      expect(posted).toEqual([])
      expect(words()).toContain(said)
      await choose?.()
      await settle()
      await order()
      await until(() => expect(posted).toHaveLength(1))
      expect(posted[0]).toMatchObject(sent)
    },
  )
})

describe('a reload of the page', () => {
  test('in which the branch has closed: nothing is sent for another day unsaid (DX-06)', async () => {
    await open('TG')
    vi.setSystemTime(new Date('2026-11-24T23:00:40+05:00'))
    await reload('TG')
    await order()
    await settle()
    expect(posted).toEqual([])
    expect(words()).toContain('Time: was As soon as possible, now 25 Nov, 10:00')
    await order()
    await until(() => expect(posted).toHaveLength(1))
    expect(posted[0]).toMatchObject({ later: true, day: '2026-11-25' })
  })

  test('in which the way of paying that the page chose is gone (DX-06)', async () => {
    await open('WEB')
    server.methods = [paymentMethod('CLICK', 'Click')]
    await reload('WEB')
    await order()
    await settle()
    expect(posted).toEqual([])
    expect(words()).toContain('Payment: was Cash, now Click')
  })

  test('in which nothing has changed: one press is an order', async () => {
    await open('WEB', { tip: 5_000, paymentId: 'pm-click' })
    await reload('WEB')
    await order()
    await until(() => expect(posted).toHaveLength(1))
  })

  test('and the page left and opened anew: what it shows then is agreed on', async () => {
    await open('WEB')
    server.tariff = { ...server.tariff, price: 15_000 }
    await page.remove()
    await render('WEB')
    await until(() => expect(button()).toMatchObject({ label: 'Order', disabled: false }))
    await settle()
    await order()
    await until(() => expect(posted).toHaveLength(1))
    expect(posted[0]).toMatchObject({ deliveryPrice: 15_000 })
  })
})

test('a press that sends nothing because something has changed no longer says why the last one was refused', async () => {
  await open('WEB')
  server.refusal = 'ORDER_TOO_LARGE'
  await order()
  await until(() => expect(words()).toContain('The order was not sent'))
  server.tariff = { ...server.tariff, price: 15_000 }
  await askAgain('tariff')
  await until(() => expect(button()?.disabled).toBe(false))
  await order()
  await settle()
  expect(words()).toContain('Delivery: was 9,000 UZS, now 15,000 UZS')
  expect(words()).not.toContain('The order was not sent')
  expect(posted).toHaveLength(1)
})

test.each(['PROMO_ALREADY_USED', 'PROMO_EXPIRED', 'PROMO_LIMIT'])(
  'a code for which the order was refused (%s) goes out of it, and that is said (PC-01, DX-06)',
  async (code) => {
    await open('WEB', { promo: PROMO })
    server.refusal = code
    await order()
    await until(() => expect(words()).toContain('The order was not sent'))
    expect(posted[0]).toMatchObject({ promoCode: 'SALOM10' })
    await until(() => expect(words()).toContain('Promo code: was SALOM10, now none'))
    await until(() => expect(button()?.disabled).toBe(false))
    await order()
    await until(() => expect(posted).toHaveLength(2))
    expect(posted[1]).toMatchObject({ promoCode: null })
  },
)

test('an order of which nothing can be had any more is not free of charge, and leads to the menu (PR-09)', async () => {
  await open('WEB')
  server.dish = { active: false }
  await askAgain('menu')
  await until(() => expect(words()).toContain('Sold out, not in the total'))
  expect(words()).not.toContain('Nothing to pay')
  expect(button()).toMatchObject({ label: 'Open the menu' })
  await order()
  expect(location.pathname).toBe('/')
  expect(posted).toEqual([])
})

describe('a press while the branch is still being asked for', () => {
  let arrives: () => void
  const openBeforeTheBranch = async () => {
    await open('WEB')
    server.branches = new Promise((resolve) => {
      arrives = resolve
    })
    await draft({ service: 'PICK_UP' })
    await until(() => expect(button()).toMatchObject({ label: 'Order', disabled: false }))
  }
  const pressOrder = async () => {
    await order()
    expect(posted).toEqual([])
    expect(button()).toMatchObject({ label: 'Order', busy: true })
  }

  test('waits for the answer, and is then an order', async () => {
    await openBeforeTheBranch()
    await pressOrder()
    arrives()
    await until(() => expect(posted).toHaveLength(1))
  })

  test('is taken back by what the customer changes meanwhile', async () => {
    await openBeforeTheBranch()
    await pressOrder()
    await draft({ tip: 5_000 })
    expect(button()?.busy).toBe(false)
    arrives()
    await settle()
    expect(posted).toEqual([])
  })

  test('says so if there is none', async () => {
    await openBeforeTheBranch()
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date() })
    await pressOrder()
    await act(async () => vi.advanceTimersByTimeAsync(10_000))
    expect(button()?.busy).toBe(false)
    expect(page.store.get(noticesAtom).map(({ text: said }) => said)).toEqual([
      'No response. Check the connection and try again.',
    ])
  })
})

test('an order that the server has made dearer is said, and no payment page opens by itself (DX-06, PY-03)', async () => {
  server.methods = [paymentMethod('CLICK', 'Click')]
  server.made = { payment: { id: 'pm-click', type: 'CLICK' }, totals: { totalPrice: 90_000 }, canPay: true }
  await open('WEB')
  await order()
  await until(() => expect(location.pathname).toContain('o-9'))
  await settle()
  const said = page.store.get(noticesAtom).map(({ text: words }) => words.replaceAll('\u00a0', ' '))
  expect(said).toContain('The branch has changed the total: it was 79,000 UZS, it is 90,000 UZS')
  expect(asked.filter((path) => path.startsWith('/payments/v2/checkout'))).toEqual([])
})

test('one that costs what was pressed on is paid at once', async () => {
  server.methods = [paymentMethod('CLICK', 'Click')]
  server.made = { payment: { id: 'pm-click', type: 'CLICK' }, totals: { totalPrice: 79_000 }, canPay: true }
  await open('WEB')
  await order()
  await until(() => expect(asked).toContain('/payments/v2/checkout/o-9'))
  expect(page.store.get(noticesAtom).map(({ text: words }) => words)).toEqual(['Order sent. No. 1001'])
})

test('without any change one press is an order', async () => {
  await open('WEB')
  await order()
  await until(() => expect(posted).toHaveLength(1))
  expect(words()).not.toContain('This has changed')
})

test('what the customer changes by hand needs no second press (DX-06)', async () => {
  await open('WEB', { promo: PROMO })
  await draft({ tip: 5_000 })
  await draft({ paymentId: 'pm-click', when: { day: '2026-11-24', time: '18:00' } })
  await act(async () =>
    page.store.set(addToBasketAtom, { productId: DISH.id, choices: {}, note: '', count: 1 }),
  )
  await settle()
  await order()
  await until(() => expect(posted).toHaveLength(1))
  expect(posted[0]).toMatchObject({ paymentType: 'CLICK', time: '18:00', tip: 5_000 })
})

test('an order that costs nothing has no ways of paying and is sent without one (PY-04)', async () => {
  server.dish = { costPrice: 0 }
  server.setting = { isServiceFeeEnabled: false }
  server.methods = [paymentMethod('CLICK', 'Click')]
  await open('WEB', { service: 'PICK_UP' })
  expect(button()?.amount?.replaceAll('\u00a0', ' ')).toBe('0 UZS')
  expect(words()).toContain('Nothing to pay')
  expect(document.querySelector('input[name="checkout-pay"]')).toBeNull()
  await order()
  await until(() => expect(posted).toHaveLength(1))
  expect(posted[0]).toMatchObject({
    payment: null,
    totals: { totalPrice: 0 },
    cartItems: [expect.anything()],
  })
})

test('a dish that costs nothing is brought at the price of the delivery, and its way of paying is asked for (CO-09)', async () => {
  server.dish = { costPrice: 0 }
  server.setting = { isServiceFeeEnabled: true, serviceFeeAmount: 2_000 }
  await open('WEB')
  expect(button()?.amount?.replaceAll('\u00a0', ' ')).toBe('11,000 UZS')
  await order()
  await until(() => expect(posted).toHaveLength(1))
  expect(posted[0]).toMatchObject({ deliveryPrice: 9_000, paymentType: 'CASH', payment: { id: 'pm-cash' } })
})

test('the button stays as it was pressed, busy, while the order that is placed waits for its page (TG-05)', async () => {
  await open('TG')
  const pressed = button()
  const shown: unknown[] = []
  const note = () => {
    const now = button()
    shown.push(now && { label: now.label, amount: now.amount, busy: now.busy })
  }
  const stop = page.store.sub(mainButtonAtom, note)
  await order()
  await until(() => expect(posted).toHaveLength(1))
  await until(() => expect(location.pathname).toContain('o-9'))
  await settle()
  stop()
  note()
  const asPressed = { label: 'Order', amount: pressed?.amount, busy: true }
  // A button that is declared anew is withdrawn before it.
  expect(new Set(shown.filter((one) => one !== null).map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify(asPressed)]),
  )
})
