// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { byRole, press, render } from '#/testing/test-page.tsx'
import { addLayerAtom } from '#/ui/layers.ts'
import { NoticeStack } from './NoticeStack.tsx'
import { dismissOutcomesAtom, NOTICES_AT_ONCE, type NoticeText, noticesAtom, notify } from './notices.ts'

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
const stack = () => document.querySelector('section[aria-label="Notices"]') as HTMLElement
/** What is announced, from top to bottom; jsdom has no layout, so the 16 px between them are a journey's. */
const announced = (role: 'alert' | 'status') =>
  [...stack().querySelectorAll(`[role=${role}]`)].map((notice) => notice.textContent)
/** React hears of a pointer over an element by this event. */
const point = (kind: 'pointerover' | 'pointermove' | 'pointerout', movementX = 1) =>
  act(async () => {
    const event = new PointerEvent(kind, { bubbles: true, pointerType: 'mouse' })
    Object.defineProperty(event, 'movementX', { value: movementX })
    stack().dispatchEvent(event)
  })

/** As a key does it: a focus that a press gave is left by the pointer. */
const tabTo = (element: HTMLElement | undefined) =>
  act(async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    element?.focus()
  })

test('a notice goes after 4,500 ms; the same words again restart its time (NT-04)', async () => {
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

test('what succeeds takes the place of why presses before it did nothing, and of nothing else (NT-04)', async () => {
  const say = (notice: NoticeText) => act(async () => notify(page.store, notice))
  await say({ text: 'No longer on the menu: Plov', tone: 'error' })
  await say({ text: 'Address not deleted', tone: 'error', outcomeOf: 'press' })
  await say({ text: 'Card not deleted', tone: 'error', outcomeOf: 'press' })
  expect(shown()).toEqual(['No longer on the menu: Plov', 'Address not deleted', 'Card not deleted'])
  await say({ text: 'Address deleted' })
  expect(shown()).toEqual(['No longer on the menu: Plov', 'Address deleted'])
})

test('an order that is sent takes the place of what was said of the press before, and of nothing else (NT-04)', async () => {
  await say('Removed')
  await act(async () =>
    notify(page.store, { text: 'It was not confirmed, so the order was not sent', outcomeOf: 'order' }),
  )
  await act(async () => notify(page.store, { text: 'Order sent. No. 7', tone: 'good', outcomeOf: 'order' }))
  expect(shown()).toEqual(['Removed', 'Order sent. No. 7'])
})

test('what was said of something that no longer matters is removed, and nothing else', async () => {
  await say('Removed')
  await act(async () => notify(page.store, { text: 'Chilanzar is closer', outcomeOf: 'address' }))
  await act(async () => page.store.set(dismissOutcomesAtom, 'address'))
  expect(shown()).toEqual(['Removed'])
})

const undo = { action: { label: 'Undo', onPress: () => {} } }
const KINDS = [
  ['plain ones', 'status', {}],
  ['of good news', 'status', { tone: 'good' }],
  ['errors', 'alert', { tone: 'error' }],
  ['with something to do', 'status', undo],
  ['of good news, with something to do', 'status', { tone: 'good', ...undo }],
] as const satisfies [string, 'alert' | 'status', Partial<NoticeText>][]

test.each(KINDS)(
  'three at once, %s, stack, are announced and close in order (NT-04)',
  async (_what, role, kind) => {
    // Each is announced below the one before it, and gone when its own time is over.
    for (const text of ['first', 'second', 'third']) {
      await act(async () => notify(page.store, { text, ...kind }))
      await wait(500)
    }
    expect(announced(role)).toEqual(['first', 'second', 'third'])
    await wait(2_999)
    expect(announced(role)).toEqual(['first', 'second', 'third'])
    await wait(1)
    expect(announced(role)).toEqual(['second', 'third'])
    await wait(500)
    expect(announced(role)).toEqual(['third'])
    await wait(499)
    expect(announced(role)).toEqual(['third'])
    await wait(1)
    expect(announced(role)).toEqual([])
  },
)

test.each(KINDS)(
  'under a pointer time stands still for three at once, %s, and starts again when it leaves (NT-04)',
  async (_what, role, kind) => {
    for (const text of ['first', 'second', 'third'])
      await act(async () => notify(page.store, { text, ...kind }))
    await wait(4_000)
    await point('pointerover')
    await wait(20_000)
    expect(announced(role)).toEqual(['first', 'second', 'third'])
    await point('pointerout')
    await wait(4_499)
    expect(announced(role)).toEqual(['first', 'second', 'third'])
    await wait(1)
    expect(announced(role)).toEqual([])
  },
)

test('a notice that appears under a mouse at rest goes in its time, and waits once the mouse moves (NT-04)', async () => {
  await say('Order sent')
  await point('pointerover', 0)
  await wait(4_000)
  await point('pointermove')
  await wait(20_000)
  expect(shown()).toEqual(['Order sent'])
  await point('pointerout')
  await wait(4_500)
  await say('Saved')
  await point('pointerover', 0)
  await wait(4_500)
  expect(shown()).toEqual([])
})

test.each(KINDS)(
  'the focus comes to each of three at once, %s, and time stands still under it (NT-04)',
  async (_what, role, kind) => {
    for (const text of ['first', 'second', 'third'])
      await act(async () => notify(page.store, { text, ...kind }))
    const stops = [...stack().querySelectorAll<HTMLElement>('[tabindex="0"], button')]
    expect(stops).toHaveLength(3)
    await tabTo(stops[1])
    await wait(20_000)
    expect(announced(role)).toEqual(['first', 'second', 'third'])
    await act(async () => stops[1]?.blur())
    await wait(4_500)
    expect(announced(role)).toEqual([])
  },
)

test('what was pressed by a key is gone, so the others are held by its focus no longer (NT-04)', async () => {
  await say('first')
  await act(async () => notify(page.store, { text: 'second', ...undo }))
  await tabTo(byRole('button', 'Undo'))
  await press(byRole('button', 'Undo'))
  expect(shown()).toEqual(['first'])
  await wait(4_500)
  expect(shown()).toEqual([])
  await say('third')
  await wait(4_500)
  expect(shown()).toEqual([])
})

test('never more than five', async () => {
  await act(async () => {
    for (let i = 0; i < 1_000; i++) notify(page.store, { text: `notice ${i}`, tone: 'error' })
  })
  expect(shown()).toHaveLength(NOTICES_AT_ONCE)
  expect(shown().at(-1)).toBe('notice 999')
})

test('time stands still under the focus, and starts again when it leaves (NT-04)', async () => {
  const undo = vi.fn()
  const removed = () =>
    act(async () => notify(page.store, { text: 'Removed: osh', action: { label: 'Undo', onPress: undo } }))
  await removed()
  await tabTo(byRole('button', 'Undo'))
  await wait(20_000)
  expect(shown()).toEqual(['Removed: osh'])
  await act(async () => byRole('button', 'Undo').blur())
  await wait(4_499)
  expect(shown()).toEqual(['Removed: osh'])
  await wait(1)
  expect(shown()).toEqual([])

  await removed()
  await press(byRole('button', 'Undo'))
  expect(undo).toHaveBeenCalledOnce()
  expect(shown()).toEqual([])
})

test('an error is an alert (NT-04)', async () => {
  await act(async () => notify(page.store, { text: 'This promo code has expired', tone: 'error' }))
  expect(document.querySelector('[role=alert]')?.textContent).toBe('This promo code has expired')
})

/** Opens a dialog as a sheet does; the returned function closes it. */
async function openDialog() {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  let close = () => {}
  await act(async () => {
    close = page.store.set(addLayerAtom, { dialog, actions: null })
  })
  return () => act(async () => close())
}

test('a press puts a notice away that has no button, and the others go in their time (NT-04)', async () => {
  await say('first')
  await say('second')
  await point('pointerover')
  const [first] = stack().querySelectorAll('[role=status]')
  const pressFirst = () =>
    act(async () => first?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true })))
  // The second half of the press that brought it.
  await pressFirst()
  expect(shown()).toEqual(['first', 'second'])
  await wait(1_000)
  await pressFirst()
  expect(shown()).toEqual(['second'])
  await wait(4_500)
  expect(shown()).toEqual([])
})

test('a dialog that opens closes what was said of the page, but nothing to do and no error (NT-04)', async () => {
  await say('Order sent')
  await act(async () => notify(page.store, { text: 'Saved', tone: 'good' }))
  await act(async () => notify(page.store, { text: 'Removed', ...undo }))
  await act(async () => notify(page.store, { text: 'Not sent', tone: 'error' }))
  const closeFirst = await openDialog()
  expect(shown()).toEqual(['Removed', 'Not sent'])
  await say('Said in the dialog')
  // A question over it closes that; when the question goes, the dialog under it is no new one.
  const closeSecond = await openDialog()
  expect(shown()).toEqual(['Removed', 'Not sent'])
  await say('Answered')
  await closeSecond()
  expect(shown()).toEqual(['Removed', 'Not sent', 'Answered'])
  await closeFirst()
  expect(shown()).toEqual(['Removed', 'Not sent', 'Answered'])
})
