import type { Random } from '../../random.ts'

const MERCHANTS = ['demo', 'stress300', 'minimal', 'dark'] as const
const EVENTS = ['none', 'none', 'reload', 'bundle fails', 'second visit'] as const

export type Plan = {
  seed: number
  merchant: (typeof MERCHANTS)[number]
  isPhone: boolean
  /** How many times slower than this machine. */
  cpu: 1 | 4
  isLineSlow: boolean
  event: (typeof EVENTS)[number]
  /** After which press the event comes. */
  eventAfter: number
  presses: number
}

/** The same seed makes the same plan. */
export function planOf(seed: number, random: Random): Plan {
  const presses = random.whole(1, 9)
  return {
    seed,
    merchant: random.oneOf(MERCHANTS),
    isPhone: random.oneOf([true, true, false]),
    cpu: random.oneOf([1, 1, 4] as const),
    isLineSlow: random.oneOf([true, false, false]),
    event: random.oneOf(EVENTS),
    eventAfter: random.whole(0, presses),
    presses,
  }
}
