import { isNotAvailableError, locationManager } from '@telegram-apps/sdk-react'
import { accuracyOf, type LocateSource } from '#/shell/geolocation.ts'

/** How long to wait for the client, ms: desktop clients often never respond, and the browser is still to be tried. */
const CHECK_LIMIT = 1000

/** Telegram's location manager, from 8.0; null: let the browser try. */
export const locateByTelegram: LocateSource = async (timeout) => {
  if (!locationManager.mount.isAvailable()) return null
  if (!locationManager.isMounted()) await locationManager.mount({ timeout: CHECK_LIMIT })
  if (!locationManager.isAvailable()) return null
  if (locationManager.isAccessRequested() && !locationManager.isAccessGranted()) return 'denied'
  try {
    const found = await locationManager.requestLocation({ timeout: timeout - CHECK_LIMIT })
    const { latitude, longitude, horizontal_accuracy: accuracy } = found
    return { latitude, longitude, accuracy: accuracyOf(accuracy) }
  } catch (error) {
    return isNotAvailableError(error) ? 'denied' : null
  }
}
