import { afterAll, beforeAll, expect, test } from 'vitest'
import { challenges } from '../db/schema/index.ts'
import { NOON, type OpenSandbox, openSandbox } from '../testing/testing.ts'
import { SMS } from './sms.ts'

let sandbox: OpenSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

/** Each test has an hour of its own, so that the limit of the one address does not tie them together. */
let hour = 0
const start = () => sandbox.clock.set(NOON + ++hour * 2 * 3_600_000)

const send = (phone: string) => sandbox.call('/users/v1/users/login', { body: { phone, type: 'WEB' } })
const verify = (phone: string, code: string) =>
  sandbox.call('/users/v1/users/login/verify', { body: { phone, code, type: 'WEB' } })
const codeOf = (phone: string) => sandbox.services.sms.outbox(phone)[0]?.code ?? ''
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('the right code signs in once, and the answer never holds it', async () => {
  start()
  const sent = await send('+998901000001')
  expect(sent.body).toMatchObject({ phone: '+998901000001', time: 60 })
  const code = codeOf('+998901000001')
  expect(code).toMatch(/^\d{6}$/)
  expect(JSON.stringify(sent.body)).not.toContain(code)
  expect((await verify('+998901000001', code)).body).toMatchObject({ isNew: true, needPhone: false })
  expect((await verify('+998901000001', code)).body.code).toBe('SMS_CODE_WRONG')
})

test('the fifth wrong code kills it', async () => {
  start()
  await send('+998901000002')
  const code = codeOf('+998901000002')
  for (let i = 0; i < SMS.maxWrong; i++)
    expect((await verify('+998901000002', wrong(code))).body.code).toBe('SMS_CODE_WRONG')
  expect((await verify('+998901000002', code)).status).toBe(422)
})

test('a code lives five minutes', async () => {
  start()
  await send('+998901000003')
  sandbox.clock.add(SMS.lifeMs - 1)
  expect((await verify('+998901000003', wrong(codeOf('+998901000003')))).body.code).toBe('SMS_CODE_WRONG')
  sandbox.clock.add(1)
  expect((await verify('+998901000003', codeOf('+998901000003'))).body.code).toBe('SMS_CODE_EXPIRED')
})

test('a code is for one phone and for its merchant only', async () => {
  start()
  await send('+998901000004')
  await send('+998901000005')
  expect((await verify('+998901000005', codeOf('+998901000004'))).status).toBe(422)
  const body = { phone: '+998901000004', code: codeOf('+998901000004'), type: 'WEB' }
  expect((await sandbox.call('/users/v1/users/login/verify', { body, merchant: 'dark' })).status).toBe(422)
})

test('a second message waits a minute, a sixth an hour, an eleventh a day', async () => {
  start()
  const phone = '+998901000006'
  const statuses: number[] = []
  for (let i = 0; i < 5; i++) {
    statuses.push((await send(phone)).status)
    const tooSoon = await send(phone)
    expect([tooSoon.status, tooSoon.headers.get('retry-after')]).toEqual([429, i < 4 ? '60' : '3360'])
    sandbox.clock.add(SMS.resendMs)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200])
  const sixth = await send(phone)
  expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, String(3600 - 5 * 60)])
  sandbox.clock.add(3_600_000)
  for (let i = 0; i < 5; i++) {
    expect((await send(phone)).status).toBe(200)
    sandbox.clock.add(SMS.resendMs)
  }
  sandbox.clock.add(2 * 3_600_000)
  const eleventh = await send(phone)
  expect(eleventh.status).toBe(429)
  expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(19 * 3600)
  hour += 4
})

test('one address sends twenty an hour and no more', async () => {
  start()
  sandbox.clock.add(3_600_000)
  const phones = Array.from({ length: 60 }, (_, i) => `+9989020000${String(i).padStart(2, '0')}`)
  const before = sandbox.services.sms.outbox().length
  const answers = await Promise.all(phones.map(send))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(SMS.perIpHour)
  expect(sandbox.services.sms.outbox()).toHaveLength(before + SMS.perIpHour)
  hour += 2
})

