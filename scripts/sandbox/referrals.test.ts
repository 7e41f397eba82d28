import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { orders, referrals } from './db/schema/index.ts'
import { createUser } from './services/people.ts'
import { INVITATION_LIMIT, REFERRAL_TERMS } from './services/referral-terms.ts'
import { issueToken } from './services/tokens.ts'
import { randomBasket, requestOf } from './testing/random-order.ts'
import { type OpenSandbox, sandboxForEach } from './testing/testing.ts'
import { tenantOf } from './testing/world.ts'

/* Invitations: what both get, and that nobody gets it twice (BX-39). */

let sandbox: OpenSandbox
sandboxForEach((opened) => {
  sandbox = opened
})

const LIFE_MS = 3 * 3_600_000
/** From the noon of the tests into the next month. */
const NEXT_MONTH_MS = 8 * 86_400_000

/** A customer of `demo` with that phone, and what they do. */
async function customer(phone: string, firstName = 'Bobur') {
  const { db, clock } = sandbox
  const user = await createUser(db, 'm-demo', { phone, firstName }, clock.now())
  const { token } = await issueToken(db, user, clock.now())
  const call = sandbox.as(token, 'demo')
  const bodyOf = (more: object = {}) => {
    const demo = tenantOf(sandbox, 'demo')
    // Sums that are not sent are not compared: they are the server's to reckon here.
    return { ...requestOf(demo, user.id, randomBasket(demo, 7)), totals: null, ...more }
  }
  return {
    user,
    call,
    bodyOf,
    order: (more: object = {}) => call('/orders/v1/orders', bodyOf(more)),
    own: async () => (await call('/users/v1/referral/WITH_TOKEN')).body,
    look: (code: string) => call(`/users/v1/referral/${code}`),
    check: (code: string) => call('/orders/v1/promo/check', { code, productPrice: 120_000 }),
    promos: async () =>
      (await call(`/orders/v1/promo/user/${user.id}`)).body as {
        id: string
        code: string
        isUsed: boolean
      }[],
    cancel: (id: string) => call(`/orders/v1/orders/${id}/cancel`, { reasonId: 'cr-1' }, { method: 'PUT' }),
    leave: () => call('/users/v1/users/WITH_TOKEN', undefined, { method: 'DELETE' }),
  }
}
type Customer = Awaited<ReturnType<typeof customer>>

const PHONE = '+99890111220'
const friendOf = (n: number) => customer(`${PHONE}${n}`)
/** Somebody who invites, and the code. */
async function inviting() {
  const aziza = await customer('+998901112299', 'Aziza')
  return { aziza, code: (await aziza.own()).code as string }
}
const statesOf = async (who: Customer) =>
  (await who.own()).friends.map(({ state, rewardCode }: Record<string, string>) => [
    state,
    rewardCode !== null,
  ])

describe('a code', () => {
  test('is one a customer, cannot be read wrongly, and says what both get', async () => {
    const { aziza, code } = await inviting()
    expect(code).toMatch(/^[34679ACDEFGHJKMNPQRTUWXY]{7}$/)
    const own = await Promise.all([aziza.own(), aziza.own()])
    expect(own.map((one) => one.code)).toEqual([code, code])
    expect(own[0]).toMatchObject({ ...REFERRAL_TERMS, friends: [] })
  })

  test('says to a guest who invites and what it gives, and nothing else of the inviter', async () => {
    const { code } = await inviting()
    const { status, body } = await sandbox.call(`/users/v1/referral/${code.toLowerCase()}`)
    expect([status, body]).toEqual([
      200,
      { code, inviter: 'Aziza', gift: REFERRAL_TERMS.gift, refusal: null },
    ])
  })

  test('is of one merchant, and unknown when its customer is gone', async () => {
    const { aziza, code } = await inviting()
    const answers = [await sandbox.call(`/users/v1/referral/${code}`, { merchant: 'dark' })]
    await aziza.leave()
    answers.push(await sandbox.call(`/users/v1/referral/${code}`))
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'REFERRAL_NOT_FOUND'],
      [404, 'REFERRAL_NOT_FOUND'],
    ])
  })

  test('is asked for so often only', async () => {
    const ask = () => sandbox.call('/users/v1/referral/3333333')
    for (let asked = 0; asked < INVITATION_LIMIT.most; asked++) await ask()
    expect((await ask()).body.code).toBe('TOO_MANY_REQUESTS')
    sandbox.clock.add(INVITATION_LIMIT.windowMs + 1)
    expect((await ask()).body.code).toBe('REFERRAL_NOT_FOUND')
  })

  test('is nothing at a merchant without invitations', async () => {
    const { token } = await sandbox.signIn('known', 'minimal')
    const answers = [
      await sandbox.call('/users/v1/referral/WITH_TOKEN', { token, merchant: 'minimal' }),
      await sandbox.call('/users/v1/referral/3333333', { merchant: 'minimal' }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'FEATURE_OFF'],
      [403, 'FEATURE_OFF'],
    ])
  })
})

