/** The app store of a device; `other`: a computer, or unknown. */
export type AppStore = 'apple' | 'google' | 'other'

/**
 * By what the Telegram client says it runs on, else by the browser's own words. A tablet of Apple calls itself a Mac;
 * no Mac has a screen that is touched.
 */
export function appStoreOf(
  client: string | null,
  { userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>,
): AppStore {
  if (client === 'ios') return 'apple'
  if (client?.startsWith('android')) return 'google'
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1))
    return 'apple'
  return /Android/.test(userAgent) ? 'google' : 'other'
}
