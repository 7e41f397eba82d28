import { secondsLeft } from '#/domain/hours/countdown.ts'
import { serverNow } from '#/lib/clock.ts'
import { useNow } from './use-now.ts'

/** Whole seconds until the moment (ms by the server's clock), counted down on the screen; 0: it is over. */
export function useCountdown(until: number): number {
  const now = serverNow()
  useNow(until > now ? 250 : null)
  return secondsLeft(until, now)
}
