import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenSandbox, openSandbox } from './testing/testing.ts'
import { CODE } from './testing/world.ts'

/* The token of a session as any page can send it: what it opens, and every way it is refused (SI-09). */

let sandbox: OpenSandbox
beforeAll(async () => {
  sandbox = await openSandbox({ launchesPerMinute: 1_000 })
})
afterAll(() => sandbox.close())

const ME = '/users/v1/users/me/WITH_TOKEN'
/** A call that guests may make too: a token that is there must be good all the same. */
const CITIES = '/users/v1/city-merchant/merchant/demo'
const MONTH = 30 * 86_400_000

type Answer = readonly [status: number, code: string | undefined]
const GOOD: Answer = [200, undefined]
const DEAD: Answer = [401, 'SESSION_OUTDATED']
const FOREIGN: Answer = [403, 'FORBIDDEN']

/** A call with that header. */
const callWith = (Authorization: string, path = ME) => sandbox.call(path, { headers: { Authorization } })

const fresh = async (merchant = 'demo') => (await sandbox.signIn('known', merchant)).token
const logOut = (service: string, token: string, merchant = 'demo') =>
  sandbox.call(`/${service}/v1/users/logout/WITH_TOKEN`, { method: 'POST', token, merchant })

const phones = ['+998900000049', '+998900000090'].values()
async function changePhone(token: string) {
  const phone = phones.next().value
  const change = (path: string, body: object) => sandbox.call(path, { method: 'PUT', body, token })
  await change('/users/v1/users/phone/WITH_TOKEN', { phone })
  const { status } = await change('/users/v1/users/phone/verify/WITH_TOKEN', { phone, code: CODE })
  expect(status).toBe(200)
}

/** Two sessions of one customer, of which the second does something; the token of the first or the second. */
async function afterwards(act: (own: string) => Promise<unknown>, whose: 'other' | 'own') {
  const [other, own] = [await fresh(), await fresh()]
  await act(own)
  return whose === 'own' ? own : other
}
const deleteAccount = (token: string) =>
  sandbox.call('/users/v1/users/WITH_TOKEN', { method: 'DELETE', token })
const renew = (token: string) =>
  sandbox.call('/users/v1/users/token/refresh/WITH_TOKEN', { method: 'POST', token })
const tie = async (token: string) => {
  const { initData } = (await sandbox.call('/sandbox/launch?merchant=demo&user=known')).body
  return sandbox.call('/webbot/v1/users/auth', { body: { initData }, token })
}
const later = (ms: number) => async () => {
  const token = await fresh()
  sandbox.clock.add(ms)
  return token
}
const swapped = (token: string, at: number) =>
  `${token.slice(0, at)}${token.at(at) === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`

test.each<[name: string, token: () => Promise<string>, answer: Answer]>([
  ['as it was issued', () => fresh(), GOOD],
  ['a millisecond short of 30 days old', later(MONTH - 1), GOOD],
  ['30 days old', later(MONTH), DEAD],
  ['of another merchant', () => fresh('dark'), FOREIGN],
  [
    'of another merchant that was logged out there',
    async () => {
      const token = await fresh('dark')
      await logOut('users', token, 'dark')
      return token
    },
    DEAD,
  ],
  ['after logout', () => afterwards((own) => logOut('users', own), 'own'), DEAD],
  ['after logout by the bot', () => afterwards((own) => logOut('webbot', own), 'own'), DEAD],
  ['of another device after logout', () => afterwards((own) => logOut('users', own), 'other'), GOOD],
  ['that was renewed', () => afterwards(renew, 'own'), DEAD],
  ['that was renewed by tying the Telegram account', () => afterwards(tie, 'own'), DEAD],
  ['that changed the phone', () => afterwards(changePhone, 'own'), GOOD],
  ['of another device after the phone was changed', () => afterwards(changePhone, 'other'), DEAD],
  ['of a deleted account', () => afterwards(deleteAccount, 'own'), DEAD],
  ['of another device of a deleted account', () => afterwards(deleteAccount, 'other'), DEAD],
  ['with another first character', async () => swapped(await fresh(), 0), DEAD],
  ['with another last character', async () => swapped(await fresh(), 42), DEAD],
  ['short of a character', async () => (await fresh()).slice(0, -1), DEAD],
  ['with a character more', async () => `${await fresh()}A`, DEAD],
  ['in upper case', async () => (await fresh()).toUpperCase(), DEAD],
  ['twice', async () => (await fresh()).repeat(2), DEAD],
  ['of nobody', async () => 'x'.repeat(43), DEAD],
  ['as long as a page', async () => 'x'.repeat(4_000), DEAD],
  // What the database holds opens nothing.
  [
    'by its hash',
    async () =>
      createHash('sha256')
        .update(await fresh())
        .digest('hex'),
    DEAD,
  ],
])('a token %s', async (_name, make, answer) => {
  const token = await make()
  for (const path of [ME, CITIES]) {
    const { status, body } = await callWith(`Bearer ${token}`, path)
    expect([path, status, body.code]).toEqual([path, ...answer])
  }
})

