// @vitest-environment jsdom
import { act, type ComponentType, useState } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { HTTP_TIMEOUT_MS } from '#/domain/constants.ts'
import { backAtom } from '#/shell/chrome.ts'
import { allByRole, byRole, press, render } from '#/testing/test-page.tsx'
import { noticesAtom } from '#/ui/notices/notices.ts'
import { Sheet } from '#/ui/Sheet.tsx'
import { lazyLayer } from './lazy-layer.tsx'

let page: Awaited<ReturnType<typeof render>>
afterEach(() => page.remove())

type Layer = { open: boolean; onClose: () => void }

const There = ({ open, onClose }: Layer) => (
  <Sheet open={open} onClose={onClose} title="Address">
    <p>Where?</p>
  </Sheet>
)

function Page({ AddressSheet }: { AddressSheet: ComponentType<Layer> }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Choose
      </button>
      <AddressSheet open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

/** A page with a sheet, whose code comes when `come` is called. */
async function open() {
  let asked = 0
  let come = () => {}
  const AddressSheet = lazyLayer(() => {
    asked++
    return new Promise<{ There: typeof There }>((resolve) => {
      come = () => resolve({ There })
    })
  }, 'There')
  page = await render(<Page AddressSheet={AddressSheet} />)
  return { asked: () => asked, come: () => act(async () => come()) }
}

const back = () => page.store.get(backAtom)
/** Longer than a layer takes that comes. */
const aWhile = () => act(async () => new Promise<void>((resolve) => setTimeout(resolve, 50)))
const isOpen = () => allByRole('dialog').length > 0

test('its code is asked for when it is first opened, and it opens when that is there', async () => {
  const { asked, come } = await open()
  expect([asked(), back()]).toEqual([0, null])
  await press(byRole('button', 'Choose'))
  expect([asked(), isOpen()]).toEqual([1, false])
  await come()
  await expect.poll(isOpen).toBe(true)
})

test('Back before it is there takes the opening back: it does not open any more, until it is opened again', async () => {
  const { asked, come } = await open()
  await press(byRole('button', 'Choose'))
  expect(back()?.of).toBe('layer')
  await act(async () => back()?.run())
  expect(back()).toBeNull()
  await come()
  await aWhile()
  expect(isOpen()).toBe(false)
  await press(byRole('button', 'Choose'))
  await expect.poll(isOpen).toBe(true)
  expect(asked()).toBe(1)
})

test('another page before it is there takes the opening back too', async () => {
  const { come } = await open()
  await press(byRole('button', 'Choose'))
  await act(async () => history.pushState(null, '', '/basket'))
  expect(back()).toBeNull()
  await come()
  await aWhile()
  expect(isOpen()).toBe(false)
})

test('code that does not come in time is said, asked for again by a press, then by a reload; late, it opens at once (BX-14)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { come } = await open()
  const notices = () => page.store.get(noticesAtom).map(({ text, action }) => [text, action?.label])
  const choose = async () => {
    await press(byRole('button', 'Choose'))
    expect(document.querySelector('[role=status]')?.textContent).toBe('Loading')
    await act(() => vi.advanceTimersByTimeAsync(HTTP_TIMEOUT_MS))
    expect(document.querySelector('[role=status]')).toBeNull()
  }
  await choose()
  expect(notices()).toEqual([['No response. Check the connection and try again.', undefined]])
  await choose()
  expect(notices()).toContainEqual(['A part of the shop did not load', 'Reload'])
  await come()
  await press(byRole('button', 'Choose'))
  // At once, but for the steps of what is promised, which no clock counts.
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(isOpen()).toBe(true)
  })
})
