import { lazyLayer } from '#/ui/layer/lazy-layer.tsx'

/** Booking a table and the present bookings, in a sheet; loads when it is opened. */
export const BookingSheet = lazyLayer(() => import('./BookingSheet.tsx'), 'BookingSheet')
