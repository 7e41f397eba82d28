import { navigate } from 'wouter/use-browser-location'
import { paymentsApi } from '#/api/payments.ts'
import { fail, ok, type Result } from '#/api/result.ts'
import { isPayAddress } from '#/config/pay-host.ts'
import { safeUrl } from '#/lib/safe-url.ts'
import { href } from '#/paths.ts'
import type { Shell } from '#/shell/chrome.ts'

/**
 * Where a payment leads. `unknown`: the server named a page of a host that this build does not know. `none`: no page,
 * because the order is paid, by a QR code that came without an address, or by arrangement with the staff.
 */
export type PaymentPage =
  | { open: string }
  | { telegram: string }
  | { unknown: string }
  | { none: 'paid' | 'qr' | 'in-person' }

/** The address the payment page returns to: our page, or our app inside Telegram. */
function returnUrl(orderId: string, { channel }: Pick<Shell, 'channel'>, bot: string): string {
  return channel === 'TG' && bot
    ? `https://t.me/${bot}?startapp=o_${orderId}`
    : `${window.location.origin}${href('order', { id: orderId }, { paid: '1' })}`
}

/** How to pay a placed order. Only the order itself says whether it was paid. */
export async function paymentPage(orderId: string, shell: Shell, bot: string): Promise<Result<PaymentPage>> {
  const [error, checkout] = await paymentsApi().checkout(orderId, returnUrl(orderId, shell, bot))
  if (error) return fail(error)
  const { action, url, isPaid } = checkout
  if (isPaid) return ok({ none: 'paid' })
  const address = action === 'NONE' ? null : safeUrl(url)
  // The address of a QR code leads to the same payment, and so does that of an action which came after this build.
  if (!address?.startsWith('http')) return ok({ none: action === 'QR' ? 'qr' : 'in-person' })
  if (action === 'TELEGRAM_INVOICE') return ok({ telegram: address })
  const isKnown = isPayAddress(address, window.location.origin, import.meta.env.VITE_PAY_HOSTS)
  return ok(isKnown ? { open: address } : { unknown: address })
}

const sent = new Set<string>()

/** Whether the customer was sent to pay this order since the page was loaded: they may never have left it. */
export const wasSentToPay = (orderId: string) => sent.has(orderId)

/** Opens a payment page from the page of its order, whose address then records that the customer was sent there. */
export function openPayment(orderId: string, url: string, shell: Shell) {
  // Back in the browser, or a return to the app that stayed open, is treated like the return by the page's own link
  // (PY-04).
  navigate(href('order', { id: orderId }, { paid: '1' }), { replace: true })
  sent.add(orderId)
  shell.openLink(url, 'here')
}

/**
 * Opens the payment page of an order that was just placed, if it may be opened without asking and the order is still on
 * the screen.
 */
export async function payAtOnce(orderId: string, shell: Shell, bot: string): Promise<void> {
  const [, page] = await paymentPage(orderId, shell, bot)
  const isHere = window.location.pathname === href('order', { id: orderId })
  if (page && 'open' in page && isHere) openPayment(orderId, page.open, shell)
}
