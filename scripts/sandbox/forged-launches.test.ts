import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { botsIn } from './services/bots.ts'
import { launchUsers, signContact, signFields, signLaunch } from './services/telegram.ts'
import { NOON, type OpenSandbox, openSandbox } from './testing/testing.ts'

/* Launch data as any page can send it: what signs a customer in, and every way to forge it (TG-02, SI-06). */

const BOT = '5000000001:AAbot_of_the_shop_000000000000000000'
const DARK = '5000000002:AAbot_of_another_shop_00000000000000'
/** The shop's bot on Telegram's test servers, whose tokens are others. */
const TESTER = '5000000003:AAbot_of_the_shop_for_testers_000000'

let sandbox: OpenSandbox
let me: { token: string }
beforeAll(async () => {
  sandbox = await openSandbox({ bots: botsIn({ BOT_TOKEN_DEMO: BOT, BOT_TOKEN_DARK: DARK }) })
  me = await sandbox.signIn('second')
})
afterAll(() => sandbox.close())

const DAY = 86_400
const usual = { user: 'known', lang: 'uz', start: 'p_1', age: 0, forge: 'none', mayWrite: true } as const
const launch = (change: object = {}, bot = BOT) => signLaunch(bot, { ...usual, ...change }, NOON)

const honest = launch()
const fields = Object.fromEntries(new URLSearchParams(honest))
const names = Object.keys(fields)
const { hash = '', ...unsigned } = fields
const written = (changed: Record<string, string>) => new URLSearchParams(changed).toString()
const without = (name: string) =>
  written(Object.fromEntries(Object.entries(fields).filter(([n]) => n !== name)))
/** The bot's own signature under other fields than a launch has. */
const signedWith = (change: Record<string, string>) => signFields(BOT, { ...unsigned, ...change })

/** Two fields that were signed one after the other as one field: the hash is the same. */
function mergedFields(): string[] {
  const lines = Object.entries(unsigned)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
  return lines.slice(1).map((line, at) => {
    const merged = lines.toSpliced(at, 2, `${lines[at]}\n${line}`)
    const pairs = merged.map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)])
    return written({ ...Object.fromEntries(pairs), hash })
  })
}

/** As the Login Widget of a website signs, with the same bot. */
function signedForWebsite(): string {
  const text = Object.entries(unsigned)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n')
  const key = createHash('sha256').update(BOT).digest()
  return written({ ...unsigned, hash: createHmac('sha256', key).update(text).digest('hex') })
}

test.each<[name: string, raw: string]>([
  ['as the bot signed it', honest],
  ['24 hours old to the second', launch({ age: DAY })],
  ['a minute ahead', launch({ age: -60 })],
  [
    'of a client older than the signature',
    signFields(BOT, { auth_date: fields.auth_date ?? '', user: fields.user ?? '' }),
  ],
  ['with a field that is new to us', signedWith({ chat_type: 'sender' })],
  ['in another order', written(Object.fromEntries(Object.entries(fields).reverse()))],
])('launch data %s signs in', async (_name, initData) => {
  const { status, body } = await sandbox.call('/webbot/v1/users/token', { body: { initData } })
  expect([status, body.user?.telegramId]).toEqual([200, launchUsers.known.id])
})

type Answer = readonly [status: number, code: string]
const INVALID: Answer = [400, 'INIT_DATA_INVALID']
const EXPIRED: Answer = [400, 'INIT_DATA_EXPIRED']
const UNREADABLE: Answer = [400, 'BAD_REQUEST']

