// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { orderWith } from '#/testing/test-order.ts'
import { render } from '#/testing/test-page.tsx'
import { SentMoment } from './SentMoment.tsx'

const SENT = { status: 'OPEN', createdDate: '2026-11-21T12:20:00+05:00' }
let page: Awaited<ReturnType<typeof render>>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:20:02+05:00') })
})
afterEach(async () => {
  await page.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const tick = () => document.querySelector<HTMLElement>('[aria-hidden] svg')
const moment = () => tick()?.parentElement?.parentElement
const ends = (element: Element | null | undefined) =>
  // React hears of it by the name that jsdom's styles have.
  act(async () => element?.dispatchEvent(new Event('webkitAnimationEnd', { bubbles: true })))

test('an order that was just sent has its moment, which goes with its own animation (OR-14)', async () => {
  page = await render(<SentMoment order={orderWith(SENT)} />)
  await ends(tick())
  expect(tick()).not.toBeNull()
  await ends(moment())
  expect(tick()).toBeNull()
})

test.each([
  ['that was sent a while ago', { createdDate: '2026-11-21T12:19:40+05:00' }],
  ['whose time is not known', { createdDate: null }],
  ['that was cancelled', { status: 'CANCELED' }],
  ['that still has to be paid', { canPay: true, payment: { id: 'pm-2', type: 'PAYME', name: 'Payme' } }],
])('one %s has none (OR-14)', async (_what, change) => {
  page = await render(<SentMoment order={orderWith({ ...SENT, ...change })} />)
  expect(tick()).toBeNull()
})

test('one in cash has it, also of a server that lets every unpaid order be paid (OR-14)', async () => {
  page = await render(<SentMoment order={orderWith({ ...SENT, canPay: true })} />)
  expect(tick()).not.toBeNull()
})

test('it is once: a page that is come back to shows no second one (OR-14)', async () => {
  page = await render(<SentMoment key="first" order={orderWith(SENT)} />)
  expect(tick()).not.toBeNull()
  await page.rerender(<SentMoment key="second" order={orderWith(SENT)} />)
  expect(tick()).toBeNull()
})

test('who wants less motion sees none (OR-14)', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('prefers-reduced-motion') }))
  page = await render(<SentMoment order={orderWith(SENT)} />)
  expect(tick()).toBeNull()
})
