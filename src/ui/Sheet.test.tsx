// @vitest-environment jsdom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backAtom } from '#/shell/chrome.ts'
import { byRole, press, render } from '#/testing/test-page.tsx'
import { Confirm } from './Confirm.tsx'
import { topDialogAtom } from './layers.ts'
import { Sheet } from './Sheet.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
let page: Awaited<ReturnType<typeof render>>
afterEach(async () => {
  await page.remove()
  vi.useRealTimers()
})

function Language({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(true)
  const close = () => {
    onClose?.()
    setOpen(false)
  }
  return (
    <Sheet open={open} onClose={close} title="Language">
      <p>Oʻzbekcha</p>
    </Sheet>
  )
}

const leave = () => act(async () => vi.advanceTimersByTime(250))

test('is a dialog with its title as name, and the focus on that title', async () => {
  page = await render(<Language />)
  const dialog = byRole('dialog', 'Language')
  expect(dialog).toHaveProperty('open', true)
  expect(document.activeElement).toBe(byRole('heading', 'Language'))
  expect(page.store.get(topDialogAtom)).toBe(dialog)
})

test('the close button closes it; its content stays visible while it closes, then it is gone', async () => {
  page = await render(<Language />)
  await press(byRole('button', 'Close'))
  expect(document.body.textContent).toContain('Oʻzbekcha')
  expect(page.store.get(topDialogAtom)).toBeNull()
  await leave()
  expect(document.querySelector('dialog')).toBeNull()
})

test('Esc and Back ask to close instead of closing by themselves', async () => {
  const onClose = vi.fn()
  page = await render(
    <Sheet open onClose={onClose} title="Promo">
      <p>Code</p>
    </Sheet>,
  )
  const cancel = new Event('cancel', { cancelable: true })
  await act(async () => byRole('dialog', 'Promo').dispatchEvent(cancel))
  expect(cancel.defaultPrevented).toBe(true)
  await act(async () => page.store.get(backAtom)?.run())
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('a confirmation waits for its action, then closes', async () => {
  let finish = () => {}
  const clear = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const onClose = vi.fn()
  page = await render(
    <Confirm
      open
      onClose={onClose}
      title="Clear the basket?"
      confirmLabel="Clear"
      isDestructive
      onConfirm={clear}
    />,
  )
  await press(byRole('button', 'Clear'))
  await press(byRole('button', 'Clear'))
  expect(clear).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => finish())
  expect(onClose).toHaveBeenCalledOnce()
})
