/*
 * The time is the server's: a phone whose clock is off shows the same hours and orders for the same day as any other.
 * Every answer of the API says when it was made, in its `Date` header; what this device's clock differs from that is
 * added to it. An API on another origin must expose the header (`Access-Control-Expose-Headers: Date`). Where it cannot
 * be read, and before the first answer, there is only the device's own clock.
 */

/** ms by which two clocks may differ and count as one; a good clock is left as it is. */
const TOLERANCE_MS = 3_000
/** `Date` has no parts of a second. */
const RESOLUTION_MS = 1_000
/** ms between looks at whether the device's clock was put forward or back, or the device slept. */
const LOOK_EVERY_MS = 5_000

/** What an answer said of the time. `date`: by the server; `at`: by this device when it came; `took`: its way there and back. */
export type Heard = { date: number; at: number; took: number }

/** This device's own clock, right or wrong: for what no other clock has to agree with. */
export const deviceNow = (): number => Date.now()

/** A cache may have kept such an answer, whose `Date` is then that of its first arrival. */
function mayBeKept(headers: Headers): boolean {
  const rule = headers.get('Cache-Control') ?? ''
  if (/no-store|no-cache|max-age=0\b/i.test(rule)) return false
  return /max-age=/i.test(rule) || ['Age', 'Expires', 'Last-Modified'].some((name) => headers.has(name))
}

/** What an answer that has just come, `took` ms after it was asked for, says of the time; null: nothing. */
export function heardOf({ headers }: Pick<Response, 'headers'>, took: number): Heard | null {
  const date = Date.parse(headers.get('Date') ?? '')
  return Number.isNaN(date) || mayBeKept(headers) ? null : { date, at: deviceNow(), took }
}

/**
 * By how much the server is ahead of the device, ms. The answer was made between its request and its arrival, within the
 * second that it names; what was known stays as long as it agrees with that, and else changes by no more than it must, so
 * that a slow answer does not undo what a quick one told.
 */
export function offsetBy({ date, at, took }: Heard, known: number): number {
  const least = date - at
  const most = date + RESOLUTION_MS - (at - took)
  const agrees = (offset: number) => offset >= least - TOLERANCE_MS && offset <= most + TOLERANCE_MS
  if (agrees(known)) return known
  const next = Math.min(most, Math.max(least, known))
  return Math.abs(next) <= TOLERANCE_MS && agrees(0) ? 0 : next
}

let offset = 0
/** The last answer: when it came, by the server's time and by the counter that only goes on; null: none so far. */
let last: { time: number; counted: number } | null = null
const listeners = new Set<() => void>()

/**
 * The time of the server, ms since 1970. A device whose clock is put back meanwhile does not take it along: at least as
 * much has passed since the last answer as was counted.
 */
export function serverNow(): number {
  const own = deviceNow() + offset
  const least = last ? last.time + performance.now() - last.counted : own
  return least - own > TOLERANCE_MS ? Math.round(least) : own
}

/** Whether an answer has said the time. */
export const isServerTimeKnown = (): boolean => last !== null

/** The server's time of a moment that this device's clock has stamped. */
export const toServerTime = (stamp: number): number => stamp + offset

/**
 * The stamp of this device's clock for a moment of the past; 0: none, because by its clock that moment is to come. What
 * counts as fresh for a while would otherwise do so for as long as the clock is behind.
 */
export function toStamp(serverTime: number): number {
  const stamp = serverTime - offset
  return stamp > deviceNow() ? 0 : stamp
}

/** An answer has come, now or while nobody could be told. */
export function hear(heard: Heard | null): void {
  if (!heard) return
  const before = offset
  offset = offsetBy(heard, before)
  last = { time: deviceNow() + offset, counted: performance.now() }
  if (offset === before) return
  for (const listener of listeners) listener()
}

/** A fetch whose answers set the clock. */
export const hearingFetch =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const sent = performance.now()
    const response = await fetch(input, init)
    hear(heardOf(response, performance.now() - sent))
    return response
  }

/** Called when this device's clock turns out to differ from the server's by more or less than was known. */
export function onClockSet(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Calls `onJump` when the device's clock was put forward or back under us, or the device slept: which of the two, only
 * the next answer of the server tells.
 */
export function watchClock(onJump: () => void): void {
  const ahead = () => deviceNow() - performance.now()
  let known = ahead()
  const look = () => {
    const jump = ahead() - known
    known += jump
    if (Math.abs(jump) > TOLERANCE_MS) onJump()
  }
  setInterval(look, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', look)
}
