// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { byRole, draw, press } from '#/testing/test-page.tsx'
import { NoticeStack } from './NoticeStack.tsx'
import { NOTICES_AT_ONCE, noticesAtom, notify } from './notices.ts'

let page: Awaited<ReturnType<typeof draw>>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  page = await draw(<NoticeStack />)
})
afterEach(async () => {
  await page.remove()
  vi.useRealTimers()
})
const say = (text: string) => act(async () => notify(page.store, text))
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
const told = () => page.store.get(noticesAtom).map((notice) => notice.text)

test('a notice goes after 4,500 ms; the same words again start its time anew', async () => {
  await say('Removed')
  expect(document.querySelector('[role=status]')?.textContent).toBe('Removed')
  await wait(3_000)
  await say('Removed')
  expect(told()).toEqual(['Removed'])
  await wait(3_000)
  expect(told()).toEqual(['Removed'])
  await wait(1_500)
  expect(told()).toEqual([])
})

test('never more than five', async () => {
  await act(async () => {
    for (let i = 0; i < 1_000; i++) notify(page.store, `notice ${i}`)
  })
  expect(told()).toHaveLength(NOTICES_AT_ONCE)
  expect(told().at(-1)).toBe('notice 999')
})

test('time stands still under the focus', async () => {
  const undo = vi.fn()
  await act(async () =>
    notify(page.store, { text: 'Removed: osh', action: { label: 'Undo', onPress: undo } }),
  )
  await act(async () => byRole('button', 'Undo').focus())
  await wait(20_000)
  await press(byRole('button', 'Undo'))
  expect(undo).toHaveBeenCalledOnce()
  expect(told()).toEqual([])
})

test('an error is an alert', async () => {
  await act(async () => notify(page.store, { text: 'Promo has expired', tone: 'error' }))
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Promo has expired')
})
