import { part } from '#/ui/lazy-component.ts'

/** Booking a table and the bookings there are, in a sheet; its code comes when somebody opens it. */
export const BookingSheet = part(() => import('./BookingSheet.tsx'), 'BookingSheet')
