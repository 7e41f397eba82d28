import { isAccessDeniedError, requestContactComplete } from '@telegram-apps/sdk-react'

/** ms; the customer reads a question of Telegram's meanwhile. */
const CONTACT_LIMIT = 45_000

/** The phone of the customer as Telegram signed it, from 6.9. */
export async function requestContact(): Promise<{ raw: string } | 'refused' | 'unavailable'> {
  if (!requestContactComplete.isAvailable()) return 'unavailable'
  try {
    const { raw } = await requestContactComplete({ timeout: CONTACT_LIMIT })
    return { raw }
  } catch (error) {
    return isAccessDeniedError(error) ? 'refused' : 'unavailable'
  }
}
