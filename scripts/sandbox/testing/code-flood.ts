import { and, eq, gte } from 'drizzle-orm'
import { challenges } from '../db/schema/index.ts'
import { SMS } from '../services/sms.ts'
import type { OpenSandbox } from './testing.ts'

/*
 * Codes asked for over and over: how many are sent, beside how many the limits allow. The limits are counted once more
 * here, from a plain list of what was sent, so that the server is not asked whether it is right.
 */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Asking = { phone: string; ip: string; at: number }

/** Who asks: for one phone from ever new addresses, from one address for ever new phones, or for a hundred phones. */
export const FLOODS = {
  'one phone': (nth: number) => ({ phone: phoneOf(0), ip: addressOf(nth) }),
  'one address': (nth: number) => ({ phone: phoneOf(nth), ip: addressOf(0) }),
  'a hundred phones': (nth: number) => ({ phone: phoneOf(nth % 100), ip: addressOf(nth) }),
} as const satisfies Record<string, (nth: number) => Omit<Asking, 'at'>>
export type FloodName = keyof typeof FLOODS

const phoneOf = (nth: number) => `+99897${String(nth).padStart(7, '0')}`
const addressOf = (nth: number) => `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`

const within = (sent: readonly Asking[], now: number, ms: number, is: (one: Asking) => boolean) =>
  sent.filter((one) => one.at > now - ms && is(one)).length

/** Whether the limits let one more code go. */
function isAllowed(sent: readonly Asking[], { phone, ip, at }: Asking): boolean {
  const toPhone = (one: Asking) => one.phone === phone
  return (
    within(sent, at, SMS.resendMs, toPhone) < 1 &&
    within(sent, at, HOUR, toPhone) < SMS.perPhoneHour &&
    within(sent, at, DAY, toPhone) < SMS.perPhoneDay &&
    within(sent, at, HOUR, (one) => one.ip === ip) < SMS.perIpHour &&
    within(sent, at, HOUR, () => true) < SMS.perMerchantHour
  )
}

export type Flooded = {
  asked: number
  sent: number
  /** What the limits allow. */
  allowed: number
  /** Answers that are neither a code sent nor a refusal that says how long to wait, or that hold a code. */
  wrong: string[]
}

/** `asked` requests for a code, evenly over `ms`. */
export async function floodCodes(
  sandbox: OpenSandbox,
  name: FloodName,
  { asked, ms }: { asked: number; ms: number },
): Promise<Flooded> {
  const from = sandbox.clock.now()
  const allowed: Asking[] = []
  const wrong: string[] = []
  for (let nth = 0; nth < asked; nth++) {
    const at = from + Math.floor((nth * ms) / asked)
    const asking = { ...FLOODS[name](nth), at }
    sandbox.clock.set(at)
    if (isAllowed(allowed, asking)) allowed.push(asking)
    const request = new Request('http://localhost:8080/users/v1/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Merchant: 'demo', Host: 'localhost:8080' },
      body: JSON.stringify({ phone: asking.phone, type: 'WEB' }),
    })
    const answer = await sandbox.app.fetch(request, { incoming: { socket: { remoteAddress: asking.ip } } })
    const text = await answer.text()
    const waits = Number(answer.headers.get('retry-after'))
    const isRight = answer.status === 200 || (answer.status === 429 && waits >= 1)
    const code = sandbox.services.sms.outbox(asking.phone)[0]?.code
    if (!isRight || (code && text.includes(code)))
      wrong.push(`${nth}: ${answer.status} ${text.slice(0, 100)}`)
  }
  const made = and(eq(challenges.merchantId, 'm-demo'), gte(challenges.sentAt, new Date(from)))
  return { asked, sent: await sandbox.db.$count(challenges, made), allowed: allowed.length, wrong }
}
