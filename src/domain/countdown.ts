/** What a server says of a code it sent: the wait in seconds, the moment in ms by its own clock (0: not said). */
type Sent = { time: number; timestamp: number }

/** How far this device's clock is ahead of the server's, in ms: the least seen, since a slow answer only adds. */
export const clockOffset = (sent: Sent, now: number, known: number | null): number | null => {
  if (sent.timestamp <= 0) return known
  const seen = now - sent.timestamp
  return known === null ? seen : Math.min(seen, known)
}

/**
 * When the code may be asked for again, by this device's clock. The server names the moment it sent by its own
 * clock; without one, the wait begins with the answer. Never longer than the whole wait from now.
 */
export function resendAt(sent: Sent, now: number, offset: number | null): number {
  const wait = sent.time * 1_000
  if (sent.timestamp <= 0 || offset === null) return now + wait
  return Math.min(sent.timestamp + offset, now) + wait
}

/** Whole seconds left, 0 when the wait is over. */
export const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1_000))

/** `0:42`, `2:00` */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
