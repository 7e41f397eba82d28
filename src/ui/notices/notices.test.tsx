// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { byRole, press, render } from '#/testing/test-page.tsx'
import { NoticeStack } from './NoticeStack.tsx'
import { NOTICES_AT_ONCE, noticesAtom, notify } from './notices.ts'

let page: Awaited<ReturnType<typeof render>>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  page = await render(<NoticeStack />)
})
afterEach(async () => {
  await page.remove()
  vi.useRealTimers()
})
const say = (text: string) => act(async () => notify(page.store, text))
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
const shown = () => page.store.get(noticesAtom).map((notice) => notice.text)

test('a notice goes after 4,500 ms; the same words again restart its time', async () => {
  await say('Removed')
  expect(document.querySelector('[role=status]')?.textContent).toBe('Removed')
  await wait(3_000)
  await say('Removed')
  expect(shown()).toEqual(['Removed'])
  await wait(3_000)
  expect(shown()).toEqual(['Removed'])
  await wait(1_500)
  expect(shown()).toEqual([])
})

test('never more than five', async () => {
  await act(async () => {
    for (let i = 0; i < 1_000; i++) notify(page.store, { text: `notice ${i}`, tone: 'error' })
  })
  expect(shown()).toHaveLength(NOTICES_AT_ONCE)
  expect(shown().at(-1)).toBe('notice 999')
})

test('of mere news only the latest is shown; what is to be done or is wrong stays', async () => {
  const action = { label: 'Undo', onPress: () => {} }
  await act(async () => {
    notify(page.store, { text: 'Removed: osh', action })
    notify(page.store, { text: 'No connection', tone: 'error' })
    notify(page.store, 'Another branch is nearer')
    notify(page.store, { text: 'Order sent', tone: 'good' })
  })
  expect(shown()).toEqual(['Removed: osh', 'No connection', 'Order sent'])
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
  expect(shown()).toEqual([])
})

test('an error is an alert', async () => {
  await act(async () => notify(page.store, { text: 'Promo has expired', tone: 'error' }))
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Promo has expired')
})
