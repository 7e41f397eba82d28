import type { ProfileName } from '../telegram-frame/page/profiles.ts'

const TAG = '@extended'

/**
 * Tags a journey that repeats another one in another language, theme, width or on another device. `npm run e2e` runs it
 * too; `npm test` leaves it out to be quick.
 */
export const extended = (isExtended = true) => ({ tag: isExtended ? [TAG] : [] })

/** What Playwright leaves out of `npm test`. */
export const isExtended = new RegExp(TAG)

/** Telegram clients whose differences from the other ones these journeys do not meet. */
export const isTwin = (profile: ProfileName) => ['webk', 'android', 'macos'].includes(profile)
