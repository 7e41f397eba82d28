import { describe, expect, test } from 'vitest'
import { cardNumberFault } from '#/domain/order/bank-card.ts'
import { type OpenSandbox, sandboxForEach } from '../testing/testing.ts'
import { MOST_CARDS } from './cards.ts'
import { SMS } from './sms.ts'

let sandbox: OpenSandbox
sandboxForEach((opened) => {
  sandbox = opened
})

const PATH = '/payments/v2/cards'
const PHONE = '+998901112233'
const UZCARD = '8600123412341239'
const card = (change: object = {}) => ({ number: UZCARD, expire: '0328', name: 'Main', ...change })

/** Signed in by SMS, so that the codes of cards go to a phone with the usual limits. */
async function customer(phone = PHONE, merchant = 'demo') {
  await sandbox.call('/users/v1/users/login', { body: { phone, type: 'WEB' }, merchant })
  const { body } = await sandbox.call('/users/v1/users/login/verify', {
    body: { phone, code: codeOf(phone), type: 'WEB' },
    merchant,
  })
  return sandbox.as(body.token, merchant)
}
const codeOf = (phone = PHONE) => sandbox.services.sms.outbox(phone)[0]?.code ?? ''
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a card', () => {
  test('is added, confirmed by the code of an SMS, listed by its last digits, deleted', async () => {
    const call = await customer()
    const made = await call(PATH, card())
    expect(made.status).toBe(201)
    expect(made.body).toEqual({
      id: expect.stringMatching(/^k-/),
      name: 'Main',
      number: '860012******1239',
      expire: '03/28',
      type: 'UZCARD',
      phone: '+99890*****33',
      time: 60,
      isVerified: false,
    })
    const { id } = made.body
    const done = await call(`${PATH}/confirm`, { id, code: codeOf() })
    expect([done.status, done.body.isVerified]).toEqual([200, true])
    expect((await call(PATH)).body).toMatchObject([{ id, isVerified: true }])
    expect((await call(PATH, card())).body.code, 'the same once more').toBe('CARD_ALREADY_ADDED')
    expect((await call(`${PATH}/${id}`, undefined, { method: 'DELETE' })).status).toBe(204)
    expect((await call(`${PATH}/${id}`, undefined, { method: 'DELETE' })).status).toBe(404)
    expect((await call(PATH)).body).toEqual([])
  })

  test.each([
    ['5614681234567893', 'UZCARD'],
    ['9860123456789015', 'HUMO'],
    ['4111111111111111', 'VISA'],
    ['5555 5555 5555 4444', 'MASTERCARD'],
  ])('%s is %s', async (number, type) => {
    const call = await customer()
    expect((await call(PATH, card({ number }))).body.type).toBe(type)
  })

  test.each([
    ['a wrong check digit', { number: '8600123412341234' }, 'number'],
    ['too few digits', { number: '860012341234' }, 'number'],
    ['no card system of ours', { number: '6011111111111117' }, 'number'],
    ['a month that is over', { expire: '1026' }, 'expire'],
    ['a month there is not', { expire: '1328' }, 'expire'],
  ])('with %s is refused, and no code is sent', async (_what, change, field) => {
    const call = await customer()
    const before = sandbox.services.sms.outbox(PHONE).length
    const { status, body } = await call(PATH, card(change))
    expect([status, body.code, body.details]).toEqual([422, 'CARD_INVALID', [{ field }]])
    expect(body.description.ru).toMatch(/карты/)
    expect(sandbox.services.sms.outbox(PHONE)).toHaveLength(before)
    expect((await call(PATH)).body).toEqual([])
  })

  test('leaves neither its number nor its cvv in the database, in answers or in messages', async () => {
    const call = await customer()
    const made = await call(PATH, card({ cvv: '987' }))
    const answers = [made, await call(PATH), await call(`${PATH}/confirm`, { id: made.body.id, code: '1' })]
    const { cards, challenges, tokens, users } = sandbox.db.query
    const rows = await Promise.all([cards, challenges, tokens, users].map((table) => table.findMany()))
    const all = JSON.stringify([rows, answers, sandbox.services.sms.outbox(PHONE)])
    expect(all).toContain('1239')
    expect(all).not.toContain(UZCARD)
    expect(all).not.toContain(UZCARD.slice(6))
    // As a value of its own: a random id may end in the same three digits.
    expect(all).not.toMatch(/cvv|"987"|[:,]987[,}]/i)
    expect(JSON.stringify(rows)).not.toContain(`"${codeOf()}"`)
  })

  test('of another customer does not exist, nor at another merchant', async () => {
    const call = await customer()
    const { id } = (await call(PATH, card())).body
    const code = codeOf()
    for (const stranger of [await customer('+998901112244'), await customer(PHONE, 'dark')]) {
      expect((await stranger(PATH)).body).toEqual([])
      expect((await stranger(`${PATH}/confirm`, { id, code })).status).toBe(404)
      expect((await stranger(`${PATH}/${id}/resend`, {})).status).toBe(404)
      expect((await stranger(`${PATH}/${id}`, undefined, { method: 'DELETE' })).status).toBe(404)
    }
    expect((await call(PATH)).body).toMatchObject([{ id, isVerified: false }])
  })

  test('needs a customer with a phone, and a merchant that takes cards', async () => {
    expect((await sandbox.call(PATH)).status).toBe(401)
    expect((await sandbox.call(PATH, { body: card() })).status).toBe(401)
    const phoneless = await sandbox.signIn('nophone')
    const refused = await sandbox.call(PATH, { body: card(), token: phoneless.token })
    expect(refused.body.code).toBe('PHONE_INVALID')
    expect((await sandbox.call(PATH, { token: phoneless.token })).body).toEqual([])
    const off = await customer(PHONE, 'minimal')
    for (const answer of [await off(PATH), await off(PATH, card())])
      expect([answer.status, answer.body.code]).toEqual([403, 'FEATURE_OFF'])
  })

  test('goes with the account', async () => {
    const call = await customer()
    await call(PATH, card())
    await call('/users/v1/users/WITH_TOKEN', undefined, { method: 'DELETE' })
    expect(await sandbox.db.query.cards.findMany()).toEqual([])
  })

  test('is one of ten at most', async () => {
    const call = await customer('+998900000076')
    const bin = '860099990000'
    const numbers = Array.from({ length: 10_000 }, (_, i) => `${bin}${String(i).padStart(4, '0')}`)
    const good = numbers.filter((number) => cardNumberFault(number) === null).slice(0, MOST_CARDS + 1)
    const statuses: number[] = []
    for (const number of good) statuses.push((await call(PATH, card({ number }))).status)
    expect(statuses).toEqual([...Array.from({ length: MOST_CARDS }, () => 201), 422])
  })

  test('the same key answers the same card and sends nothing more', async () => {
    const call = await customer()
    const headers = { 'Idempotency-Key': 'card-key-1' }
    const first = await call(PATH, card(), { headers })
    const before = sandbox.services.sms.outbox(PHONE).length
    const second = await call(PATH, card(), { headers })
    expect([second.status, second.body.id]).toEqual([201, first.body.id])
    expect(sandbox.services.sms.outbox(PHONE)).toHaveLength(before)
  })
})

