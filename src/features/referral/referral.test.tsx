// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Route } from 'wouter'
import type { KeptInvitation } from '#/domain/referral.ts'
import { addToBasketAtom } from '#/features/basket/index.ts'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { PromoRow } from '#/features/promo-codes/index.ts'
import { savedSessionAtom } from '#/session/saved.ts'
import { productNamed } from '#/testing/test-menu.ts'
import { byRole, press, type } from '#/testing/test-page.tsx'
import { renderShop, until } from '#/testing/test-shop.tsx'
import { noticesAtom } from '#/ui/notices/notices.ts'
import InvitationScreen from './InvitationScreen.tsx'
import InviteScreen from './InviteScreen.tsx'

/* Inviting others, and being invited (BX-39). */

const CODE = 'K7M3QXA'
const gift = { discountType: 'AMOUNT', productDiscount: 20_000, deliveryDiscount: 0, minPrice: 60_000 }
const user = { id: 'u-1', firstName: 'Aziza', lastName: '', phone: '+998901234567', cashback: 0, balance: 0 }
const NORIN = productNamed('Norin with horse meat')

let page: Awaited<ReturnType<typeof renderShop>>
let calls: [path: string, body: unknown][]
beforeEach(() => {
  localStorage.clear()
  calls = []
  history.replaceState(null, '', '/')
})
afterEach(() => page.remove())
/** The words of a server. */
const said = (words: string) => ({ uz: words, ru: words, eng: words })
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? ''

describe('the page of a customer', () => {
  const friends = [
    {
      id: 'ref-3',
      name: 'Bobur',
      state: 'DELIVERED',
      createdDate: '2026-11-20T12:00:00+05:00',
      rewardCode: 'RQ7M3QXA',
    },
    { id: 'ref-2', name: '', state: 'ORDERED', createdDate: '2026-11-19T12:00:00+05:00', rewardCode: null },
    { id: 'ref-1', name: 'Karim', state: 'CANCELED', createdDate: null, rewardCode: null },
  ]
  const open = async (answer: object) => {
    page = await renderShop(<InviteScreen />, {
      prepare: (store) => store.set(savedSessionAtom, { token: 't', user }),
      answer: (path) => (path === '/users/v1/referral/WITH_TOKEN' ? Response.json(answer) : null),
    })
  }

  test('shows code, what both get and when, what came of it, and the rules', async () => {
    await open({ code: CODE, gift, reward: { ...gift, minPrice: 0 }, rewardDays: 90, perMonth: 10, friends })
    const shown = text()
    expect(shown).toContain(
      'Your friend, on their first order−20,000 UZS on dishesfor orders over 60,000 UZS',
    )
    expect(shown).toContain('You, when it is delivered−20,000 UZS on dishes')
    expect(shown).toContain(CODE)
    const figures = [...document.querySelectorAll('dl dt')].map((dt) => [
      dt.textContent,
      dt.nextElementSibling?.textContent,
    ])
    expect(figures).toEqual(
      expect.arrayContaining([
        ['Friends invited', '2'],
        ['Orders delivered', '1'],
        ['Promo codes', '1'],
      ]),
    )
    expect(shown).toMatch(/BoburFirst order delivered · .*RQ7M3QXA/)
    expect(shown).toContain('KarimOrder cancelled')
    expect(shown).toContain('Up to 10 friends a month')
    expect(shown).toContain('Your promo code is valid for 90 days')
  })

  test('does without rules and friends that the server does not name', async () => {
    await open({ code: CODE, gift, reward: gift })
    expect(text()).toContain(CODE)
    expect(text()).not.toContain('Your friends')
    expect(text()).not.toContain('a month')
    expect(text()).not.toContain('is valid for')
  })
})

const invitationPage = (
  <Route path="/invite/:code">
    <InvitationScreen />
  </Route>
)
describe('the page of an invitation', () => {
  const open = async (answer: object, status = 200, invitation: KeptInvitation | null = null) => {
    history.replaceState(null, '', `/invite/${CODE}`)
    page = await renderShop(invitationPage, {
      prepare: (store) => store.set(changeDraftAtom, { invitation }),
      answer: (path) => (path === `/users/v1/referral/${CODE}` ? Response.json(answer, { status }) : null),
    })
  }
  const kept = () => page.store.get(draftAtom).invitation

  test('says who invites and what there is, and keeps the code for the first order', async () => {
    await open({ code: CODE, inviter: 'Aziza', gift, refusal: null })
    expect(text()).toContain('Aziza invites you')
    expect(text()).toContain('−20,000 UZS on dishesfor orders over 60,000 UZS')
    expect(kept()).toEqual({ code: CODE, wasTaken: false })
  })

  test('has words for somebody without a name', async () => {
    await open({ code: CODE, gift })
    expect(text()).toContain('You are invited')
  })

  test.each([
    ['PROMO_OWN', 'This code is yours, it is for your friends'],
    ['PROMO_FIRST_ORDER_ONLY', 'This code is for a first order only'],
    ['PROMO_LIMIT', 'This invitation has reached its limit for this month'],
    ['REFERRAL_PAUSED', 'Promo code is not active'],
  ])('of %s says why it does not hold, promises nothing and keeps nothing', async (refusal, words) => {
    await open({ code: CODE, inviter: 'Aziza', gift, refusal })
    expect(text()).toContain(words)
    expect(text()).not.toContain('20,000')
    expect(kept()).toBeNull()
  })

  test('of a code that nobody invites by says so', async () => {
    await open({ code: 'REFERRAL_NOT_FOUND', status: 404 }, 404)
    expect(text()).toContain('This invitation does not work')
    expect(kept()).toBeNull()
  })

  test('keeps the code while the server does not answer', async () => {
    await open({}, 503)
    expect(kept()).toEqual({ code: CODE, wasTaken: false })
  })

  const earlier = { code: 'W4R9TYC', wasTaken: true }
  test.each([
    ['one that holds takes its place', { code: CODE, gift }, 200, { code: CODE, wasTaken: false }],
    ['one that does not hold leaves it', { code: CODE, gift, refusal: 'PROMO_LIMIT' }, 200, earlier],
    ['a code that nobody invites by leaves it', { code: 'REFERRAL_NOT_FOUND', status: 404 }, 404, earlier],
    ['one without an answer leaves it', {}, 503, earlier],
  ])('after another invitation: %s', async (_what, answer, status, expected) => {
    await open(answer, status, earlier)
    expect(kept()).toEqual(expected)
  })
})

