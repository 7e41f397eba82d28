import * as v from 'valibot'
import { flag, TimeOfDay } from './common.ts'

/** A time of a day, "HH:mm"; `available` false: the branch takes no more orders for it. */
export const SlotState = v.object({ from: TimeOfDay, available: flag(true) })
