/** Storage keys that `boot.ts` reads before the bundle is there; `session/keys` owns them (values are JSON). */
export const PAINT_KEY = 'cache:paint'
export const LANGUAGE_KEY = 'language'
export const VENDOR_KEY = 'vendor'
