import { type EventName, type MethodName, on, type PostEventFn } from '@telegram-apps/sdk-react'
import { holdPage } from './client-steps.ts'

/** What a client asks over the page, and the events that say it is closed. */
const QUESTIONS: Partial<Record<MethodName, readonly EventName[]>> = {
  web_app_add_to_home_screen: ['home_screen_added', 'home_screen_failed'],
  web_app_biometry_request_access: ['biometry_info_received'],
  web_app_biometry_request_auth: ['biometry_auth_requested'],
  web_app_biometry_update_token: ['biometry_token_updated'],
  web_app_open_invoice: ['invoice_closed'],
  web_app_open_popup: ['popup_closed'],
  web_app_open_scan_qr_popup: ['scan_qr_popup_closed'],
  web_app_request_location: ['location_requested'],
  web_app_request_phone: ['phone_requested'],
  web_app_request_write_access: ['write_access_requested'],
  web_app_send_prepared_message: ['prepared_message_sent', 'prepared_message_failed'],
}

/**
 * Keeps the page where it is while the client asks the customer something (TG-15). Web A closes its questions by a step
 * back in the history that it shares with us: once its menu was used it takes an entry of ours.
 */
export function holdWhileAsking(post: PostEventFn, page: Window): PostEventFn {
  // Each method has parameters of its own, which are passed on as they are.
  const pass = post as (method: MethodName, params?: unknown) => void
  return (method: MethodName, params?: unknown) => {
    pass(method, params)
    const closing = QUESTIONS[method]
    if (closing) hold(closing, page)
  }
}

/** Until one of the events; a press on the page is one too: the client has nothing over it any more. */
function hold(closing: readonly EventName[], page: Window) {
  const release = holdPage()
  const end = () => {
    release()
    for (const stop of stops) stop()
    for (const press of ['pointerdown', 'keydown']) page.removeEventListener(press, end, { capture: true })
  }
  const stops = closing.map((event) => on(event, end))
  for (const press of ['pointerdown', 'keydown']) page.addEventListener(press, end, { capture: true })
}
