// @vitest-environment jsdom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { quietShell, shellAtom } from '#/shell/shell.ts'
import { orderWith } from '#/testing/test-order.ts'
import { byRole, press, render } from '#/testing/test-page.tsx'
import { until } from '#/testing/test-shop.tsx'
import { Receipt } from './index.ts'

const receipt = {
  url: 'https://ofd.example.uz/check?t=UZ1&r=1047&c=20261121123045&s=123456789012',
  fiscalSign: '123456789012',
  terminalId: 'UZ210317229019',
  at: '2026-11-21T12:30:45+05:00',
}
const words = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')

test('a paid order shows its receipt as a code, with its sign, terminal and time, and opens it (BX-33)', async () => {
  const openLink = vi.fn()
  const page = await render(<Receipt order={orderWith({ isPaid: true, receipt })} />)
  await act(async () => page.store.set(shellAtom, { ...quietShell, openLink }))
  await press(byRole('button', 'Fiscal receipt'))
  await until(() => byRole('img', 'QR code of the receipt'))
  expect(words()).toContain('Fiscal sign123456789012TerminalUZ210317229019Issued21 Nov, 12:30')
  await press(byRole('button', 'Open the receipt'))
  expect(openLink).toHaveBeenCalledExactlyOnceWith(receipt.url)
  await page.remove()
})

test.each([
  ['a server that sends none', { isPaid: true }],
  ['an order that is not paid', { isPaid: false, receipt }],
  ['a receipt that cannot be opened', { isPaid: true, receipt: { ...receipt, url: 'javascript:1' } }],
  ['a receipt that cannot be read', { isPaid: true, receipt: 'soon' }],
])('%s: nothing is shown of it (BX-33)', async (_what, change) => {
  const page = await render(<Receipt order={orderWith(change)} />)
  expect(words()).toBe('')
  await page.remove()
})
