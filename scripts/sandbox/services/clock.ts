/** The server's clock, which tests and `X-Sandbox-Now` can move. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number
  /** How much faster than life the kitchen works (SANDBOX_SPEED). */
  speed: number
}

export const realClock = (speed = 1): Clock => ({ now: () => Date.now(), speed })

const SHIFT = 5 * 3_600_000

/** A moment in Tashkent time, as the API writes it: `2026-11-21T12:30:00+05:00` (no summer time there). */
export const tashkentIso = (ms: number) => `${new Date(ms + SHIFT).toISOString().slice(0, 19)}+05:00`

/** Times outside of these fit neither the database nor a date of the API. */
const [EARLIEST, LATEST] = [Date.UTC(2000, 0), Date.UTC(2100, 0)]

/** The time `X-Sandbox-Now` names (ISO or milliseconds), null when it is absent or no time of this century. */
export function headerTime(header: string | undefined): number | null {
  if (!header) return null
  const ms = /^\d{12,14}$/.test(header) ? Number(header) : Date.parse(header)
  return ms >= EARLIEST && ms < LATEST ? ms : null
}