describe('a first order', () => {
  test('is cheaper with the code, and its delivery rewards the inviter once, with a notification', async () => {
    const { aziza, code } = await inviting()
    const bobur = await friendOf(1)
    expect((await bobur.check(code)).body).toMatchObject({ code, ...REFERRAL_TERMS.gift })
    const full = (await bobur.call('/orders/v1/orders/validate', bobur.bodyOf())).body
    const made = await bobur.order({ promoCode: code })
    expect(made.status).toBe(201)
    expect(made.body.totals.totalPrice).toBe(full.totals.totalPrice - REFERRAL_TERMS.gift.productDiscount)
    expect(await statesOf(aziza)).toEqual([['ORDERED', false]])
    const rewards = (await aziza.promos()).filter(({ id }) => id.startsWith('reward-'))
    expect(rewards).toEqual([])

    sandbox.clock.add(LIFE_MS)
    const [first, second] = await Promise.all([aziza.own(), aziza.own()])
    const friends = (second ?? first).friends
    expect(friends).toMatchObject([{ name: 'Bobur', state: 'DELIVERED' }])
    const { rewardCode } = (await aziza.own()).friends[0]
    const notices = (await aziza.call('/support/v1/notifications')).body
    const told = (notices.content ?? notices).filter(({ text }: { text: { eng: string } }) =>
      text.eng.includes(rewardCode),
    )
    expect(told).toMatchObject([{ target: { type: 'PAGE', value: 'promos' }, isRead: false }])

    // The reward is a promo code of the inviter's alone, for one order.
    expect((await bobur.check(rewardCode)).body.code).toBe('PROMO_NOT_FOUND')
    expect((await aziza.check(rewardCode)).body).toMatchObject(REFERRAL_TERMS.reward)
    expect((await aziza.order({ promoCode: rewardCode })).status).toBe(201)
    expect((await aziza.check(rewardCode)).body.code).toBe('PROMO_ALREADY_USED')
    expect((await aziza.promos()).filter((one) => one.code === rewardCode)).toMatchObject([{ isUsed: true }])
    expect(await statesOf(aziza)).toEqual([['DELIVERED', true]])
  })

  test('counts for the inviter with another promo, too', async () => {
    const { aziza, code } = await inviting()
    const bobur = await friendOf(1)
    expect((await bobur.order({ promoCode: 'SALOM10', referralCode: code })).body.promo.code).toBe('SALOM10')
    sandbox.clock.add(LIFE_MS)
    expect(await statesOf(aziza)).toEqual([['DELIVERED', true]])
  })

  test('is taken whatever the kept code is worth', async () => {
    const bobur = await friendOf(1)
    const { aziza, code } = await inviting()
    expect((await bobur.order({ referralCode: '3333333' })).status).toBe(201)
    expect((await bobur.order({ referralCode: code })).status).toBe(201)
    expect(await statesOf(aziza)).toEqual([])
  })

  test('brings a reward that runs out', async () => {
    const { aziza, code } = await inviting()
    await (await friendOf(1)).order({ promoCode: code })
    sandbox.clock.add(LIFE_MS)
    const { rewardCode } = (await aziza.own()).friends[0]
    sandbox.clock.add(REFERRAL_TERMS.rewardDays * 86_400_000 + 1)
    // The session has ended meanwhile: the same customer signs in again.
    const later = await customer('+998901112299')
    expect(later.user.id).toBe(aziza.user.id)
    expect((await later.check(rewardCode)).body.code).toBe('PROMO_EXPIRED')
    expect((await later.order({ promoCode: rewardCode })).body.code).toBe('PROMO_EXPIRED')
  })
})

