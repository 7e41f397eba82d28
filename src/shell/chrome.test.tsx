// @vitest-environment jsdom
import { createStore, Provider } from 'jotai'
import { act, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  atRiskAtom,
  backAtom,
  backgroundAtom,
  layersAtom,
  type MainButton,
  mainButtonAtom,
  ownsSwipesAtom,
  titleAtom,
  useBack,
  useConfirmLeave,
  useLockSwipes,
  useMainButton,
  usePageBackground,
  useTitle,
} from './chrome.ts'
import { attachLayers } from './layers.ts'

let store = createStore()
let root = createRoot(document.createElement('div'))

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
beforeEach(() => {
  store = createStore()
  root = createRoot(document.createElement('div'))
})
afterEach(() => act(() => root.unmount()))

const show = (what: ReactNode) =>
  act(() =>
    root.render(
      <StrictMode>
        <Provider store={store}>{what}</Provider>
      </StrictMode>,
    ),
  )

function Screen({ button = null, children }: { button?: MainButton | null; children?: ReactNode }) {
  useMainButton(button)
  useTitle('Checkout')
  usePageBackground('groups')
  useBack(goHome, 'route')
  return children
}
const goHome = vi.fn()

function Sheet({ onClose, button = null }: { onClose: () => void; button?: MainButton | 'hidden' | null }) {
  useBack(onClose)
  useMainButton(button)
  return null
}

test('a screen declares its chrome and withdraws it when it unmounts', () => {
  show(<Screen button={{ label: 'Order', amount: '45 000', onPress: () => {} }} />)
  expect(store.get(mainButtonAtom)).toMatchObject({
    label: 'Order',
    amount: '45 000',
    busy: false,
    disabled: false,
  })
  expect([store.get(titleAtom), store.get(backgroundAtom), store.get(backAtom)?.of]).toEqual([
    'Checkout',
    'groups',
    'route',
  ])
  show(null)
  expect(store.get(mainButtonAtom)).toBeNull()
  expect([store.get(titleAtom), store.get(backgroundAtom), store.get(backAtom)]).toEqual([null, 'page', null])
})

test('the layer on top has Back and the button first, even when both mount at once', () => {
  const close = vi.fn()
  const sheet = <Sheet onClose={close} button={{ label: 'Add', onPress: () => {} }} />
  show(<Screen button={{ label: 'Order', onPress: () => {} }}>{sheet}</Screen>)
  expect(store.get(mainButtonAtom)?.label).toBe('Add')
  store.get(backAtom)?.run()
  expect([close.mock.calls.length, goHome.mock.calls.length]).toEqual([1, 0])
  show(<Screen button={{ label: 'Order', onPress: () => {} }} />)
  expect(store.get(mainButtonAtom)?.label).toBe('Order')
  store.get(backAtom)?.run()
  expect(goHome).toHaveBeenCalledTimes(1)
})

test('a layer without a button leaves the one below, and may hide it', () => {
  const screen = (button: 'hidden' | null) => (
    <Screen button={{ label: 'Order', onPress: () => {} }}>
      <Sheet onClose={() => {}} button={button} />
    </Screen>
  )
  show(screen(null))
  expect(store.get(mainButtonAtom)?.label).toBe('Order')
  show(screen('hidden'))
  expect(store.get(mainButtonAtom)).toBeNull()
})

test('a press reaches the latest handler, once for a double click and once while it is under way', async () => {
  vi.useFakeTimers()
  const first = vi.fn()
  show(<Screen button={{ label: 'Order', onPress: first }} />)
  let arrive = () => {}
  const latest = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        arrive = resolve
      }),
  )
  show(<Screen button={{ label: 'Order', onPress: latest }} />)
  const press = () => void store.get(mainButtonAtom)?.onPress()
  press()
  press()
  vi.advanceTimersByTime(5000)
  press()
  expect([first.mock.calls.length, latest.mock.calls.length]).toEqual([0, 1])
  arrive()
  await vi.advanceTimersByTimeAsync(1)
  press()
  expect(latest).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test.each([{ busy: true }, { disabled: true }])('a button that is %o cannot be pressed', (state) => {
  const onPress = vi.fn()
  show(<Screen button={{ label: 'Order', onPress, ...state }} />)
  void store.get(mainButtonAtom)?.onPress()
  expect(onPress).not.toHaveBeenCalled()
})

function Form({ dirty, map }: { dirty: boolean; map: boolean }) {
  useConfirmLeave(dirty)
  useLockSwipes(map)
  return null
}

test('unsaved work and locked swipes last while any component declares them', () => {
  show(<Form dirty map={false} />)
  expect([store.get(atRiskAtom), store.get(ownsSwipesAtom)]).toEqual([true, false])
  show(<Form dirty={false} map />)
  expect([store.get(atRiskAtom), store.get(ownsSwipesAtom)]).toEqual([false, true])
})

const travelled = () => new Promise((resolve) => setTimeout(resolve, 60))

test("the browser's Back closes the sheet and stays on the page", async () => {
  history.pushState(null, '', '/menu')
  const stop = attachLayers(store, window)
  let isOpen = true
  const close = () => {
    isOpen = false
    show(<Screen />)
  }
  show(
    <Screen>
      <Sheet onClose={close} />
    </Screen>,
  )
  await act(travelled)
  expect(history.state).toEqual({ layer: 1 })
  history.back()
  await act(travelled)
  expect([isOpen, store.get(layersAtom).length, location.pathname, history.state]).toEqual([
    false,
    0,
    '/menu',
    null,
  ])
  stop()
})

test('a sheet closed without Back removes its history entry', async () => {
  history.pushState(null, '', '/menu')
  const stop = attachLayers(store, window)
  show(<Sheet onClose={() => {}} />)
  await act(travelled)
  show(null)
  await act(travelled)
  expect([location.pathname, history.state]).toEqual(['/menu', null])
  stop()
})

test('a page opened from a sheet stays open; Back skips the entry that the sheet left', async () => {
  history.pushState(null, '', '/menu')
  const stop = attachLayers(store, window)
  show(<Sheet onClose={() => {}} />)
  await act(travelled)
  history.pushState(null, '', '/basket')
  show(null)
  await act(travelled)
  expect(location.pathname).toBe('/basket')
  history.back()
  await act(travelled)
  expect([location.pathname, history.state]).toEqual(['/menu', null])
  stop()
})

test('a late step back of the browser closes no sheet that was opened since', async () => {
  history.pushState(null, '', '/menu')
  const stop = attachLayers(store, window)
  const closed: string[] = []
  show(<Sheet onClose={() => {}} />)
  await act(travelled)
  const go = history.go.bind(history)
  const slow = vi.spyOn(history, 'go').mockImplementation(() => {})
  show(null)
  await act(() => new Promise((later) => setTimeout(later, 400)))
  slow.mockRestore()
  show(<Sheet key="later" onClose={() => closed.push('late')} />)
  await act(travelled)
  go(-1)
  await act(travelled)
  expect(closed).toEqual([])
  history.back()
  await act(travelled)
  expect(closed).toEqual(['late'])
  stop()
})
