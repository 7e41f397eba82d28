import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NOON } from '../testing/testing.ts'
import { Fault } from './errors.ts'
import { checkBotToken, readContact, readInitData, signContact, signLaunch } from './telegram.ts'

const BOT = '7000000001:test-key-of-no-bot-in-Telegram-one'
const OTHER = '7000000002:test-key-of-no-bot-in-Telegram-two'
const fresh = { user: 'known', lang: 'uz', start: null, age: 0, forge: 'none', mayWrite: true } as const
const verdict = (raw: string, bot = BOT, now = NOON) => {
  try {
    return readInitData(raw, bot, now).id
  } catch (error) {
    return error instanceof Fault ? error.code : String(error)
  }
}

test('honest launch data names its user', () => {
  const raw = signLaunch(BOT, { ...fresh, start: 'p_1' }, NOON)
  expect(readInitData(raw, BOT, NOON)).toMatchObject({ id: 279058397, firstName: 'Aziza', language: 'uz' })
  expect(raw).toContain('signature=')
})

const DAY = 86_400
test.each([
  ['24 hours old to the second', { age: DAY }, 279058397],
  ['a second older', { age: DAY + 1 }, 'INIT_DATA_EXPIRED'],
  ['a minute ahead', { age: -60 }, 279058397],
  ['a second more ahead', { age: -61 }, 'INIT_DATA_INVALID'],
  ['a week ahead', { age: -7 * DAY }, 'INIT_DATA_INVALID'],
  ['of another bot', { forge: 'token' }, 'INIT_DATA_INVALID'],
  ['with one digit of the hash changed', { forge: 'hash' }, 'INIT_DATA_INVALID'],
] as const)('launch data %s', (_name, change, expected) => {
  expect(verdict(signLaunch(BOT, { ...fresh, ...change }, NOON))).toBe(expected)
})

const honest = signLaunch(BOT, fresh, NOON)
test.each([
  ['nothing', ''],
  ['no hash', honest.replace(/&?hash=[0-9a-f]+/, '')],
  ['two hashes', `${honest}&hash=${'0'.repeat(64)}`],
  ['a field twice', `${honest}&query_id=x`],
  ['a user twice', `${honest}&user=%7B%22id%22%3A1%7D`],
  ['a field more', `${honest}&role=admin`],
  [
    'an upper-case hash',
    honest.replace(/hash=([0-9a-f]+)/, (_, hash: string) => `hash=${hash.toUpperCase()}`),
  ],
  ['a short hash', honest.replace(/hash=([0-9a-f]{60})[0-9a-f]{4}/, 'hash=$1')],
  ['another user', honest.replace('279058397', '279058398')],
  ['no user', honest.replace(/user=[^&]+/, 'user=')],
  ['no signature', honest.replace(/&?signature=[^&]*/, '')],
  ['a flood', `${honest}&x=${'y'.repeat(9_000)}`],
])('launch data with %s is refused', (_name, raw) => {
  expect(verdict(raw)).toBe('INIT_DATA_INVALID')
})

test('data of one bot says nothing to another', () => {
  expect(verdict(honest, OTHER)).toBe('INIT_DATA_INVALID')
})

test('an empty or odd bot token is no key at all', () => {
  for (const token of ['', 'x', '1:short', ':'.repeat(40)]) expect(() => checkBotToken(token)).toThrow()
})

/** The decoded pairs: what a tamper must change to count as one. */
const meaning = (raw: string) => JSON.stringify([...new URLSearchParams(raw)].sort())
test('500 tampered launches: none is accepted', () => {
  const place = fc.nat(honest.length - 1)
  const tamper = fc.oneof(
    fc
      .tuple(place, fc.string({ minLength: 1, maxLength: 3 }))
      .map(([at, text]) => honest.slice(0, at) + text + honest.slice(at + 1)),
    fc.tuple(place, place).map(([a, b]) => honest.slice(0, Math.min(a, b)) + honest.slice(Math.max(a, b))),
    fc
      .tuple(fc.constantFrom('user', 'auth_date', 'query_id', 'signature'), fc.string())
      .map(([field, text]) => {
        const params = new URLSearchParams(honest)
        params.set(field, text)
        return params.toString()
      }),
  )
  fc.assert(
    fc.property(tamper, (raw) => {
      fc.pre(meaning(raw) !== meaning(honest))
      expect(['INIT_DATA_INVALID', 'INIT_DATA_EXPIRED']).toContain(verdict(raw))
    }),
    { numRuns: 500 },
  )
})

test('a contact counts only from its own user, signed by the bot', () => {
  const contact = signContact(BOT, 'nophone', '+998935550000', NOON)
  expect(readContact(contact, BOT, NOON, 279058399)).toBe('+998935550000')
  expect(() => readContact(contact, BOT, NOON, 279058397)).toThrow('INIT_DATA_INVALID')
  expect(() => readContact(contact, OTHER, NOON, 279058399)).toThrow('INIT_DATA_INVALID')
  expect(() => readContact(contact.replace('93555', '93556'), BOT, NOON, 279058399)).toThrow(
    'INIT_DATA_INVALID',
  )
})
