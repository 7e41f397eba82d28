/** Seconds between two calls from one table for the same reason (DI-04). */
export const WAITER_HOLD_S = 60