describe('the code of a card', () => {
  test('is sent again after a minute, and the response states the wait', async () => {
    const call = await customer()
    const { id } = (await call(PATH, card())).body
    const first = codeOf()
    sandbox.clock.add(20_000)
    const tooSoon = await call(`${PATH}/${id}/resend`, {})
    expect([tooSoon.status, tooSoon.body.details]).toEqual([429, [{ retryAfter: 40 }]])
    expect((await call(PATH)).body[0].time).toBe(40)
    sandbox.clock.add(40_000)
    const again = await call(`${PATH}/${id}/resend`, {})
    expect([again.status, again.body.time]).toEqual([200, 60])
    if (codeOf() !== first)
      expect((await call(`${PATH}/confirm`, { id, code: first })).body.code).toBe('CARD_CODE_WRONG')
    expect((await call(`${PATH}/confirm`, { id, code: codeOf() })).body.isVerified).toBe(true)
  })

  test('a card that got no code is deleted', async () => {
    const call = await customer()
    expect((await call(PATH, card())).status).toBe(201)
    expect((await call(PATH, card({ number: '9860123456789015' }))).body.code).toBe('SMS_TOO_OFTEN')
    expect((await call(PATH)).body).toHaveLength(1)
  })

  test('five wrong ones kill it, and five messages are all of an hour', async () => {
    const call = await customer()
    const { id } = (await call(PATH, card())).body
    const code = codeOf()
    const confirm = (given: string) => call(`${PATH}/confirm`, { id, code: given })
    for (let left = SMS.maxWrong - 1; left >= 0; left--) {
      const { status, body } = await confirm(wrong(code))
      expect([status, body.code, body.details]).toEqual([422, 'CARD_CODE_WRONG', [{ left }]])
    }
    expect((await confirm(code)).body.code, 'the right one comes too late').toBe('CARD_CODE_WRONG')
    const statuses: number[] = []
    for (let i = 0; i < SMS.perPhoneHour; i++) {
      sandbox.clock.add(SMS.resendMs)
      statuses.push((await call(`${PATH}/${id}/resend`, {})).status)
    }
    // Signing in and adding the card sent two already.
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect((await confirm(codeOf())).body.isVerified).toBe(true)
  })

  test('lives five minutes', async () => {
    const call = await customer()
    const { id } = (await call(PATH, card())).body
    sandbox.clock.add(SMS.lifeMs)
    expect((await call(`${PATH}/confirm`, { id, code: codeOf() })).body.code).toBe('CARD_CODE_WRONG')
  })

  test('is valid for its own card only, and not for signing in', async () => {
    const call = await customer()
    const first = (await call(PATH, card())).body
    const code = codeOf()
    sandbox.clock.add(SMS.resendMs)
    const second = (await call(PATH, card({ number: '9860123456789015' }))).body
    if (codeOf() !== code)
      expect((await call(`${PATH}/confirm`, { id: second.id, code })).body.code).toBe('CARD_CODE_WRONG')
    const login = { phone: PHONE, code: codeOf(), type: 'WEB' }
    expect((await call('/users/v1/users/login/verify', login)).status).toBe(422)
    expect((await call(`${PATH}/confirm`, { id: first.id, code })).body.isVerified).toBe(true)
  })
})
