import { navigate } from 'wouter/use-browser-location'
import { badAnswer } from '#/api/error.ts'
import { ordersApi } from '#/api/orders.ts'
import { paymentsApi } from '#/api/payments.ts'
import { fail, ok, type Result } from '#/api/result.ts'
import type { Checkout } from '#/api/schema/payment.ts'
import { isPayAddress } from '#/config/pay-host.ts'
import { serverNow } from '#/lib/clock.ts'
import { safeUrl } from '#/lib/safe-url.ts'
import { href } from '#/paths.ts'
import type { InvoiceEnd, Shell } from '#/shell/chrome.ts'

/**
 * Where a payment leads. `invoice`: one that the client shows over our page. `unknown`: the server named a page of a host that this build does not know. `none`: no page,
 * because the order is paid, by a QR code that came without an address, or by arrangement with the staff.
 */
export type PaymentPage =
  | { open: string }
  | { telegram: string }
  | { invoice: string }
  | { unknown: string }
  | { none: 'paid' | 'qr' | 'in-person' }

/** The address the payment page returns to: our page, or our app inside Telegram. */
function returnUrl(orderId: string, { channel }: Pick<Shell, 'channel'>, bot: string): string {
  return channel === 'TG' && bot
    ? `https://t.me/${bot}?startapp=o_${orderId}`
    : `${window.location.origin}${href('order', { id: orderId }, { paid: '1' })}`
}

/**
 * How an order is paid, before anything opens. `amount`: so'm that the page asks for, null where it is not the one
 * to be paid; `isExpired`: the page takes no payment any more.
 */
export type Payment = { page: PaymentPage; otherAmount: number | null; isExpired: boolean }

/** How to pay a placed order of so many so'm, null where that is not known. Only the order itself says whether it was paid. */
export async function paymentOf(
  order: { id: string; total: number | null },
  shell: Shell,
  bot: string,
): Promise<Result<Payment>> {
  const [error, checkout] = await paymentsApi().checkout(order.id, returnUrl(order.id, shell, bot))
  if (error?.code === 'ORDER_PAID') return ok({ page: { none: 'paid' }, otherAmount: null, isExpired: false })
  if (error) return fail(error)
  // Nobody pays the order of another customer: an answer about one is none.
  if (checkout.orderId !== null && checkout.orderId !== order.id) return fail(badAnswer())
  return ok(paymentBy(checkout, order.total, shell))
}

function paymentBy(checkout: Checkout, sum: number | null, shell: Shell): Payment {
  const { amount, expiresAt } = checkout
  return {
    page: pageOf(checkout, shell),
    otherAmount: sum === null || amount === sum ? null : amount,
    isExpired: expiresAt !== null && Date.parse(expiresAt) <= serverNow(),
  }
}

/** How a tip of so many so'm is paid for an order that has arrived (DX-13). */
export async function lateTipOf(
  order: { id: string },
  sum: number,
  shell: Shell,
  bot: string,
): Promise<Result<Payment>> {
  const [error, checkout] = await ordersApi().lateTip(order.id, sum, returnUrl(order.id, shell, bot))
  return error ? fail(error) : ok(paymentBy(checkout, sum, shell))
}

function pageOf({ action, url, isPaid, invoiceSlug }: Checkout, shell: Shell): PaymentPage {
  if (isPaid) return { none: 'paid' }
  const isInvoice = action === 'TELEGRAM_INVOICE'
  if (isInvoice && invoiceSlug && shell.openInvoice) return { invoice: invoiceSlug }
  const link = isInvoice && invoiceSlug ? (url ?? `https://t.me/$${invoiceSlug}`) : url
  const address = action === 'NONE' ? null : safeUrl(link)
  // The address of a QR code leads to the same payment, and so does that of an action which came after this build.
  if (!address?.startsWith('http')) return { none: action === 'QR' ? 'qr' : 'in-person' }
  if (isInvoice && address.startsWith('https://t.me/')) return { telegram: address }
  const isKnown = isPayAddress(address, window.location.origin, import.meta.env.VITE_PAY_HOSTS)
  return isKnown ? { open: address } : { unknown: address }
}

const sent = new Set<string>()

/** The customer is sent to pay this order now. */
export const sendToPay = (orderId: string) => void sent.add(orderId)

/** Whether the customer was sent to pay this order since the page was loaded: they may never have left it. */
export const wasSentToPay = (orderId: string) => sent.has(orderId)

/** Opens a payment page from the page of its order, whose address then records that the customer was sent there. */
export function openPayment(orderId: string, url: string, shell: Shell) {
  // Back in the browser, or a return to the app that stayed open, is treated like the return by the page's own link
  // (PY-04).
  navigate(href('order', { id: orderId }, { paid: '1' }), { replace: true })
  shell.openLink(url, 'here')
}

/** The page of this order is on the screen. */
export const isAtOrder = (orderId: string) => window.location.pathname === href('order', { id: orderId })

/**
 * Opens an invoice over the page of its order. How it was closed proves nothing; it only decides whether a payment is
 * looked for, which the page's address then records.
 */
export async function openInvoice(orderId: string, slug: string, shell: Shell): Promise<InvoiceEnd> {
  const end = (await shell.openInvoice?.(slug)) ?? 'failed'
  if ((end === 'paid' || end === 'pending') && isAtOrder(orderId))
    navigate(href('order', { id: orderId }, { paid: '1' }), { replace: true })
  return end
}
