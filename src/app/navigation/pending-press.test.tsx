// @vitest-environment jsdom

import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bootContext } from '#/lib/preload.ts'
import { usePendingPress } from './pending-press.ts'

/* What the first screen hands over to the app: the focus, and the press that is still to be answered. */

const TAKE = 'take p-norin'
let root = createRoot(document.createElement('div'))

const controlOf = (press: string) => {
  const control = document.createElement('button')
  control.dataset.press = press
  // jsdom has no layout.
  control.checkVisibility = () => true
  document.body.append(control)
  return control
}

function App() {
  usePendingPress()
  return null
}
const takeOver = () => act(async () => root.render(<App />))
/** Observers report in a task of their own. */
const reported = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  // jsdom has no CSS; these names need no escapes.
  vi.stubGlobal('CSS', { escape: (name: string) => name })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('div'))
  Object.assign(bootContext(), { focused: TAKE, pressed: undefined })
})

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('a control that is there has the focus again', async () => {
  const control = controlOf(TAKE)
  await takeOver()
  expect(document.activeElement).toBe(control)
})

test('a control that comes a moment later has the focus again', async () => {
  await takeOver()
  const control = controlOf(TAKE)
  await reported()
  expect(document.activeElement).toBe(control)
})

test('what the customer has focused since keeps the focus', async () => {
  const other = controlOf('add p-norin')
  await takeOver()
  other.focus()
  controlOf(TAKE)
  await reported()
  expect(document.activeElement).toBe(other)
})

test('a press is repeated once, on a control that comes later too', async () => {
  Object.assign(bootContext(), { focused: undefined, pressed: 'open p-norin' })
  await takeOver()
  let clicks = 0
  const control = controlOf('open p-norin')
  control.addEventListener('click', () => {
    clicks++
  })
  await reported()
  controlOf('open p-other')
  await reported()
  expect(clicks).toBe(1)
  expect(document.activeElement).toBe(control)
})

test('another press by a pointer cancels the repetition', async () => {
  Object.assign(bootContext(), { focused: undefined, pressed: 'open p-norin' })
  await takeOver()
  dispatchEvent(new Event('pointerdown'))
  let clicks = 0
  controlOf('open p-norin').addEventListener('click', () => {
    clicks++
  })
  await reported()
  expect(clicks).toBe(0)
})
