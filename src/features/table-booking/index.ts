import { lazyComponent } from '#/ui/lazy-component.ts'

/** Booking a table and the present bookings, in a sheet; loads when it is opened. */
export const BookingSheet = lazyComponent(() => import('./BookingSheet.tsx'), 'BookingSheet')