test('the test phones', async () => {
  start()
  expect((await send('+998 90 000 00 01')).status).toBe(200)
  expect((await verify('+998900000001', '111111')).status).toBe(200)
  // Asked for twice, as by two tests side by side: each code works once.
  expect((await send('+998900000021')).status).toBe(200)
  expect((await send('+998900000021')).status).toBe(200)
  const uses = [await verify('+998900000021', '111111'), await verify('+998900000021', '111111')]
  expect(uses.map(({ status }) => status)).toEqual([200, 200])
  expect((await verify('+998900000021', '111111')).body.code).toBe('SMS_CODE_WRONG')
  expect((await send('+998900000002')).status).toBe(200)
  expect((await verify('+998900000002', '111111')).body.code).toBe('SMS_CODE_EXPIRED')
  for (let i = 0; i < 2; i++) {
    sandbox.clock.add(1)
    expect((await send('+998900000004')).status).toBe(200)
    expect((await verify('+998900000004', '111111')).body.isNew).toBe(true)
  }
  expect((await send('+998900000003')).body).toMatchObject({
    code: 'SMS_TOO_OFTEN',
    details: [{ retryAfter: 60 }],
  })
  expect((await send('12345')).body.code).toBe('PHONE_INVALID')
})

test('a change of phone does not reveal whose number it is before the code is right', async () => {
  start()
  sandbox.clock.add(3_600_000)
  const customer = '+998901000010'
  const stranger = '+998901000011'
  await send(customer)
  await verify(customer, codeOf(customer))
  sandbox.clock.add(SMS.resendMs)
  const { token } = await sandbox.signIn('second')
  const put = (path: string, body: object) => sandbox.call(path, { method: 'PUT', body, token })
  const ask = async (phone: string) => {
    const { status, body } = await put('/users/v1/users/phone/WITH_TOKEN', { phone, type: 'WEB' })
    return [status, Object.keys(body), body.code, body.details]
  }
  const confirm = async (phone: string, code: string) => {
    const { status, body } = await put('/users/v1/users/phone/verify/WITH_TOKEN', { phone, code })
    return [status, body.code]
  }
  expect(await ask(customer)).toEqual(await ask(stranger))
  expect(await ask(customer)).toEqual([429, expect.any(Array), 'SMS_TOO_OFTEN', [{ retryAfter: 60 }]])
  expect(await ask(customer)).toEqual(await ask(stranger))
  for (const phone of [customer, stranger])
    expect(await confirm(phone, wrong(codeOf(phone)))).toEqual([422, 'SMS_CODE_WRONG'])
  expect(await confirm(customer, codeOf(customer))).toEqual([409, 'PHONE_TAKEN'])
  expect(await confirm(stranger, codeOf(stranger))).toEqual([200, undefined])
})

test('a change of phone needs a code sent to the new one', async () => {
  start()
  sandbox.clock.add(3_600_000)
  const { token } = await sandbox.signIn('second')
  const change = (phone: string) =>
    sandbox.call('/users/v1/users/phone/WITH_TOKEN', { method: 'PUT', body: { phone, type: 'WEB' }, token })
  expect((await change('+998907654321')).status).toBe(200)
  const body = { phone: '+998907654321', code: codeOf('+998907654321'), type: 'WEB' }
  expect((await verify(body.phone, body.code)).status).toBe(422)
  const done = await sandbox.call('/users/v1/users/phone/verify/WITH_TOKEN', { method: 'PUT', body, token })
  expect(done.body.phone).toBe('+998907654321')
})

