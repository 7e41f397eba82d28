import type { ProfileName } from '../telegram-frame/page/profiles.ts'

const TAG = '@wide'

/**
 * Marks a journey that is another journey once more, in another language, theme, width or on another device.
 * `npm run e2e` walks it too; `npm test`, which everybody waits for, does not.
 */
export const wide = (isWide = true) => ({ tag: isWide ? [TAG] : [] })

/** What Playwright leaves out of `npm test`. */
export const isWide = new RegExp(TAG)

/** Telegram clients whose differences from the other ones these journeys do not meet. */
export const isTwin = (profile: ProfileName) => ['webk', 'android', 'macos'].includes(profile)
