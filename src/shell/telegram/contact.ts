import { isAccessDeniedError, requestContactComplete } from '@telegram-apps/sdk-react'

/** ms; the customer reads a question of Telegram's meanwhile. */
const CONTACT_LIMIT = 45_000

type Contact = { raw: string } | 'refused' | 'unavailable'

/** The question that has no answer yet. */
let open: { controller: AbortController; ended: Promise<unknown> } | null = null

/**
 * The phone of the customer as Telegram signed it, from 6.9. A client may close its question without an answer, so asking
 * again asks the client again; the call before ends as `unavailable`.
 */
export async function requestContact(): Promise<Contact> {
  if (!requestContactComplete.isAvailable()) return 'unavailable'
  const before = open
  const controller = new AbortController()
  const contact = (async () => {
    before?.controller.abort()
    await before?.ended
    return ask(controller.signal)
  })()
  open = { controller, ended: contact }
  return contact
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