test('a change of phone ends all other sessions of the account, and only those', async () => {
  start()
  sandbox.clock.add(3_600_000)
  const signIn = async (phone: string) => {
    sandbox.clock.add(1)
    await send(phone)
    return (await verify(phone, '111111')).body.token as string
  }
  const [lost, mine, other] = [
    await signIn('+998900000071'),
    await signIn('+998900000071'),
    await signIn('+998900000073'),
  ]
  const status = async (token: string) =>
    (await sandbox.call('/users/v1/users/me/WITH_TOKEN', { token })).status
  const put = (path: string, body: object) => sandbox.call(path, { method: 'PUT', body, token: mine })
  await put('/users/v1/users/phone/WITH_TOKEN', { phone: '+998900000072' })
  const changed = { phone: '+998900000072', code: '000000' }
  expect((await put('/users/v1/users/phone/verify/WITH_TOKEN', changed)).status).toBe(422)
  expect([await status(lost), await status(mine), await status(other)]).toEqual([200, 200, 200])
  const done = await put('/users/v1/users/phone/verify/WITH_TOKEN', { ...changed, code: '111111' })
  expect([done.status, done.body.phone]).toEqual([200, '+998900000072'])
  expect([await status(lost), await status(mine), await status(other)]).toEqual([401, 200, 200])
})

test('the database knows codes only by their hash', async () => {
  const rows = JSON.stringify(await sandbox.db.query.challenges.findMany())
  for (const { code } of sandbox.services.sms.outbox())
    if (code !== '111111') expect(rows).not.toContain(`"${code}"`)
})

test('what one phone may get in an hour holds for all merchants together', async () => {
  start()
  const phone = '+998901000020'
  const merchants = ['demo', 'dark', 'brands', 'minimal', 'dinein', 'closed', 'beta']
  const ask = (merchant: string) =>
    sandbox.call('/users/v1/users/login', { body: { phone, type: 'WEB' }, merchant })
  const before = sandbox.services.sms.outbox(phone).length
  const answers = await Promise.all(merchants.map(ask))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(SMS.perPhoneHour)
  expect(sandbox.services.sms.outbox(phone)).toHaveLength(before + SMS.perPhoneHour)
  for (const { status, headers } of answers.filter((answer) => answer.status !== 200))
    expect([status, headers.get('retry-after')]).toEqual([429, '3600'])
  hour += 2
})

test('logins of the test phones block no other phone', async () => {
  start()
  sandbox.clock.add(3_600_000)
  const tried = Array.from({ length: 30 }, (_, i) => `+9989000000${i + 10}`)
  for (const phone of tried) expect((await send(phone)).status).toBe(200)
  const real = Array.from({ length: 25 }, (_, i) => `+9989030000${i + 10}`)
  const answers = await Promise.all(real.map(send))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(SMS.perIpHour)
  hour += 2
})

test('of a thousand guesses at once five are looked at, and the right one among the rest opens nothing', async () => {
  start()
  sandbox.clock.add(3_600_000)
  const phone = '+998901000030'
  await send(phone)
  const code = codeOf(phone)
  const guesses = Array.from({ length: 1_000 }, (_, i) =>
    String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0'),
  )
  const answers = await Promise.all([...guesses, code].map((one) => verify(phone, one)))
  expect(answers.filter(({ status }) => status === 200)).toEqual([])
  // A guess that is looked at says how many are left.
  expect(answers.flatMap(({ body }) => body.details ?? [])).toEqual([4, 3, 2, 1, 0].map((left) => ({ left })))
  hour += 2
})

test('a merchant sends a thousand an hour, from however many phones and addresses they are asked for', async () => {
  start()
  sandbox.clock.add(3_600_000)
  const at = sandbox.clock.now()
  const sent = Array.from({ length: SMS.perMerchantHour - 1 }, (_, i) => ({
    ...{ id: `v-cap-${i}`, merchantId: 'm-demo', purpose: 'login' as const, codeHash: '00' },
    phone: `+99893${String(i).padStart(7, '0')}`,
    ip: `10.0.${i >> 8}.${i & 255}`,
    sentAt: new Date(at - 1_000),
    expiresAt: new Date(at),
  }))
  await sandbox.db.insert(challenges).values(sent)
  expect((await send('+998901000040')).status).toBe(200)
  const refused = await send('+998901000041')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
  const elsewhere = { body: { phone: '+998901000041', type: 'WEB' }, merchant: 'dark' }
  expect((await sandbox.call('/users/v1/users/login', elsewhere)).status).toBe(200)
  sandbox.clock.add(3_600_000)
  expect((await send('+998901000041')).status).toBe(200)
  hour += 3
})
