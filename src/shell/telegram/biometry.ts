import { type EventName, type EventPayload, on, postEvent } from '@telegram-apps/sdk-react'
import type { Guard } from '#/shell/shell.ts'

/** How long a client may take to say what it has, after which it has nothing, and a customer to answer its question, ms. */
const SILENCE = 3_000
const QUESTION = 60_000

/** The next event of that name after the request; null: none came in time. */
function answerTo<E extends EventName>(event: E, request: () => void, limit: number) {
  return new Promise<EventPayload<E> | null>((resolve) => {
    const end = (payload: EventPayload<E> | null) => {
      clearTimeout(timer)
      stop()
      resolve(payload)
    }
    const stop = on(event, ((payload: EventPayload<E>) => end(payload)) as Parameters<typeof on<E>>[1])
    const timer = setTimeout(() => end(null), limit)
    request()
  })
}

/**
 * Guards by the client's question for a face or a finger, from 7.2 (BX-40). Whether it is on is a token in the client's
 * own safe, which cannot be taken out of it without that question.
 */
export const guard: Guard = {
  isOn: async () => {
    const info = await answerTo(
      'biometry_info_received',
      () => postEvent('web_app_biometry_get_info'),
      SILENCE,
    )
    return info?.available ? info.token_saved : null
  },
  pass: async (reason) => {
    const given = await answerTo(
      'biometry_auth_requested',
      () => postEvent('web_app_biometry_request_auth', { reason }),
      QUESTION,
    )
    return given?.status === 'authorized'
  },
  turn: async (isOn, reason) => {
    const access = await answerTo(
      'biometry_info_received',
      () => postEvent('web_app_biometry_request_access', { reason }),
      QUESTION,
    )
    if (!access?.available || !access.access_granted) return false
    const changed = await answerTo(
      'biometry_token_updated',
      () => postEvent('web_app_biometry_update_token', { token: isOn ? 'on' : '', reason }),
      QUESTION,
    )
    return changed?.status === (isOn ? 'updated' : 'removed')
  },
}