describe('the basket of who was invited', () => {
  const promo = { id: `gift-${CODE}`, code: CODE, ...gift, isActive: true, scope: 'ALL' }
  type Given = { answer?: object; status?: number; draft?: object; settings?: Record<string, unknown> }
  const open = async ({ answer = promo, status = 200, draft = {}, settings = {} }: Given = {}) => {
    page = await renderShop(<PromoRow off={20_000} verdict="ok" />, {
      settings,
      prepare: (store) => {
        store.set(addToBasketAtom, { productId: NORIN.id, choices: {}, note: '', count: 3 })
        store.set(changeDraftAtom, { invitation: { code: CODE, wasTaken: false }, ...draft })
      },
      answer: (path, body) => {
        if (path !== '/orders/v1/promo/check') return null
        calls.push([path, body])
        return Response.json(answer, { status })
      },
    })
  }
  const codes = () => calls.map(([, body]) => (body as { code: string }).code)

  test('takes the discount by itself, once; what is taken off does not come back', async () => {
    await open()
    await until(() => expect(text()).toContain(`${CODE} applied`))
    expect(page.store.get(draftAtom).invitation).toEqual({ code: CODE, wasTaken: true })
    await press(byRole('button', 'Remove the promo code'))
    await until(() => expect(text()).not.toContain('applied'))
    expect(codes()).toEqual([CODE])
  })

  test.each([
    ['was entered', { promo: { ...promo, id: 'p-2', code: 'SALOM10' } }],
    ['waits at the field', { wantedPromo: 'SALOM10' }],
  ])('leaves a code alone that %s by hand', async (_how, draft) => {
    await open({ draft })
    expect(codes()).toEqual([])
    expect(page.store.get(draftAtom).invitation).toEqual({ code: CODE, wasTaken: false })
  })

  test('says from which sum it holds, and takes it when the basket has grown', async () => {
    await open({
      answer: { code: 'PROMO_MIN_PRICE', status: 422, description: said('Not yet') },
      status: 422,
    })
    await until(() => expect(text()).toContain(`${CODE}: Not yet`))
    await act(async () =>
      page.store.set(addToBasketAtom, { productId: NORIN.id, choices: {}, note: '', count: 1 }),
    )
    await until(() => expect(codes()).toEqual([CODE, CODE]))
  })

  test('forgets one that turns out not to be for this customer, and says why', async () => {
    await open({
      answer: { code: 'PROMO_FIRST_ORDER_ONLY', status: 422, description: said('For a first order') },
      status: 422,
    })
    await until(() => expect(page.store.get(draftAtom).invitation).toBeNull())
    expect(page.store.get(noticesAtom).map((notice) => notice.text)).toEqual(['For a first order'])
    expect(codes()).toEqual([CODE])
  })

  test('of a shop without invitations asks for nothing', async () => {
    await open({ settings: { referralActive: false } })
    expect(codes()).toEqual([])
  })
})

test('a code that is typed while the discount waits is the one that counts', async () => {
  page = await renderShop(<PromoRow off={0} verdict="ok" />, {
    prepare: (store) => {
      store.set(addToBasketAtom, { productId: NORIN.id, choices: {}, note: '', count: 1 })
      store.set(changeDraftAtom, { invitation: { code: CODE, wasTaken: false } })
    },
    answer: (path, body) => {
      if (path !== '/orders/v1/promo/check') return null
      const { code } = body as { code: string }
      return code === CODE
        ? Response.json({ code: 'PROMO_MIN_PRICE', status: 422 }, { status: 422 })
        : Response.json({ id: 'p-2', code, ...gift, minPrice: 0, isActive: true, scope: 'ALL' })
    },
  })
  await press(document.querySelector('section button') as HTMLElement)
  await type(byRole('textbox', 'Promo code'), 'SALOM10')
  await press(byRole('button', 'Apply'))
  await until(() => expect(text()).toContain('SALOM10 applied'))
  expect(page.store.get(draftAtom).invitation).toEqual({ code: CODE, wasTaken: false })
})
