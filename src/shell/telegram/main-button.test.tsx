// @vitest-environment jsdom
import { emitEvent, init, mockTelegramEnv } from '@telegram-apps/sdk-react'
import { createStore, Provider } from 'jotai'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useMainButton } from '#/shell/chrome.ts'
import { createPresses } from '#/shell/presses.ts'
import { attachMainButton } from './main-button.ts'

/* A press of the client's button while one page replaces another; the client is simulated behind the real SDK. */

const shown: unknown[] = []
let store = createStore()
let root = createRoot(document.createElement('div'))
let attached: ReturnType<typeof attachMainButton>

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
beforeEach(async () => {
  vi.useFakeTimers()
  shown.length = 0
  mockTelegramEnv({
    launchParams: { tgWebAppPlatform: 'ios', tgWebAppVersion: '8.0', tgWebAppThemeParams: {} },
    onEvent: ([name, params]) => {
      if (name === 'web_app_setup_main_button') shown.push(params)
    },
  })
  init({ acceptCustomStyles: false })
  store = createStore()
  root = createRoot(document.createElement('div'))
  const presses = createPresses({
    now: () => performance.now(),
    view: () => ({ path: location.pathname, layer: null }),
  })
  attached = attachMainButton(store, window, presses)
})
afterEach(() => {
  act(() => root.unmount())
  attached.stop()
  vi.useRealTimers()
})

function Screen({ label, busy, onPress }: { label: string | null; busy: boolean; onPress: () => void }) {
  useMainButton(label === null ? null : { label, busy, commits: label === 'Order', onPress })
  return null
}

const press = () => act(async () => emitEvent('main_button_pressed'))

/** A page with this button, or with none yet; returns the handler of its presses. */
const show = (label: string | null, { busy = false } = {}) => {
  const onPress = vi.fn()
  act(() =>
    root.render(
      <Provider store={store}>
        <Screen key={label} label={label} busy={busy} onPress={onPress} />
      </Provider>,
    ),
  )
  vi.advanceTimersByTime(1)
  return onPress
}

test('a press belongs to what is declared', async () => {
  const order = show('Order')
  await press()
  expect(order).toHaveBeenCalledTimes(1)
})

test('a press between a button and the same one again counts for it, once', async () => {
  const first = show('Order')
  show(null)
  await press()
  const again = show('Order')
  vi.advanceTimersByTime(200)
  expect([first.mock.calls.length, again.mock.calls.length]).toEqual([0, 1])
  show(null)
  const third = show('Order')
  vi.advanceTimersByTime(200)
  expect(third).not.toHaveBeenCalled()
})

test('a press before another button, or none, is ignored', async () => {
  show('Order')
  show(null)
  await press()
  const other = show('Pay')
  vi.advanceTimersByTime(200)
  expect(other).not.toHaveBeenCalled()
  show(null)
  await press()
  vi.advanceTimersByTime(200)
  const late = show('Pay')
  vi.advanceTimersByTime(200)
  expect(late).not.toHaveBeenCalled()
  expect(shown.at(-1)).toMatchObject({ text: 'Pay', is_visible: true })
})

test('a second press on the next page’s button that commits is ignored; the client renders that one inactive until presses count', async () => {
  const checkout = show('Checkout')
  await press()
  const order = show('Order')
  expect(shown.at(-1)).toMatchObject({ text: 'Order', is_visible: true, is_active: false })
  for (const wait of [80, 250, 660]) {
    vi.advanceTimersByTime(wait)
    await press()
  }
  expect([checkout.mock.calls.length, order.mock.calls.length]).toEqual([1, 0])
  vi.advanceTimersByTime(1_000)
  expect(shown.at(-1)).toMatchObject({ text: 'Order', is_active: true })
  await press()
  expect(order).toHaveBeenCalledTimes(1)
})

test('a press for a page that is declared but not shown yet is ignored', async () => {
  show('Checkout')
  vi.advanceTimersByTime(5_000)
  const order = vi.fn()
  act(() =>
    root.render(
      <Provider store={store}>
        <Screen key="Order" label="Order" busy={false} onPress={order} />
      </Provider>,
    ),
  )
  await press()
  vi.advanceTimersByTime(200)
  expect(order).not.toHaveBeenCalled()
})

test('a button that becomes busy while it takes no press is told to the client once (TG-05)', async () => {
  show('Checkout')
  await press()
  show('Order')
  const told = shown.length
  show('Order', { busy: true })
  vi.advanceTimersByTime(5_000)
  expect(shown.slice(told)).toEqual([
    expect.objectContaining({ text: 'Order', is_active: false, is_progress_visible: true }),
  ])
})
