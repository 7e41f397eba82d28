import type { Texts } from './seed.ts'

export type WeekDay = 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY'

export type SeedBranch = {
  id: string
  merchantId: string
  cityId: string
  companyId: string
  name: Texts
  latitude: number
  longitude: number
  address: string
  open: string
  close: string
  deliveryStart: string
  deliveryEnd: string
  /** So'm. */
  deliveryPrice: number
  distance: null
  phone: string
  bookingPhone: string
  isActive: boolean
  isMain: boolean
  deleted: boolean
  joinPosterId: string | null
  jowiId: string | null
  iikoId: string | null
  paymentId: string | null
  createdDate: string
  lastModifiedDate: string
  workHours: { day: WeekDay; open: string; close: string; isDayOff: boolean }[]
  holidays: { date: string; description: Texts }[]
  timezone: 'Asia/Tashkent'
  leadTimeMinutes: number
  slotMinutes: number
  /** Orders that it takes for one time; null: any number. */
  slotCapacity: number | null
  lastOrderMinutes: number
  maxDaysAhead: number
  settings: {
    merchantId: string
    bookingEnabled: boolean
    deliveryEnabled: boolean
    dineinEnabled: boolean
    pickupEnabled: boolean
    expressEnabled: boolean
    yandexEnabled: boolean
    kitchenEnabled: boolean
    payOfficeEnabled: boolean
    storageEnabled: boolean
    directorId: string | null
  }
}
