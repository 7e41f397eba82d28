import * as v from 'valibot'
import { flag } from './common.ts'
import { TimeOfDay } from './dates.ts'

/** A time of a day, "HH:mm", and its end; `available` false: the branch takes no more orders for it. */
export const SlotState = v.object({ from: TimeOfDay, to: TimeOfDay, available: flag(true) })
