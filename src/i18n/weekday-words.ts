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
