import { msg } from '@lingui/core/macro'
import type { WorkDay } from '#/domain/hours/week.ts'

export const weekdayWords = {
  MONDAY: msg`Monday`,
  TUESDAY: msg`Tuesday`,
  WEDNESDAY: msg`Wednesday`,
  THURSDAY: msg`Thursday`,
  FRIDAY: msg`Friday`,
  SATURDAY: msg`Saturday`,
  SUNDAY: msg`Sunday`,
} as const satisfies Record<WorkDay, unknown>

/** For a span of days, "Mon–Fri". */
export const shortWeekdayWords = {
  MONDAY: msg`Mon`,
  TUESDAY: msg`Tue`,
  WEDNESDAY: msg`Wed`,
  THURSDAY: msg`Thu`,
  FRIDAY: msg`Fri`,
  SATURDAY: msg`Sat`,
  SUNDAY: msg`Sun`,
} as const satisfies Record<WorkDay, unknown>
