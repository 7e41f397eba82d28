import { texts } from './menu.ts'
import type { Triple } from './rows.ts'
import type { SeedHall } from './seed.ts'
import type { SeedBranch, WeekDay } from './seed-branch.ts'
import { CHANGED, CREATED, HOLIDAYS } from './standing.ts'

/** First one is the main one. `hours` are open and close; `'closed'` shuts it all week. */
export type BranchRow = {
  key: string
  name: Triple
  city: string
  at: readonly [latitude: number, longitude: number]
  address: Triple
  hours: readonly [open: string, close: string] | 'closed'
  /** The couriers' hours; absent: the opening hours. */
  couriers?: readonly [start: string, end: string]
  deliveryPrice: number
  /** Orders for one time; any number when absent. */
  slotCapacity?: number
  /** Metres; 15 km when absent. */
  radius?: number
  off?: readonly ('delivery' | 'pickup' | 'dinein' | 'booking')[]
  /** Tables of its hall by seats; no hall when absent. */
  tables?: readonly number[]
  /** Tables of its terrace; the last one is not in use in winter. */
  terrace?: readonly number[]
}

const WEEK: readonly WeekDay[] = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
]
/** A branch in the format of the API, open the same hours all week. */
export function branchOf(sub: string, row: BranchRow, place: number): SeedBranch {
  const [open, close] = row.hours === 'closed' ? ['10:00', '22:00'] : row.hours
  const [deliveryStart, deliveryEnd] = row.couriers ?? [open, close]
  const has = (part: NonNullable<BranchRow['off']>[number]) => !row.off?.includes(part)
  return {
    id: `br-${sub}-${row.key}`,
    merchantId: `m-${sub}`,
    cityId: `c-${sub}-${row.city}`,
    companyId: `co-${sub}`,
    name: texts(row.name),
    latitude: row.at[0],
    longitude: row.at[1],
    address: row.address[0],
    open,
    close,
    deliveryStart,
    deliveryEnd,
    deliveryPrice: row.deliveryPrice,
    distance: null,
    phone: `+99871200${String(1000 + place)}`,
    bookingPhone: `+99871200${String(2000 + place)}`,
    isActive: true,
    isMain: place === 1,
    deleted: false,
    joinPosterId: null,
    jowiId: null,
    iikoId: `iiko-${sub}-${row.key}`,
    paymentId: `pay-${sub}-${row.key}`,
    createdDate: CREATED,
    lastModifiedDate: CHANGED,
    workHours: WEEK.map((day) => ({ day, open, close, isDayOff: row.hours === 'closed' })),
    holidays: HOLIDAYS,
    timezone: 'Asia/Tashkent',
    leadTimeMinutes: 40,
    slotMinutes: 15,
    slotCapacity: row.slotCapacity ?? null,
    // Open round the clock: a last order before midnight would close it without reason.
    lastOrderMinutes: open === '00:00' ? 0 : 30,
    maxDaysAhead: 7,
    settings: {
      merchantId: `m-${sub}`,
      bookingEnabled: has('booking'),
      deliveryEnabled: has('delivery'),
      dineinEnabled: has('dinein'),
      pickupEnabled: has('pickup'),
      expressEnabled: false,
      yandexEnabled: false,
      kitchenEnabled: true,
      payOfficeEnabled: true,
      storageEnabled: false,
      directorId: null,
    },
  }
}

const tablesOf = (place: string, seats: readonly number[], first: number): SeedHall['tables'] =>
  seats.map((one, i) => ({
    id: `tb-${place}-${first + i}`,
    number: String(first + i),
    seats: one,
    isActive: true,
  }))

/** The halls of a branch: guests pay a tenth for service inside, a fixed sum on the terrace. */
export function hallsOf(sub: string, row: BranchRow): SeedHall[] {
  const place = `${sub}-${row.key}`
  const { tables = [], terrace = [] } = row
  const branchId = `br-${place}`
  const inside: SeedHall = {
    id: `h-${place}`,
    branchId,
    name: { uz: 'Asosiy zal', ru: 'Основной зал', eng: 'Main hall' },
    service: { id: `sv-${place}`, percent: 10, amount: 0 },
    tables: tablesOf(place, tables, 1),
  }
  const outside: SeedHall = {
    id: `h-${place}-ayvon`,
    branchId,
    name: { uz: 'Ayvon', ru: 'Терраса', eng: 'Terrace' },
    service: { id: `sv-${place}-ayvon`, percent: 0, amount: 15_000 },
    tables: tablesOf(place, terrace, tables.length + 1).map((table, i, { length }) => ({
      ...table,
      isActive: i < length - 1,
    })),
  }
  return [inside, outside].filter((hall) => hall.tables.length > 0)
}
