import type { Services } from '../services/context.ts'
import type { Tenant } from '../services/tenants.ts'
import type { OrderRow } from './record.ts'

const PREFIX = 'invoice-'

/**
 * The slug of the invoice by which an order is paid inside Telegram (BX-30); null: it has a payment page. Only the page
 * that plays Telegram can show our invoices, so a merchant with a real bot has none.
 */
export function invoiceSlugOf(
  { bots }: Pick<Services, 'bots'>,
  tenant: Tenant,
  row: OrderRow,
): string | null {
  const { orderDevice, payment } = row.record as { orderDevice?: string; payment?: { id: string } }
  const method = tenant.wire.paymentTypes.find(({ id }) => id === payment?.id)
  const isInvoice = method?.invoiceEnabled && orderDevice === 'TELEGRAM_BOT' && !bots.has(tenant.sub)
  return isInvoice ? PREFIX + row.id : null
}

/** The order of such a slug; null: the text is none. */
export const orderOfSlug = (slug: string): string | null =>
  slug.startsWith(PREFIX) ? slug.slice(PREFIX.length) : null