const forged: [name: string, initData: unknown, answer: Answer][] = [
  ...names.flatMap((name): [string, string, Answer][] => [
    [`with another ${name}`, written({ ...fields, [name]: `${fields[name]}1` }), INVALID],
    [`with an empty ${name}`, written({ ...fields, [name]: name === 'signature' ? 'x' : '' }), INVALID],
    [`without ${name}`, without(name), INVALID],
    [`with ${name} twice`, `${honest}&${written({ [name]: fields[name] ?? '' })}`, INVALID],
    [`with two values of ${name}`, `${honest}&${name}=1`, INVALID],
  ]),
  ['of another customer', honest.replace(`${launchUsers.known.id}`, `${launchUsers.second.id}`), INVALID],
  ['with a field more', `${honest}&role=admin`, INVALID],
  ['a second older than 24 hours', launch({ age: DAY + 1 }), EXPIRED],
  ['a year old', launch({ age: 365 * DAY }), EXPIRED],
  [
    'of yesterday, dated today',
    launch({ age: DAY + 1 }).replace(/auth_date=\d+/, `auth_date=${NOON / 1000}`),
    INVALID,
  ],
  ['61 seconds ahead', launch({ age: -61 }), INVALID],
  ['a week ahead', launch({ age: -7 * DAY }), INVALID],
  ['dated with no number', signedWith({ auth_date: 'today' }), INVALID],
  ['of a bot that is nobody’s', launch({ forge: 'token' }), INVALID],
  ['of another merchant’s bot', launch({}, DARK), INVALID],
  ['of the bot on Telegram’s test servers', launch({}, TESTER), INVALID],
  ['signed as for a website', signedForWebsite(), INVALID],
  ['that is a contact of the same bot', signContact(BOT, 'known', '+998901234567', NOON), INVALID],
  ['with one digit of the hash changed', launch({ forge: 'hash' }), INVALID],
  ['with a short hash', written({ ...fields, hash: hash.slice(0, 60) }), INVALID],
  ['with a long hash', written({ ...fields, hash: `${hash}${hash}` }), INVALID],
  ['with an upper-case hash', written({ ...fields, hash: hash.toUpperCase() }), INVALID],
  ['with a hash of zeros', written({ ...fields, hash: '0'.repeat(64) }), INVALID],
  ...mergedFields().map((raw, at): [string, string, Answer] => [
    `with fields ${at} and ${at + 1} in one`,
    raw,
    INVALID,
  ]),
  ['with = in a name', honest.replace('query_id=AAHdF6IQ', 'query_id%3DAAHdF6IQ='), INVALID],
  ['signed without a user', signFields(BOT, { auth_date: fields.auth_date ?? '', query_id: 'AAH' }), INVALID],
  ...['', 'null', '{', '[]', '{}', '{"id":"279058397"}', '{"id":1.5}'].map(
    (user): [string, string, Answer] => [
      `signed for the user ${user || 'of no name'}`,
      signedWith({ user }),
      INVALID,
    ],
  ),
  ['empty', '', INVALID],
  ['that is no query', '{"user":{"id":1}}', INVALID],
  ['with a flood in a field', `${honest}&x=${'y'.repeat(9_000)}`, UNREADABLE],
  ['larger than any body', `${honest}&x=${'y'.repeat(300_000)}`, [413, 'TOO_LARGE']],
  ...[null, 1, true, ['a'], {}, undefined].map((value): [string, unknown, Answer] => [
    `that is ${JSON.stringify(value)}`,
    value,
    UNREADABLE,
  ]),
]

/** Every call that takes launch data. */
const sendTo = (path: 'token' | 'auth' | 'contact', initData: unknown, merchant = 'demo') =>
  sandbox.call(`/webbot/v1/users/${path}`, {
    body: { initData, contact: signContact(BOT, 'known', '+998901234567', NOON) },
    token: path === 'auth' ? me.token : null,
    merchant,
  })

test.each(forged)('launch data %s is refused', async (_name, initData, answer) => {
  for (const path of ['token', 'auth', 'contact'] as const) {
    const { status, body } = await sendTo(path, initData)
    expect([path, status, body.code]).toEqual([path, ...answer])
    expect(body).not.toHaveProperty('token')
  }
})

test('honest launch data says nothing at another merchant', async () => {
  const { status, body } = await sendTo('token', honest, 'dark')
  expect([status, body.code]).toEqual(INVALID)
})

/* A client that reloads the app sends the same data again, so a day long it is as good as a password. */
test('launch data sent again after a logout signs in anew, and the token of before stays dead', async () => {
  const sent = async () => (await sendTo('token', honest)).body.token as string
  const statusOf = async (token: string) =>
    (await sandbox.call('/users/v1/users/me/WITH_TOKEN', { token })).status
  const first = await sent()
  await sandbox.call('/webbot/v1/users/logout/WITH_TOKEN', { method: 'POST', token: first })
  const second = await sent()
  expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200])
})

test('launch data sent in a flood has to wait, a minute at most', async () => {
  const send = () => sendTo('token', launch({ user: 'new' }))
  for (let sent = 0; sent < 10; sent++) expect((await send()).status).toBe(200)
  const { status, body, headers } = await send()
  expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  sandbox.clock.add(Number(headers.get('retry-after')) * 1000)
  expect((await send()).status).toBe(200)
  sandbox.clock.set(NOON)
})

/** What a text says, however it is escaped; a change that leaves it alone forges nothing. */
const meaning = (raw: string) => JSON.stringify([...new URLSearchParams(raw)].sort())

/** Any character, those that separate or escape something most of all. */
const character = fc.oneof(
  fc.constantFrom(...'&=%+\n\r\0;#? 0f'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
)
const place = fc.nat(honest.length)
const cut = (from: number, to: number, text = '') => honest.slice(0, from) + text + honest.slice(to)

test.each([
  ['one character changed', fc.tuple(place, character).map(([at, text]) => cut(at, at + 1, text))],
  ['one character more', fc.tuple(place, character).map(([at, text]) => cut(at, at, text))],
  ['one character less', place.map((at) => cut(at, at + 1))],
  ['a piece cut out', fc.tuple(place, place).map(([a, b]) => cut(Math.min(a, b), Math.max(a, b)))],
  [
    'a field of any other value',
    fc
      .tuple(fc.constantFrom(...names), fc.string({ unit: 'binary' }))
      .map(([name, text]) => written({ ...fields, [name]: text })),
  ],
])('launch data with %s is refused, whatever it is', async (_name, altered) => {
  await fc.assert(
    fc.asyncProperty(altered, async (raw) => {
      fc.pre(meaning(raw) !== meaning(honest))
      const { status, body } = await sendTo('token', raw)
      expect(status, JSON.stringify(raw)).toBe(400)
      expect(body).not.toHaveProperty('token')
    }),
    { numRuns: 300 },
  )
})
