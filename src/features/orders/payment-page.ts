import { paymentsApi } from '#/api/payments.ts'
import type { Result } from '#/api/result.ts'
import { fail, ok } from '#/api/result.ts'
import { isPayAddress } from '#/domain/pay-host.ts'
import { href } from '#/paths.ts'
import type { Shell } from '#/shell/chrome.ts'

/** Where a payment leads. `unknown`: the server named a page of a host that this build does not know (threat T12). */
export type PaymentPage = { open: string } | { telegram: string } | { unknown: string } | { nothing: true }

/** Where the payment page sends the customer back (contract, gap 22): our page, or our app inside Telegram. */
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
  if (isPaid || !url || action === 'NONE' || action === 'QR') return ok({ nothing: true })
  if (action === 'TELEGRAM_INVOICE') return ok({ telegram: url })
  const isKnown = isPayAddress(url, window.location.origin, import.meta.env.VITE_PAY_HOSTS)
  return ok(isKnown ? { open: url } : { unknown: url })
}
