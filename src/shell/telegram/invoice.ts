import { on, postEvent } from '@telegram-apps/sdk-react'
import type { InvoiceEnd } from '#/shell/shell.ts'

let endLast = () => {}

/** Of a word that came after this build the order has to be asked. */
const endOf = (status: string): InvoiceEnd =>
  status === 'paid' || status === 'cancelled' || status === 'failed' ? status : 'pending'

/**
 * Opens an invoice in the client. A client that never answers must not keep the customer from trying again, so the next
 * call ends this one as cancelled.
 */
export function showInvoice(slug: string): Promise<InvoiceEnd> {
  endLast()
  return new Promise((resolve) => {
    const end = (how: InvoiceEnd) => {
      stop()
      resolve(how)
    }
    endLast = () => end('cancelled')
    const stop = on('invoice_closed', (closed) => {
      if (closed.slug === slug) end(endOf(closed.status))
    })
    postEvent('web_app_open_invoice', { slug })
  })
}
