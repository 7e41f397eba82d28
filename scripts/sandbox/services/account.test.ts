import sharp from 'sharp'
import { expect, test } from 'vitest'
import { randomBasket, requestOf } from '../testing/random-order.ts'
import { type OpenSandbox, sandboxForEach } from '../testing/testing.ts'

/* The customer's own account: the profile and its deletion. */

let sandbox: OpenSandbox
sandboxForEach(
  (opened) => {
    sandbox = opened
  },
  { launchesPerMinute: 100 },
)

const LANGUAGES = ['uz', 'ru', 'eng'] as const
const aziza = {
  firstName: 'Aziza',
  lastName: 'Karimova',
  birthday: '1995-04-12',
  gender: 'FEMALE',
  email: 'aziza@example.uz',
  image: null as string | null,
}

/** A customer, and the calls of their account. */
async function customer(who: Parameters<OpenSandbox['signIn']>[0] = 'known') {
  const { token, user } = await sandbox.signIn(who)
  const call = sandbox.as(token, 'demo')
  const sendPicture = async (colour = '#c33') => {
    const form = new FormData()
    const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: colour } })
      .jpeg()
      .toBuffer()
    form.append('file', new Blob([new Uint8Array(picture)]), 'me.jpg')
    const headers = { Merchant: 'demo', Authorization: `Bearer ${token}` }
    const answer = await sandbox.app.fetch(
      new Request('http://localhost:8080/support/v1/files', { method: 'POST', headers, body: form }),
    )
    return (await answer.json()).path as string
  }
  return {
    token,
    id: user.id,
    call,
    sendPicture,
    me: () => call('/users/v1/users/me/WITH_TOKEN'),
    save: (fields: object) => call(`/users/v1/users/${user.id}/WITH_TOKEN`, fields, { method: 'PUT' }),
  }
}

const isThere = async (path: string) =>
  (await sandbox.app.fetch(new Request(`http://localhost:8080/cdn/${path}`))).status === 200

test('a profile is stored as it was sent, and fields left empty are empty (PF-02)', async () => {
  const me = await customer()
  expect((await me.save(aziza)).body).toMatchObject({ id: me.id, ...aziza })
  expect((await me.me()).body).toMatchObject(aziza)
  const nothing = { firstName: '', lastName: '', birthday: null, gender: '', email: '', image: null }
  expect((await me.save(nothing)).body).toMatchObject(nothing)
  expect((await me.save({ birthday: '', image: '' })).body).toMatchObject({ birthday: null, image: null })
})

test.each([
  ['an email that is none', { email: 'aziza@' }, 'EMAIL_INVALID'],
  // Midnight has passed in Tashkent, not yet in London.
  ['a birthday to come', { birthday: '2026-11-25' }, 'BIRTHDAY_INVALID'],
  ['a day that is not', { birthday: '1995-02-30' }, 'BIRTHDAY_INVALID'],
  ['a picture from elsewhere', { image: 'https://spy.example/1.gif' }, 'FILE_INVALID'],
  ['a dish as a picture', { image: 'p/norin.webp' }, 'FILE_INVALID'],
])('%s is refused in three languages, and nothing changes (PF-02)', async (_what, fields, code) => {
  const me = await customer()
  await me.save(aziza)
  const { status, body } = await me.save({ firstName: 'Other', ...fields })
  expect([status, body.code]).toEqual([422, code])
  expect(new Set(LANGUAGES.map((language) => body.description[language])).size).toBe(3)
  expect((await me.me()).body).toMatchObject(aziza)
})

test('a picture is one that the customer sent, and the one before it is deleted (PF-02)', async () => {
  const [me, other] = [await customer(), await customer('second')]
  const [first, second, foreign] = [
    await me.sendPicture(),
    await me.sendPicture('#3c3'),
    await other.sendPicture(),
  ]
  expect((await me.save({ image: first })).body.image).toBe(first)
  expect((await me.save({ image: foreign })).status).toBe(422)
  expect((await me.save({ firstName: 'Aziza' })).body.image).toBe(first)
  expect((await me.save({ image: second })).body.image).toBe(second)
  expect([await isThere(first), await isThere(second), await isThere(foreign)]).toEqual([false, true, true])
  expect((await me.save({ image: null })).body.image).toBeNull()
  expect(await isThere(second)).toBe(false)
})

