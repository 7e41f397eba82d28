import * as v from 'valibot'
import {
  flag,
  Id,
  Latitude,
  Longitude,
  listOf,
  maybe,
  multilingual,
  number,
  OptionalMoment,
  OptionalSum,
  optionalNumber,
  Passed,
  TimeOfDay,
  text,
} from './common.ts'

export const WorkDay = v.picklist([
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
])

const WorkHours = v.object({ day: WorkDay, open: TimeOfDay, close: TimeOfDay, isDayOff: flag() })
const Holiday = v.object({
  date: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
  description: multilingual(200),
})

const BranchSettings = v.object({
  bookingEnabled: flag(),
  deliveryEnabled: flag(true),
  dineinEnabled: flag(),
  pickupEnabled: flag(),
  // Of the back office: sent back with an order (IN-03).
  directorId: Passed,
  kitchenEnabled: Passed,
  payOfficeEnabled: Passed,
  storageEnabled: Passed,
})

export const EtaMinutes = maybe(v.object({ min: v.number(), max: v.number() }))

const branchEntries = {
  id: Id,
  cityId: maybe(Id),
  name: multilingual(200),
  latitude: Latitude,
  longitude: Longitude,
  address: text(300),
  open: TimeOfDay,
  close: TimeOfDay,
  deliveryStart: TimeOfDay,
  deliveryEnd: TimeOfDay,
  deliveryPrice: OptionalSum,
  /** Metres from the asked point, null when not asked with one. */
  distance: optionalNumber,
  /** Until a delivery to the asked point is there; null: not asked with one, not delivered there, or not known (BX-19). */
  etaMinutes: EtaMinutes,
  /** Delivery radius in metres as the crow flies; null: unknown, so nothing is rendered. */
  deliveryRadius: optionalNumber,
  phone: text(200),
  bookingPhone: text(200),
  isActive: flag(true),
  isMain: flag(),
  deleted: flag(),
  workHours: listOf('workHours', WorkHours),
  holidays: listOf('holidays', Holiday),
  leadTimeMinutes: number(40),
  slotMinutes: number(15),
  lastOrderMinutes: number(0),
  maxDaysAhead: number(7),
  settings: maybe(BranchSettings),
  // Ids of other systems: sent back with an order (IN-03).
  companyId: Passed,
  joinPosterId: Passed,
  jowiId: Passed,
  iikoId: Passed,
  paymentId: Passed,
}

/** Branch. `settings`, `workHours`, `holidays` may be left out of plain lists. */
export const Branch = v.object(branchEntries)
export type Branch = v.InferOutput<typeof Branch>

/** The branch nearest to a point: a branch that says whether it is open and delivers there. */
export const NearestBranch = v.object({
  ...branchEntries,
  isOpen: flag(true),
  nextOpenAt: OptionalMoment,
  inDeliveryZone: flag(true),
})
export type NearestBranch = v.InferOutput<typeof NearestBranch>
