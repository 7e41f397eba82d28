import { isAccessDeniedError, requestContactComplete } from '@telegram-apps/sdk-react'

/** ms; the customer reads a question of Telegram's meanwhile. */
const CONTACT_LIMIT = 45_000

type Contact = { raw: string } | 'refused' | 'unavailable'

/**
 * Makes the function that asks for the phone of the customer as Telegram signed it, from 6.9. A client may close its question
 * without an answer, so asking again asks the client again; the call before ends as `unavailable`.
 */
export function createContactRequest(): () => Promise<Contact> {
  let last: { controller: AbortController; ended: Promise<unknown> } | null = null
  return async () => {
    if (!requestContactComplete.isAvailable()) return 'unavailable'
    const before = last
    const controller = new AbortController()
    before?.controller.abort()
    const contact = (before?.ended ?? Promise.resolve()).then(() => ask(controller.signal))
    last = { controller, ended: contact }
    return contact
  }
}

async function ask(abortSignal: AbortSignal): Promise<Contact> {
  if (abortSignal.aborted) return 'unavailable'
  try {
    const { raw } = await requestContactComplete({ timeout: CONTACT_LIMIT, abortSignal })
    return { raw }
  } catch (error) {
    return isAccessDeniedError(error) ? 'refused' : 'unavailable'
  }
}
