import { createHmac, timingSafeEqual } from 'node:crypto'
import { isExpiredError, sign, validate } from '@telegram-apps/init-data-node'
import { Fault } from './errors.ts'

const MAX_AGE_S = 86_400
const MAX_AHEAD_S = 60
const BOT_TOKEN = /^\d+:[\w-]{30,}$/

/** Throws unless this looks like a bot's token: with an empty key anybody could sign. */
export function checkBotToken(token: string) {
  if (!BOT_TOKEN.test(token)) throw new Error('a bot token must look like 123456:AA…')
}

export type TelegramUser = {
  id: number
  firstName: string
  lastName: string
  language: string
  /** The bot may write to them. */
  mayWrite: boolean
  /** Short name of the data for logs: the start of its hash, never the data. */
  hashPrefix: string
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

type Pairs = readonly (readonly [name: string, value: string])[]

/** The hash that Telegram writes beside these fields for a bot. */
function hashOf(fields: Pairs, botToken: string): Buffer {
  const lines = fields.map(([name, value]) => `${name}=${value}`).sort()
  return hmac(hmac('WebAppData', botToken), lines.join('\n'))
}

/**
 * The fields of a text that this bot signed; null: it did not, or a field is there twice. Fields are signed as lines, so
 * a name with `=` or a value with a line break could be other fields than those that were signed. The hashes are compared
 * in constant time; the library compares by `!==`.
 */
function signedFields(raw: string, botToken: string): ReadonlyMap<string, string> | null {
  const pairs = [...new URLSearchParams(raw)]
  const fields = new Map(pairs)
  const areLines = pairs.every(([name, value]) => !/[=\n]/.test(name) && !value.includes('\n'))
  if (fields.size !== pairs.length || !areLines) return null
  const hash = fields.get('hash') ?? ''
  const given = Buffer.from(/^[0-9a-f]{64}$/.test(hash) ? hash : '', 'hex')
  const others = pairs.filter(([name]) => name !== 'hash')
  const expected = hashOf(others, botToken)
  return given.length === expected.length && timingSafeEqual(given, expected) ? fields : null
}

function readUser(json: string | null, hash: string): TelegramUser {
  const user: unknown = JSON.parse(json ?? 'null')
  if (typeof user !== 'object' || user === null || !('id' in user) || !Number.isSafeInteger(user.id)) {
    throw new Fault('INIT_DATA_INVALID')
  }
  const field = (name: string) => {
    const value = (user as Record<string, unknown>)[name]
    return typeof value === 'string' ? value.slice(0, 100) : ''
  }
  return {
    id: user.id as number,
    firstName: field('first_name'),
    lastName: field('last_name'),
    language: field('language_code'),
    mayWrite: (user as Record<string, unknown>).allows_write_to_pm === true,
    hashPrefix: hash.slice(0, 8),
  }
}

/**
 * Who opened the mini app. Refuses what the merchant's own bot did not sign, what is older than 24 h, what comes
 * from more than a minute ahead, and fields given twice.
 */
export function readInitData(raw: string, botToken: string, now: number): TelegramUser {
  checkBotToken(botToken)
  const fields = raw.length > 8_192 ? null : signedFields(raw, botToken)
  if (fields === null) throw new Fault('INIT_DATA_INVALID')
  try {
    // The age is checked here by the server's clock; the library uses the machine's.
    validate(raw, botToken, { expiresIn: 0 })
  } catch (error) {
    throw new Fault(isExpiredError(error) ? 'INIT_DATA_EXPIRED' : 'INIT_DATA_INVALID')
  }
  const age = now / 1000 - Number(fields.get('auth_date'))
  if (!Number.isFinite(age) || age < -MAX_AHEAD_S) throw new Fault('INIT_DATA_INVALID')
  if (age > MAX_AGE_S) throw new Fault('INIT_DATA_EXPIRED')
  try {
    return readUser(fields.get('user') ?? null, fields.get('hash') ?? '')
  } catch {
    throw new Fault('INIT_DATA_INVALID')
  }
}

/** The phone of a contact that the bot signed for this very user (`requestContact`). */
export function readContact(raw: string, botToken: string, now: number, userId: number): string {
  const fields = signedFields(raw, botToken)
  const age = now / 1000 - Number(fields?.get('auth_date'))
  if (fields === null || !(age > -MAX_AHEAD_S && age < MAX_AGE_S)) throw new Fault('INIT_DATA_INVALID')
  try {
    const contact = JSON.parse(fields.get('contact') ?? 'null') as { user_id?: number; phone_number?: string }
    if (contact.user_id !== userId || !contact.phone_number) throw new Fault('INIT_DATA_INVALID')
    return `+${contact.phone_number.replace(/\D/g, '')}`
  } catch {
    throw new Fault('INIT_DATA_INVALID')
  }
}

/** The sandbox's own users as Telegram sends them. The id 404 is somebody the bot does not know. */
export const launchUsers = {
  known: { id: 279058397, first_name: 'Aziza', last_name: 'Karimova', username: 'aziza' },
  second: { id: 279058398, first_name: 'Bobur', last_name: 'Aliyev', username: 'bobur' },
  nophone: { id: 279058399, first_name: 'Dilnoza', last_name: '', username: 'dilnoza' },
  new: { id: 279058400, first_name: 'Jasur', last_name: '', username: 'jasur' },
  unknown: { id: 404, first_name: 'Nobody', last_name: '', username: 'nobody' },
} as const
export type LaunchUser = keyof typeof launchUsers

export type LaunchOptions = {
  user: LaunchUser
  lang: string
  start: string | null
  /** Seconds since the data was made; negative is the future. */
  age: number
  /** `token`: signed by another bot; `hash`: one digit of the hash changed; `none`: honest. */
  forge: 'none' | 'token' | 'hash'
  /** The customer lets the bot write. */
  mayWrite: boolean
}

const OTHER_BOT = '999999:AAother_bot_of_somebody_else_00000000'

/** Launch data as Telegram would make it for this bot. */
export function signLaunch(botToken: string, options: LaunchOptions, now: number): string {
  checkBotToken(botToken)
  const data = {
    query_id: 'AAHdF6IQAAAAAN0XohDhrOrc',
    user: {
      ...launchUsers[options.user],
      language_code: options.lang,
      ...(options.mayWrite && { allows_write_to_pm: true }),
    },
    ...(options.start ? { start_param: options.start } : {}),
  }
  const madeAt = new Date(now - options.age * 1000)
  const signed = sign(data, options.forge === 'token' ? OTHER_BOT : botToken, madeAt)
  if (options.forge !== 'hash') return signed
  return signed.replace(/hash=([0-9a-f])/, (_, digit: string) => `hash=${digit === '0' ? '1' : '0'}`)
}

/** Any fields with the hash that the bot's token gives them, as a query. */
export function signFields(botToken: string, fields: Readonly<Record<string, string>>): string {
  const hash = hashOf(Object.entries(fields), botToken).toString('hex')
  return new URLSearchParams({ ...fields, hash }).toString()
}

/** A contact as `requestContact` returns it, signed by the bot. */
export function signContact(botToken: string, user: LaunchUser, phone: string, now: number): string {
  const { id, first_name } = launchUsers[user]
  const contact = JSON.stringify({ user_id: id, phone_number: phone.replace('+', ''), first_name })
  return signFields(botToken, { contact, auth_date: String(Math.floor(now / 1000)) })
}
