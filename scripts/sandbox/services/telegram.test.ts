import { expect, test } from 'vitest'
import { NOON } from '../testing/testing.ts'
import { checkBotToken, readContact, readInitData, signContact, signLaunch } from './telegram.ts'

/* What forged launch data gets over HTTP stands in `forged-launches.test.ts`. */

const BOT = '7000000001:test-key-of-no-bot-in-Telegram-one'
const OTHER = '7000000002:test-key-of-no-bot-in-Telegram-two'
const fresh = { user: 'known', lang: 'uz', start: null, age: 0, forge: 'none', mayWrite: true } as const

test('honest launch data names its user', () => {
  const raw = signLaunch(BOT, { ...fresh, start: 'p_1' }, NOON)
  expect(readInitData(raw, BOT, NOON)).toMatchObject({ id: 279058397, firstName: 'Aziza', language: 'uz' })
  expect(raw).toContain('signature=')
})

test('an empty or odd bot token is no key at all', () => {
  for (const token of ['', 'x', '1:short', ':'.repeat(40)]) expect(() => checkBotToken(token)).toThrow()
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
