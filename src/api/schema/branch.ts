import * as v from 'valibot'
import { UNKNOWN, WORK_DAYS } from '#/domain/hours/tashkent.ts'
import {
  flag,
  Id,
  multilingual,
  Num,
  number,
  OptionalSum,
  optionalNumber,
  Passed,
  phones,
  text,
} from './common.ts'
import { ClosesAt, OpensAt, OptionalMoment } from './dates.ts'
import { lenient, maybe, withWire } from './field.ts'
import { holidaysOf, readHoliday } from './holidays.ts'
import { readSpanEnd, readWorkDay } from './moments.ts'
import { bothEnds, weekOf } from './opening.ts'
import { isRecord, listOf } from './records.ts'
import { isAbsent, itemsOf, numberOf } from './values.ts'

/** Several entries of a day are its shifts. */
const WorkHours = v.object({
  day: lenient(readWorkDay, 'as', v.picklist(WORK_DAYS), 'workDay'),
  open: OpensAt,
  close: ClosesAt,
  isDayOff: flag(false, true),
})

/** A day, `YYYY-MM-DD`, or that of every year, `--MM-DD`. */
const HolidayDate = v.pipe(
  lenient(readHoliday, 'as', v.pipe(v.string(), v.regex(/^(\d{4}|-)-\d\d-\d\d$/)), 'day'),
  v.string(),
)
const Holiday = v.object({ date: HolidayDate, description: multilingual(200) })

/** Minutes of a rule; fewer than none cannot be. */
const minutes = (missing: number) =>
  lenient(
    (sent) => {
      const said = numberOf(sent) ?? missing
      return said < 0 ? missing : said
    },
    'number',
    missing,
  )

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

/** No way to a customer takes longer; more, less than nothing, or backwards is no estimate. */
const MOST_MINUTES = 12 * 60
export const EtaMinutes = maybe(
  v.pipe(
    v.object({ min: Num, max: Num }),
    v.transform(({ min, max }) => ({ min: Math.ceil(min), max: Math.ceil(max) })),
    v.check(({ min, max }) => min >= 0 && min <= max && max <= MOST_MINUTES, 'no minutes of a delivery'),
  ),
)

const branchEntries = {
  id: Id,
  cityId: maybe(Id),
  name: multilingual(200),
  /** Absent, unreadable: 0/0, which `pointOf` knows for no place. */
  latitude: number(0),
  longitude: number(0),
  address: text(300),
  open: OpensAt,
  close: ClosesAt,
  deliveryStart: OpensAt,
  deliveryEnd: ClosesAt,
  deliveryPrice: OptionalSum,
  /** Metres from the asked point, null when not asked with one. */
  distance: optionalNumber,
  /** Until a delivery to the asked point is there; null: not asked with one, not delivered there, or not known (BX-19). */
  etaMinutes: EtaMinutes,
  /** Delivery radius in metres as the crow flies; null: unknown, so nothing is rendered. */
  deliveryRadius: optionalNumber,
  phone: phones(),
  bookingPhone: phones(),
  isActive: flag(true),
  isMain: flag(),
  deleted: flag(false, true),
  workHours: listOf('workHours', WorkHours, { itemsIn: weekOf }),
  holidays: listOf('holidays', Holiday, { itemsIn: holidaysOf }),
  leadTimeMinutes: minutes(40),
  slotMinutes: minutes(15),
  lastOrderMinutes: minutes(0),
  maxDaysAhead: number(7),
  settings: maybe(BranchSettings),
  // Ids of other systems: sent back with an order (IN-03).
  companyId: Passed,
  joinPosterId: Passed,
  jowiId: Passed,
  iikoId: Passed,
  paymentId: Passed,
}

/** Hours in one of two fields are of both; several spans in it are those of each day. */
function withHours(sent: unknown): unknown {
  if (!isRecord(sent)) return sent
  const { open, close, workHours } = sent
  const isSentence = typeof open === 'string' && isAbsent(close) && readSpanEnd(open, 'opens') === UNKNOWN
  if (isSentence && itemsOf(workHours ?? [])?.length === 0) return { ...sent, open: null, workHours: open }
  const couriers = bothEnds(sent.deliveryStart, sent.deliveryEnd)
  return { ...sent, ...bothEnds(open, close), deliveryStart: couriers.open, deliveryEnd: couriers.close }
}
const branchOf = <E extends v.ObjectEntries>(entries: E) => {
  const record = v.object(entries)
  return v.pipe(withWire(v.unknown(), ['as', record]), v.transform(withHours), record)
}

/** Branch. `settings`, `workHours`, `holidays` may be left out of plain lists. */
export const Branch = branchOf(branchEntries)
export type Branch = v.InferOutput<typeof Branch>

/** The branch nearest to a point: a branch that says whether it is open and delivers there. */
export const NearestBranch = branchOf({
  ...branchEntries,
  isOpen: flag(true),
  nextOpenAt: OptionalMoment,
  inDeliveryZone: flag(true),
})
export type NearestBranch = v.InferOutput<typeof NearestBranch>
