// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://demo.example/" }
import { emitEvent } from '@telegram-apps/sdk-react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { followHistory } from '#/shell/history.ts'
import { undoClientSteps } from './client-steps.ts'
import { holdWhileAsking } from './questions.ts'

/* Each question of a client by its method; what closes it; and the step back that the client takes with it. */

const passed: unknown[][] = []
const ask = holdWhileAsking((...call: unknown[]) => void passed.push(call), window)

beforeAll(() => {
  followHistory()
  undoClientSteps(window)
})
beforeEach(() => {
  passed.length = 0
  // What is left of the test before.
  const later = performance.now() + 10_000
  vi.spyOn(performance, 'now').mockReturnValue(later)
  navigate('/basket')
  navigate('/checkout')
})

const later = (ms: number) => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + ms)
async function stepBack() {
  const isThere = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.go(-1)
  await isThere
}

test.each([
  ['phone', () => ask('web_app_request_phone'), () => emitEvent('phone_requested', { status: 'cancelled' })],
  [
    'writing',
    () => ask('web_app_request_write_access'),
    () => emitEvent('write_access_requested', { status: 'allowed' }),
  ],
  [
    'location',
    () => ask('web_app_request_location'),
    () => emitEvent('location_requested', { available: false }),
  ],
  [
    'invoice',
    () => ask('web_app_open_invoice', { slug: 's' }),
    () => emitEvent('invoice_closed', { slug: 's', status: 'cancelled' }),
  ],
  ['scanner', () => ask('web_app_open_scan_qr_popup', { text: '' }), () => emitEvent('scan_qr_popup_closed')],
  [
    'message',
    () => ask('web_app_send_prepared_message', { id: 'm' }),
    () => emitEvent('prepared_message_failed', { error: 'USER_DECLINED' }),
  ],
  [
    'face',
    () => ask('web_app_biometry_request_auth', {}),
    () => emitEvent('biometry_auth_requested', { status: 'failed' }),
  ],
  ['home screen', () => ask('web_app_add_to_home_screen'), () => emitEvent('home_screen_added')],
  [
    'no answer, and a press on the page',
    () => ask('web_app_request_phone'),
    () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })),
  ],
])('%s: the page stays, for a second after the answer as well', async (_, request, close) => {
  request()
  expect(passed).toHaveLength(1)
  later(50_000)
  close()
  later(900)
  await stepBack()
  expect(location.pathname).toBe('/checkout')
  request()
  close()
  later(1_100)
  await stepBack()
  expect(location.pathname).toBe('/basket')
})

test('what a client is only told holds nothing', async () => {
  ask('web_app_setup_back_button', { is_visible: true })
  expect(passed).toEqual([['web_app_setup_back_button', { is_visible: true }]])
  await stepBack()
  expect(location.pathname).toBe('/basket')
})
