import { html } from 'hono/html'
import type { OrderRow } from '../orders/record.ts'
import { page, sum } from './page.ts'

type Line = { product: { name: { uz: string }; mxicCode?: string | null; count: number } }

/** Plays the tax authority's page of a receipt: each dish with its code of the national catalogue. */
export const receiptPage = (
  order: OrderRow,
  brand: string,
  receipt: { fiscalSign: string; terminalId: string },
) => {
  const { tip = 0 } = order.record as { tip?: number }
  return page(
    `Chek № ${order.number}: ${brand}`,
    html`<section>
<p class="soft">Fiskal chek · sandbox</p>
<h1>${brand}</h1>
<table><tr><th>Taom<th>MXIK<th>Soni</tr>${(order.record.cartItems as Line[]).map(
      ({ product }) =>
        html`<tr><td>${product.name.uz}<td class="small">${product.mxicCode ?? ''}<td>${product.count}</tr>`,
    )}</table>
${tip > 0 ? html`<p>Choychaqa ${sum(tip)}</p>` : ''}
<p class="sum">${sum(order.total)}</p>
<p class="small">Fiskal belgi ${receipt.fiscalSign}<br>Terminal ${receipt.terminalId}</p>
</section>`,
    { narrow: true },
  )
}
