import { lazyComponent } from '#/ui/lazy-component.ts'

/** Booking a table and the bookings there are, in a sheet; its code comes when somebody opens it. */
export const BookingSheet = lazyComponent(() => import('./BookingSheet.tsx'), 'BookingSheet')
