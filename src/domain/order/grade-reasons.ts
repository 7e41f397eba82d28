/* Why a customer gives an order its stars (DX-13): words that a branch can count. */

const GOOD = ['TASTY', 'HOT', 'ON_TIME', 'POLITE', 'PACKED'] as const
const BAD = ['COLD', 'LATE', 'MISSING', 'WRONG', 'NOT_TASTY', 'RUDE', 'SPILLED'] as const
const ALL = [...GOOD, ...BAD] as const
export type GradeReason = (typeof ALL)[number]

/** From so many stars on a customer is asked what was good. */
const GOOD_FROM = 4
export const isGoodGrade = (grade: number): boolean => grade >= GOOD_FROM

/** Nothing is packed at a table. */
const NOT_OF: Partial<Record<string, readonly GradeReason[]>> = {
  DINE_IN: ['PACKED', 'SPILLED'],
}

/** The reasons to choose from for so many stars; none before there are any. `service`: as the order has it. */
export function reasonsFor(grade: number, service: string): GradeReason[] {
  if (grade < 1) return []
  const all: readonly GradeReason[] = isGoodGrade(grade) ? GOOD : BAD
  return all.filter((reason) => !NOT_OF[service]?.includes(reason))
}

/** The chosen ones after the stars have changed, in the order of the chips: what was good is no reason for one star. */
export const keptReasons = (chosen: readonly GradeReason[], offered: readonly GradeReason[]): GradeReason[] =>
  offered.filter((reason) => chosen.includes(reason))

/** The reasons of a grade as a server sends them back: those that this build knows, each once. */
export function knownReasons(sent: unknown): GradeReason[] {
  if (!Array.isArray(sent)) return []
  return ALL.filter((reason) => sent.includes(reason))
}
