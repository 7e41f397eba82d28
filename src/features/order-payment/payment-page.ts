import { navigate } from 'wouter/use-browser-location'
import { paymentsApi } from '#/api/payments.ts'
import { fail, ok, type Result } from '#/api/result.ts'
import { isPayAddress } from '#/config/pay-host.ts'
import { href } from '#/paths.ts'
import type { Shell } from '#/shell/chrome.ts'

/**
 * Where a payment leads. `unknown`: the server named a page of a host that this build does not know.
 * `none`: to no page, because it is paid, by a QR code, or in a way that only people know.
 */
export type PaymentPage =
  | { open: string }
  | { telegram: string }
  | { unknown: string }
  | { none: 'paid' | 'qr' | 'in-person' }

/** Where the payment page sends the customer back (gap 22): our page, or our app inside Telegram. */
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
  if (action === 'QR') return ok({ none: 'qr' })
  if (!url || action === 'NONE') return ok({ none: 'in-person' })
  if (action === 'TELEGRAM_INVOICE') return ok({ telegram: url })
  const isKnown = isPayAddress(url, window.location.origin, import.meta.env.VITE_PAY_HOSTS)
  return ok(isKnown ? { open: url } : { unknown: url })
}

/** Opens a payment page of an order that is on the screen, and stays marked as sent there. */
export function openPayment(orderId: string, url: string, shell: Shell) {
  // Back in the browser, or to the app that stayed open, is a return as good as the page's own (PY-04).
  navigate(href('order', { id: orderId }, { paid: '1' }), { replace: true })
  shell.openLink(url, 'here')
}

/** After an order was placed: its payment page, if that may be opened at once and the order is still on the screen. */
export async function payAtOnce(orderId: string, shell: Shell, bot: string): Promise<void> {
  const [, page] = await paymentPage(orderId, shell, bot)
  const isHere = window.location.pathname === href('order', { id: orderId })
  if (page && 'open' in page && isHere) openPayment(orderId, page.open, shell)
}
