import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { and, count, desc, eq, gt, isNull, lt, notLike, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { challenges } from '../db/schema/index.ts'
import type { Clock } from './clock.ts'
import { Fault } from './errors.ts'
import type { Tenant } from './tenants.ts'

/** How many codes a phone and an address may ask for, and how often one may be tried. */
export const SMS = {
  lifeMs: 5 * 60_000,
  resendMs: 60_000,
  maxWrong: 5,
  perPhoneHour: 5,
  perPhoneDay: 10,
  perIpHour: 20,
  perMerchantHour: 1_000,
} as const

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** How long it is known that a number was sent a code: longer than any limit counts. */
const KEPT_MS = 7 * DAY

/** Test phones; their codes are fixed, so they need not be looked up. */
export const MAGIC = {
  alwaysRight: '+998900000001',
  expired: '+998900000002',
  tooOften: '+998900000003',
  newUser: '+998900000004',
} as const
const MAGIC_CODE = '111111'
/** A thousand phones, so that tests running side by side have a customer each. */
const isMagic = (phone: string) => /^\+998900000\d{3}$/.test(phone)
/** Nothing is sent to test phones, so they do not count against the limits. */
const isSent = notLike(challenges.phone, '+998900000___')

type Purpose = 'login' | 'phone' | 'card'
/** `code` is empty in a message that brings none. */
export type Message = { phone: string; merchant: string; text: string; code: string; at: number }

type Asked = {
  merchantId: string
  phone: string
  purpose: Purpose
  userId: string | null
  /** For the purpose `card`: its id. */
  cardId?: string
  ip: string
  /** The time of the shop, which its answer speaks of. Codes and limits go by the machine's clock. */
  now: number
}

/** The pepper lives as long as this process: codes from before a restart cannot be checked any more. */
const pepper = randomBytes(32)
const hashOf = (challengeId: string, code: string) =>
  createHmac('sha256', pepper).update(`${challengeId}:${code}`).digest('hex')

const matches = (hash: string, challengeId: string, code: string) =>
  timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(hashOf(challengeId, code), 'hex'))

const tooOften = (waitMs: number) =>
  new Fault('SMS_TOO_OFTEN', [{ retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) }])

/** How long until the `cap`-th newest of `times` leaves the window; 0 when the cap is not reached. */
function waitFor(times: readonly number[], cap: number, windowMs: number, now: number): number {
  const recent = times.filter((at) => at > now - windowMs && at <= now)
  if (recent.length < cap) return 0
  const leaves = recent.toSorted((a, b) => b - a)[cap - 1] ?? now
  return leaves + windowMs - now
}

async function checkLimits(db: Db, asked: Asked, now: number) {
  if (asked.phone === MAGIC.tooOften) throw tooOften(SMS.resendMs)
  if (isMagic(asked.phone)) return
  const since = new Date(now - DAY)
  await db.delete(challenges).where(lt(challenges.sentAt, new Date(now - KEPT_MS)))
  // The limit holds for a phone across all merchants, since all their messages reach the same person.
  const mine = await db
    .select({ at: challenges.sentAt, purpose: challenges.purpose, merchantId: challenges.merchantId })
    .from(challenges)
    .where(and(eq(challenges.phone, asked.phone), gt(challenges.sentAt, since)))
  const phone = mine.map(({ at }) => at.getTime())
  // Only codes for the same purpose count as repeats: a customer who has just signed in may add a card at once.
  const again = mine.filter(
    ({ purpose, merchantId }) =>
      merchantId === asked.merchantId && (purpose === 'card') === (asked.purpose === 'card'),
  )
  const lastHour = gt(challenges.sentAt, new Date(now - HOUR))
  const fromIp = await db
    .select({ at: challenges.sentAt })
    .from(challenges)
    .where(and(eq(challenges.ip, asked.ip), lastHour, isSent))
  const ip = fromIp.map(({ at }) => at.getTime())
  const wait = Math.max(
    waitFor(
      again.map(({ at }) => at.getTime()),
      1,
      SMS.resendMs,
      now,
    ),
    waitFor(phone, SMS.perPhoneHour, HOUR, now),
    waitFor(phone, SMS.perPhoneDay, DAY, now),
    waitFor(ip, SMS.perIpHour, HOUR, now),
  )
  if (wait > 0) throw tooOften(wait)
  const [merchant] = await db
    .select({ sent: count() })
    .from(challenges)
    .where(and(eq(challenges.merchantId, asked.merchantId), lastHour, isSent))
  if ((merchant?.sent ?? 0) >= SMS.perMerchantHour) {
    console.warn(`[sandbox] SMS cap of ${asked.merchantId} reached`)
    throw tooOften(HOUR)
  }
}

