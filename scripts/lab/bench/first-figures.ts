import { FLOORS } from './floors/build.ts'
import { median, short, table } from './numbers.ts'

/* The cases of the first screen, what is measured of each, and its goals. `first.ts` measures. */

export const MERCHANTS = ['stress300', 'demo'] as const
const CLIENTS = ['web', 'telegram'] as const
const VISITS = ['cold', 'warm'] as const
export const TARGETS = ['shop', ...FLOORS] as const
export type Target = (typeof TARGETS)[number]
export type Case = {
  merchant: (typeof MERCHANTS)[number]
  client: (typeof CLIENTS)[number]
  visit: (typeof VISITS)[number]
}

/** ms from the start of the visit; NaN where the page has no such moment. */
export type Figures = {
  /** From the first bytes of the document to the first call. */
  sent: number
  painted: number
  answered: number
  takenOver: number
  blocked: number
  longest: number
  shift: number
}

export const CASES: readonly Case[] = MERCHANTS.flatMap((merchant) =>
  CLIENTS.flatMap((client) => VISITS.map((visit) => ({ merchant, client, visit }))),
)

type Goal = { says: string; of: keyof Figures; beside?: Target; cold: number; warm: number }

/** The limit of a figure: a multiple of the floor, or ms. */
const GOALS: readonly Goal[] = [
  // 60 ms more: the plain page does nothing before its first call, which leaves after 300 ms on this slow line.
  { says: 'P2 first call, × plain', of: 'sent', beside: 'plain', cold: 1.2, warm: 1.2 },
  { says: 'P1, P5 painted, × html', of: 'painted', beside: 'html', cold: 1.5, warm: 0.95 },
  { says: 'U1 press answered, × replay', of: 'answered', beside: 'replay', cold: 1.3, warm: Number.NaN },
  { says: 'U1 press answered, × plain', of: 'answered', beside: 'plain', cold: Number.NaN, warm: 1 },
  { says: 'U3 app taken over, × plain', of: 'takenOver', beside: 'plain', cold: 1.6, warm: 1.3 },
  { says: 'U3 longest task after the first cards, ms', of: 'longest', cold: 100, warm: 100 },
  { says: 'U3 blocked after the first cards, ms', of: 'blocked', cold: 100, warm: 100 },
  { says: 'P4 layout shift', of: 'shift', cold: 0.01, warm: 0.01 },
]

type Measured = ReadonlyMap<Target, readonly Figures[]>

function goalLines({ visit }: Case, measured: Measured): string[][] {
  const of = (target: Target, figure: keyof Figures) =>
    median((measured.get(target) ?? []).map((figures) => figures[figure]))
  return GOALS.flatMap((goal) => {
    const most = goal[visit]
    if (Number.isNaN(most)) return []
    const own = of('shop', goal.of)
    const value = goal.beside ? own / of(goal.beside, goal.of) : own
    return [[goal.says, `≤ ${most}`, short(value), value > most ? 'missed' : 'met']]
  })
}

/** Prints the figures of a case, and which of its goals are met. */
export function printCase(one: Case, measured: Measured) {
  const figures: readonly (keyof Figures)[] = [
    'sent',
    'painted',
    'answered',
    'takenOver',
    'blocked',
    'longest',
    'shift',
  ]
  const cells = figures.map((figure) => [
    figure,
    ...TARGETS.map((target) => short(median((measured.get(target) ?? []).map((all) => all[figure])))),
  ])
  cells.unshift(['visits', ...TARGETS.map((target) => String(measured.get(target)?.length ?? 0))])
  console.log(`\n${one.merchant}, ${one.client}, ${one.visit}; medians, ms\n`)
  console.log(table([['', ...TARGETS], ...cells]))
  console.log(`\n${table([['', 'goal', 'is', ''], ...goalLines(one, measured)])}`)
}
