import type { BranchHours } from '#/domain/hours/hours.ts'
import type { BranchSchedule } from '#/domain/hours/schedule.ts'
import type { Modification, ModificationGroup, SoldProduct } from '#/domain/menu/product.ts'

/** Records the tests start from; each test changes only what it is about. */
export const BRANCH = 'br-1'

export const product = (change: Partial<SoldProduct> = {}): SoldProduct => ({
  id: 'p-1',
  categoryId: 'cat-1',
  active: true,
  priority: 1,
  unit: 'COUNT',
  amount: 1,
  costPrice: 45_000,
  discount: 0,
  additionalPrice: 0,
  deliveryEnabled: true,
  productBranch: [{ branchId: BRANCH, active: true, stock: null, costPrice: null }],
  modificationGroups: [],
  systems: [],
  ...change,
})

export const modification = (id: string, change: Partial<Modification> = {}): Modification => ({
  id,
  price: 0,
  min: 0,
  max: 1,
  isDefault: false,
  active: true,
  priority: 1,
  ...change,
})

export const group = (
  id: string,
  modifications: readonly Modification[],
  change: Partial<Omit<ModificationGroup, 'id' | 'modifications'>> = {},
): ModificationGroup => ({ id, min: 0, max: 1, priority: 1, modifications, ...change })

/** Three sizes, of which a dish has exactly one. */
export const size = group(
  'size',
  [modification('s'), modification('m', { price: 9_000 }), modification('l', { price: 18_000 })],
  {
    min: 1,
    max: 1,
  },
)

/** Up to three toppings, of which one is not made any more. */
export const toppings = group(
  'toppings',
  [
    modification('cheese', { price: 7_000, max: 2 }),
    modification('olive', { price: 3_000, max: 2 }),
    modification('ham', { price: 8_000, active: false }),
  ],
  { min: 0, max: 3, priority: 2 },
)

/** Open 10:00–02:00 every day, no courier hours of its own. */
export const hours = (change: Partial<BranchHours> = {}): BranchHours => ({
  open: '10:00',
  close: '02:00',
  deliveryStart: '',
  deliveryEnd: '',
  workHours: [],
  holidays: [],
  lastOrderMinutes: 0,
  ...change,
})

/** The same with 40 minutes in the kitchen and slots of 15. */
export const schedule = (change: Partial<BranchSchedule> = {}): BranchSchedule => ({
  ...hours(),
  leadTimeMinutes: 40,
  slotMinutes: 15,
  maxDaysAhead: 7,
  ...change,
})

/** A moment of Tashkent's clock. */
export const at = (day: string, time: string) => new Date(`${day}T${time}:00+05:00`)