/** The message as the merchant words it. */
export function smsText(tenant: Tenant, code: string): string {
  const template = String(tenant.wire.settings.smsContent ?? '')
  return template.includes('{code}')
    ? template.replace('{code}', code)
    : `${tenant.wire.settings.brand}: ${code}`
}

/** Sends and checks codes. The messages stay in memory: the database knows codes only by their hash. */
export function createSms(db: Db, clock: Pick<Clock, 'now'>) {
  let outbox: Message[] = []
  /** Messages to one phone are sent one after the other: two at once would both pass the limits. */
  let queue: Promise<unknown> = Promise.resolve()

  async function send(asked: Asked, textOf: (code: string) => string) {
    const now = clock.now()
    await checkLimits(db, asked, now)
    const id = `v-${randomBytes(9).toString('hex')}`
    const code = isMagic(asked.phone) ? MAGIC_CODE : String(randomInt(0, 1_000_000)).padStart(6, '0')
    const life = asked.phone === MAGIC.expired ? -1 : SMS.lifeMs
    await db.insert(challenges).values({
      id,
      merchantId: asked.merchantId,
      phone: asked.phone,
      purpose: asked.purpose,
      userId: asked.userId,
      cardId: asked.cardId ?? null,
      ip: asked.ip,
      codeHash: hashOf(id, code),
      sentAt: new Date(now),
      expiresAt: new Date(now + life),
    })
    const message = {
      phone: asked.phone,
      merchant: asked.merchantId,
      text: textOf(code),
      code,
      at: asked.now,
    }
    outbox = [message, ...outbox].slice(0, 200)
    return { id, phone: asked.phone, type: 'WEB', time: SMS.resendMs / 1000, timestamp: asked.now }
  }

  /** The newest unused code of this phone decides; five wrong ones kill it. */
  async function verify(asked: Omit<Asked, 'ip' | 'now'>, code: string): Promise<void> {
    const now = clock.now()
    const [challenge] = await db
      .select()
      .from(challenges)
      .where(
        and(
          eq(challenges.merchantId, asked.merchantId),
          eq(challenges.phone, asked.phone),
          eq(challenges.purpose, asked.purpose),
          asked.userId ? eq(challenges.userId, asked.userId) : isNull(challenges.userId),
          asked.cardId ? eq(challenges.cardId, asked.cardId) : isNull(challenges.cardId),
          // Two tests side by side may sign in with one phone: the codes of both work, each once.
          isMagic(asked.phone) ? isNull(challenges.usedAt) : undefined,
        ),
      )
      .orderBy(desc(challenges.sentAt), desc(challenges.id))
      .limit(1)
    if (!challenge || challenge.usedAt || challenge.wrong >= SMS.maxWrong) throw new Fault('SMS_CODE_WRONG')
    if (challenge.expiresAt.getTime() <= now) throw new Fault('SMS_CODE_EXPIRED')
    if (!matches(challenge.codeHash, challenge.id, code)) {
      await db
        .update(challenges)
        .set({ wrong: sql`${challenges.wrong} + 1` })
        .where(eq(challenges.id, challenge.id))
      throw new Fault('SMS_CODE_WRONG', [{ left: SMS.maxWrong - challenge.wrong - 1 }])
    }
    const used = await db
      .update(challenges)
      .set({ usedAt: new Date(now) })
      .where(and(eq(challenges.id, challenge.id), isNull(challenges.usedAt)))
      .returning({ id: challenges.id })
    if (used.length === 0) throw new Fault('SMS_CODE_WRONG')
  }

  /** Runs jobs one after the other: reading a limit and counting against it must not be separated. */
  const alone = <T>(job: () => Promise<T>): Promise<T> => {
    const result = queue.then(job, job)
    queue = result.catch(() => {})
    return result
  }

  return {
    send: (asked: Asked, textOf: (code: string) => string) => alone(() => send(asked, textOf)),
    verify: (asked: Omit<Asked, 'ip' | 'now'>, code: string) => alone(() => verify(asked, code)),
    outbox: (phone?: string): readonly Message[] =>
      phone ? outbox.filter((m) => m.phone === phone) : outbox,
  }
}
export type SmsGateway = ReturnType<typeof createSms>