test('of two who prove one number in the same moment one gets it, the other an error (PF-03)', async () => {
  const phone = '+998900000091'
  const both = [await customer(), await customer('second')]
  for (const { call } of both) await call('/users/v1/users/phone/WITH_TOKEN', { phone }, { method: 'PUT' })
  const answers = await Promise.all(
    both.map(({ call }) =>
      call('/users/v1/users/phone/verify/WITH_TOKEN', { phone, code: '111111' }, { method: 'PUT' }),
    ),
  )
  expect(answers.map(({ status, body }) => `${status} ${body.code ?? ''}`).toSorted()).toEqual([
    '200 ',
    '409 PHONE_TAKEN',
  ])
})

test('a deleted account is signed out everywhere, and no personal data is left (PF-04)', async () => {
  const [phone, tablet, other] = [await customer(), await customer(), await customer('second')]
  const image = await phone.sendPicture()
  await phone.save({ ...aziza, image })
  const place = { name: 'Home', streetName: 'Bunyodkor', latitude: 41.28, longitude: 69.2 }
  await phone.call('/users/v1/addresses/WITH_TOKEN', place)
  const demo = sandbox.services.tenants.find('demo')
  if (!demo) throw new Error('no demo')
  const order = (comment: string) =>
    phone.call('/orders/v1/orders', requestOf(demo, phone.id, randomBasket(demo, 5), { comment }))
  expect((await order('NOTE-OF-OLD')).status).toBe(201)
  sandbox.clock.add(2 * 3_600_000)
  expect((await order('NOTE-OF-NEW')).status).toBe(201)
  expect((await phone.call('/users/v1/users/WITH_TOKEN', undefined, { method: 'DELETE' })).status).toBe(204)
  const statuses = [phone, tablet, other].map(async ({ me }) => (await me()).status)
  expect(await Promise.all(statuses)).toEqual([401, 401, 200])
  expect(await isThere(image)).toBe(false)
  const stored = JSON.stringify([
    await sandbox.db.query.users.findMany(),
    await sandbox.db.query.addresses.findMany(),
  ])
  const [old, underWay] = (await sandbox.db.query.orders.findMany())
    .toSorted((a, b) => a.number - b.number)
    .map(({ record }) => record)
  expect(old).toMatchObject({ user: { firstName: '', phone: '' }, comment: '', address: null })
  // The kitchen and the courier still need it.
  expect(underWay).toMatchObject({ user: { firstName: aziza.firstName }, comment: 'NOTE-OF-NEW' })
  for (const word of [aziza.firstName, aziza.email, aziza.birthday, 'Bunyodkor', 'FEMALE'])
    expect(stored).not.toContain(word)
  // The same person gets a new account without the old data.
  const again = await customer()
  expect(again.id).not.toBe(phone.id)
  expect((await again.me()).body).toMatchObject({ email: '', birthday: null, image: null })
})

test('another number shared in Telegram ends the sessions of the account; the first and the same one end none', async () => {
  const share = async (phone: string) => {
    const asked = 'merchant=demo&user=nophone'
    const { initData } = (await sandbox.call(`/sandbox/launch?${asked}`)).body
    const { contact } = (await sandbox.call(`/sandbox/contact?${asked}&phone=${encodeURIComponent(phone)}`))
      .body
    return (await sandbox.call('/webbot/v1/users/contact', { body: { initData, contact } })).body
  }
  const before = await customer('nophone')
  const first = await share('+998935550001')
  const same = await share('+998935550001')
  expect((await before.me()).status).toBe(200)
  const changed = await share('+998935550002')
  expect([changed.user.id, changed.user.phone]).toEqual([before.id, '+998935550002'])
  const statusOf = async (token: string) =>
    (await sandbox.call('/users/v1/users/me/WITH_TOKEN', { token })).status
  const statuses = [before, first, same, changed].map(({ token }) => statusOf(token))
  expect(await Promise.all(statuses)).toEqual([401, 401, 401, 200])
})

test('a test phone of the sandbox has a complete profile', async () => {
  const phone = '+998900000001'
  await sandbox.call('/users/v1/users/login', { body: { phone } })
  const { body } = await sandbox.call('/users/v1/users/login/verify', { body: { phone, code: '111111' } })
  expect(body.user).toMatchObject({
    firstName: 'Nodira',
    birthday: '1995-04-12',
    gender: 'FEMALE',
    email: 'nodira@example.uz',
  })
})