test('the sandbox plays a friend: one who has ordered, one who has got it, and none at an unknown code', async () => {
  const { aziza, code } = await inviting()
  const press = (action: string, at = code) =>
    sandbox.app.request(`/sandbox/invitations/m-demo/${at}`, {
      method: 'POST',
      body: new URLSearchParams({ do: action }),
    })
  expect((await press('order')).status).toBe(303)
  expect((await press('deliver')).status).toBe(303)
  expect((await press('order', '3333333')).status).toBe(422)
  expect((await statesOf(aziza)).toSorted()).toEqual([
    ['DELIVERED', true],
    ['ORDERED', false],
  ])
  const shown = await (await sandbox.app.request('/sandbox/invitations')).text()
  expect(shown).toContain(code)
  // At night the friend orders for the morning.
  sandbox.clock.add(14 * 3_600_000)
  expect((await press('deliver')).status).toBe(303)
})

describe('nobody gets it', () => {
  const refusals = async (who: Customer, code: string) => {
    const [seen, checked, validated, ordered] = [
      await who.look(code),
      await who.check(code),
      await who.call('/orders/v1/orders/validate', who.bodyOf({ promoCode: code })),
      await who.order({ promoCode: code }),
    ]
    return [
      seen.body.refusal,
      checked.body.code,
      validated.body.problems.map((problem: { code: string }) => problem.code)[0],
      ordered.body.code,
    ]
  }
  const all = (refusal: string) => Array(4).fill(refusal)

  test('for an own code', async () => {
    const { aziza, code } = await inviting()
    expect(await refusals(aziza, code)).toEqual(all('PROMO_OWN'))
  })

  test('who has ordered before', async () => {
    const { aziza, code } = await inviting()
    const bobur = await friendOf(1)
    await bobur.order()
    expect(await refusals(bobur, code)).toEqual(all('PROMO_FIRST_ORDER_ONLY'))
    expect(await statesOf(aziza)).toEqual([])
  })

  test.each([
    ['of the invitation', true],
    ['without one', false],
  ])('twice, with a new account after an order %s', async (_which, isInvited) => {
    const { code } = await inviting()
    const before = await friendOf(1)
    expect((await before.order(isInvited ? { promoCode: code } : {})).status).toBe(201)
    sandbox.clock.add(LIFE_MS)
    await before.leave()
    const after = await friendOf(1)
    expect(after.user.id).not.toBe(before.user.id)
    expect(await refusals(after, code)).toEqual(all('PROMO_FIRST_ORDER_ONLY'))
  })

  test('by two orders at once', async () => {
    const { aziza, code } = await inviting()
    const bobur = await friendOf(1)
    const made = await Promise.all([bobur.order({ promoCode: code }), bobur.order({ promoCode: code })])
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 422])
    sandbox.clock.add(LIFE_MS)
    expect(await statesOf(aziza)).toEqual([['DELIVERED', true]])
  })

  test('by two orders at once with the codes of two friends', async () => {
    const { aziza, code } = await inviting()
    const dilnoza = await customer('+998901112298', 'Dilnoza')
    const other = (await dilnoza.own()).code as string
    const bobur = await friendOf(1)
    const made = await Promise.all([bobur.order({ promoCode: code }), bobur.order({ promoCode: other })])
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 422])
    sandbox.clock.add(LIFE_MS)
    expect([...(await statesOf(aziza)), ...(await statesOf(dilnoza))]).toEqual([['DELIVERED', true]])
  })

  test('whatever case the code is typed in', async () => {
    const { aziza, code } = await inviting()
    const bobur = await friendOf(1)
    const typed = ` ${code.toLowerCase()} `
    expect(await refusals(aziza, typed.trim())).toEqual(all('PROMO_OWN'))
    expect((await bobur.order({ promoCode: typed })).body.promo.code).toBe(code)
    expect(await refusals(bobur, typed.trim())).toEqual(all('PROMO_FIRST_ORDER_ONLY'))
  })

  test('twice for one order whose answer was lost', async () => {
    const { aziza, code } = await inviting()
    const bobur = await friendOf(1)
    const body = bobur.bodyOf({ promoCode: code })
    const key = { headers: { 'Idempotency-Key': 'key-of-a-first-order' } }
    const first = await bobur.call('/orders/v1/orders', body, key)
    const again = await bobur.call('/orders/v1/orders', body, key)
    expect([first.status, again.body.id]).toEqual([201, first.body.id])
    sandbox.clock.add(LIFE_MS)
    expect(await statesOf(aziza)).toEqual([['DELIVERED', true]])
  })

  test('when the month is full, until the next one begins', async () => {
    const { aziza, code } = await inviting()
    const friends = await Promise.all(
      Array.from({ length: REFERRAL_TERMS.perMonth + 1 }, (_, n) => customer(`+9989011133${10 + n}`)),
    )
    const last = friends.pop()
    if (!last) throw new Error('nobody came')
    // All at once: the limit holds for orders that cross each other, too.
    const made = await Promise.all(friends.map((friend) => friend.order({ promoCode: code })))
    expect(made.map(({ status }) => status)).toEqual(Array(REFERRAL_TERMS.perMonth).fill(201))
    expect(await refusals(last, code)).toEqual(all('PROMO_LIMIT'))
    sandbox.clock.add(NEXT_MONTH_MS)
    const [seen] = await refusals(last, code)
    expect(seen).toBeNull()
    expect(await statesOf(aziza)).toHaveLength(REFERRAL_TERMS.perMonth + 1)
  })
})

