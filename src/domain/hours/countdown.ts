/** What a server says of a code it sent: the wait in seconds, the time of sending in ms (0: not given). */
type Sent = { time: number; timestamp: number }

/**
 * When the next code may be requested, by the clock of `now`. Without a time of the server, or where `now` is not known
 * to be the server's time, the wait begins with the response. Never longer than the whole wait from now.
 */
export function resendAt({ time, timestamp }: Sent, now: number, isServerTime = true): number {
  const since = timestamp > 0 && isServerTime ? Math.min(timestamp, now) : now
  return since + time * 1_000
}

/** Whole seconds left, 0 when the wait is over. */
export const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1_000))

/** `0:42`, `2:00` */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