test.each<[name: string, header: (token: string) => string, answer: Answer]>([
  ['Bearer', (token) => `Bearer ${token}`, GOOD],
  // The scheme's name counts in any case (RFC 9110, 11.1).
  ['bearer', (token) => `bearer ${token}`, GOOD],
  ['no scheme', (token) => token, DEAD],
  ['Basic', (token) => `Basic ${btoa(`${token}:`)}`, DEAD],
  ['Token', (token) => `Token ${token}`, DEAD],
  ['a scheme that begins with Bearer', (token) => `Bearers ${token}`, DEAD],
  ['a scheme twice', (token) => `Bearer Bearer ${token}`, DEAD],
  ['a colon', (token) => `Bearer: ${token}`, DEAD],
  ['a parameter', (token) => `Bearer token="${token}"`, DEAD],
  ['quotes', (token) => `Bearer "${token}"`, DEAD],
  ['a tab', (token) => `Bearer\t${token}`, DEAD],
  ['two tokens', (token) => `Bearer ${token}, Bearer ${token}`, DEAD],
  ['a word behind it', (token) => `Bearer ${token} admin`, DEAD],
  ['no token', () => 'Bearer', DEAD],
  ['a blank for the token', () => 'Bearer %20', DEAD],
  ['null for the token', () => 'Bearer null', DEAD],
])('a good token under the scheme of %s', async (_name, header, answer) => {
  const Authorization = header(await fresh())
  for (const path of [ME, CITIES]) {
    const { status, body } = await callWith(Authorization, path)
    expect([path, status, body.code]).toEqual([path, ...answer])
  }
})

type Elsewhere = { path?: string; headers?: Record<string, string>; body?: object; method?: string }
test.each<[name: string, ask: (token: string) => Elsewhere]>([
  ['nowhere', () => ({})],
  ['an empty header', () => ({ headers: { Authorization: '' } })],
  ['a cookie', (token) => ({ headers: { Cookie: `token=${token}; __Host-token=${token}` } })],
  ['a header of another name', (token) => ({ headers: { 'X-Auth-Token': token, Token: token } })],
  ['the header of a proxy', (token) => ({ headers: { 'Proxy-Authorization': `Bearer ${token}` } })],
  ['the query', (token) => ({ path: `${ME}?token=${token}&access_token=${token}` })],
  ['the query, under the name of the header', (token) => ({ path: `${ME}?Authorization=Bearer%20${token}` })],
  [
    'the body',
    (token) => ({
      path: '/users/v1/users/phone/WITH_TOKEN',
      method: 'PUT',
      body: { phone: '+998900000049', token, access_token: token },
    }),
  ],
])('a good token in %s is none', async (_name, ask) => {
  const { path = ME, ...asked } = ask(await fresh())
  const { status, body } = await sandbox.call(path, asked)
  expect([status, body.code]).toEqual(DEAD)
})

test('a token with any one character changed is refused', async () => {
  const token = await fresh()
  const signs = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~+/']
  const altered = fc
    .tuple(fc.nat(token.length - 1), fc.constantFrom(...signs))
    .map(([at, sign]) => token.slice(0, at) + sign + token.slice(at + 1))
  await fc.assert(
    fc.asyncProperty(altered, async (forged) => {
      fc.pre(forged !== token)
      const { status, body } = await callWith(`Bearer ${forged}`)
      expect([status, body.code]).toEqual(DEAD)
    }),
    { numRuns: 300 },
  )
})

test('logging out with a dead token, or with none, is no failure and ends nobody’s session', async () => {
  const token = await fresh()
  for (const dead of ['x'.repeat(43), '']) expect((await logOut('users', dead)).status).toBe(204)
  const other = await fresh()
  await logOut('users', other)
  expect((await logOut('users', other)).status).toBe(204)
  expect((await callWith(`Bearer ${token}`)).status).toBe(200)
})

test('a deleted account is a new one when the same person comes back (PF-04)', async () => {
  const before = await sandbox.signIn('nophone')
  await deleteAccount(before.token)
  expect((await sandbox.signIn('nophone')).user.id).not.toBe(before.user.id)
})
