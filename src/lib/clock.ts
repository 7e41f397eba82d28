/*
 * The app uses the server's time: a phone with a wrong clock shows the same hours, and orders for the same day, as any
 * other. Every response of the API has its time in the `Date` header; the difference to this device's clock is added to
 * it. An API on another origin must expose the header (`Access-Control-Expose-Headers: Date`). Where it cannot be read,
 * and before the first response, only the device's clock is known.
 */

/** Clocks that differ by less than this count as equal, so that a good clock is not corrected, ms. */
const TOLERANCE_MS = 3_000
/** `Date` has whole seconds only. */
const RESOLUTION_MS = 1_000
/** How often to check whether the device's clock was changed or the device slept, ms. */
const LOOK_EVERY_MS = 5_000

/**
 * The time information of a response. `date`: the server's time; `at`: this device's time of arrival; `took`: duration
 * of the call.
 */
export type TimeSample = { date: number; at: number; took: number }

/** This device's own clock, right or wrong: for what no other clock has to agree with. */
export const deviceNow = (): number => Date.now()

/** A response from a cache has the `Date` of its first arrival. */
function mayBeCached(headers: Headers): boolean {
  const rule = headers.get('Cache-Control') ?? ''
  if (/no-store|no-cache|max-age=0\b/i.test(rule)) return false
  return /max-age=/i.test(rule) || ['Age', 'Expires', 'Last-Modified'].some((name) => headers.has(name))
}

/** The time information of a response that has just arrived, `took` ms after its request; null: none. */
export function heardOf({ headers }: Pick<Response, 'headers'>, took: number): TimeSample | null {
  const date = Date.parse(headers.get('Date') ?? '')
  return Number.isNaN(date) || mayBeCached(headers) ? null : { date, at: deviceNow(), took }
}

/**
 * How far the server's clock is ahead of the device's, ms. The response was made between request and arrival, within
 * the second that it names; the known offset stays while it agrees with that, and otherwise changes as little as
 * possible, so that a slow response does not undo the precision of a fast one.
 */
export function offsetBy({ date, at, took }: TimeSample, known: number): number {
  const least = date - at
  const most = date + RESOLUTION_MS - (at - took)
  const agrees = (offset: number) => offset >= least - TOLERANCE_MS && offset <= most + TOLERANCE_MS
  if (agrees(known)) return known
  const next = Math.min(most, Math.max(least, known))
  return Math.abs(next) <= TOLERANCE_MS && agrees(0) ? 0 : next
}

/* A page has one clock, and it must be right before there is a store: the first answers come while the app is loading. */
/** ms the server is ahead. */
let offset = 0
/** The last response: when it came, by the server's time and by the monotonic counter; null: none so far. */
let last: { time: number; counted: number } | null = null
const listeners = new Set<() => void>()

/**
 * The server's time, ms since 1970. It does not follow when the device's clock is set back: at least as much time has
 * passed since the last response as the monotonic counter says.
 */
export function serverNow(): number {
  const own = deviceNow() + offset
  const least = last ? last.time + performance.now() - last.counted : own
  return least - own > TOLERANCE_MS ? Math.round(least) : own
}

/** Whether a response has given the server's time. */
export const isServerTimeKnown = (): boolean => last !== null

/** The server's time for a time stamp of this device's clock. */
export const toServerTime = (stamp: number): number => stamp + offset

/**
 * The time stamp of this device's clock for a moment of the past; 0 if that clock has not reached it yet: otherwise
 * cached data would count as fresh until the clock gets there.
 */
export function toStamp(serverTime: number): number {
  const stamp = serverTime - offset
  return stamp > deviceNow() ? 0 : stamp
}

/** Processes the time information of a response, also of one that came before the app started. */
export function hear(heard: TimeSample | null): void {
  if (!heard) return
  const before = offset
  offset = offsetBy(heard, before)
  last = { time: deviceNow() + offset, counted: performance.now() }
  if (offset === before) return
  for (const listener of listeners) listener()
}

/** A fetch whose responses set the clock. */
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
 * Calls `onJump` when the device's clock was changed or the device slept: only the next response of the
 * server shows which of the two.
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