describe('an order that is cancelled', () => {
  test('gives nothing, and leaves the friend the first order', async () => {
    const { aziza, code } = await inviting()
    const bobur = await friendOf(1)
    const made = await bobur.order({ promoCode: code })
    expect((await bobur.cancel(made.body.id)).status).toBe(200)
    expect(await statesOf(aziza)).toEqual([['CANCELED', false]])
    sandbox.clock.add(LIFE_MS)
    expect(await statesOf(aziza)).toEqual([['CANCELED', false]])
    expect((await bobur.order({ promoCode: code })).status).toBe(201)
    sandbox.clock.add(LIFE_MS)
    expect(await statesOf(aziza)).toEqual([['DELIVERED', true]])
  })

  /** A branch that takes the money back: the last step of the order is a cancellation. */
  const takeMoneyBack = async (orderId: string) => {
    const [row] = await sandbox.db.select().from(orders).where(eq(orders.id, orderId))
    const at = new Date(sandbox.clock.now()).toISOString()
    const plan = [...(row?.plan ?? []), { at, status: 'CANCELED' as const, by: 'operator' as const }]
    await sandbox.db.update(orders).set({ plan }).where(eq(orders.id, orderId))
  }

  test.each([
    ['takes an unused reward back, with its notification', 'unused', false],
    ['takes a reward back that was used for a cancelled order only', 'cancelled', false],
    ['leaves a reward that was used', 'used', true],
  ])('after its delivery %s', async (_what, use, isUsed) => {
    const { aziza, code } = await inviting()
    const made = await (await friendOf(1)).order({ promoCode: code })
    sandbox.clock.add(LIFE_MS)
    const { rewardCode } = (await aziza.own()).friends[0]
    if (use !== 'unused') {
      const own = await aziza.order({ promoCode: rewardCode })
      expect(own.status).toBe(201)
      if (use === 'cancelled') await aziza.cancel(own.body.id)
    }
    await takeMoneyBack(made.body.id)
    expect(await statesOf(aziza)).toEqual([['CANCELED', isUsed]])
    const codes = (await aziza.promos()).map((promo) => promo.code)
    expect(codes.includes(rewardCode)).toBe(isUsed)
    const notices = JSON.stringify((await aziza.call('/support/v1/notifications')).body)
    expect(notices.includes(rewardCode)).toBe(isUsed)
  })

  test.each([
    ['one that was used stays the only one', true],
    ['one that was not used makes room for another', false],
  ])('after its delivery and is ordered again brings one reward: %s', async (_what, isUsed) => {
    const { aziza, code } = await inviting()
    const bobur = await friendOf(1)
    const made = await bobur.order({ promoCode: code })
    sandbox.clock.add(LIFE_MS)
    const { rewardCode } = (await aziza.own()).friends[0]
    if (isUsed) expect((await aziza.order({ promoCode: rewardCode })).status).toBe(201)
    await takeMoneyBack(made.body.id)
    expect((await bobur.order({ promoCode: code })).status).toBe(201)
    expect(await statesOf(aziza)).toEqual([['ORDERED', isUsed]])
    sandbox.clock.add(LIFE_MS)
    expect(await statesOf(aziza)).toEqual([['DELIVERED', true]])
    const rewards = (await aziza.promos()).filter(({ id }) => id.startsWith('reward-'))
    expect(rewards.map((one) => [one.code === rewardCode, one.isUsed])).toEqual([[isUsed, isUsed]])
    const notices = JSON.stringify((await aziza.call('/support/v1/notifications')).body)
    expect(notices.includes(rewardCode)).toBe(isUsed)
  })

  test('keeps no phone: who was invited is a digest', async () => {
    const { code } = await inviting()
    await (await friendOf(1)).order({ promoCode: code })
    const [row] = await sandbox.db.select().from(referrals)
    expect(row?.person).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(row)).not.toContain(PHONE.slice(-9))
  })
})
