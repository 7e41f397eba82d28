import { html } from 'hono/html'
import { isFinal, stateAt } from '../db/life.ts'
import type { OrderRow } from '../orders/record.ts'
import { tashkentIso } from '../services/clock.ts'
import { type Markup, page, sum } from './page.ts'

function row(order: OrderRow, now: number): Markup {
  const { status, courier } = stateAt(order.plan, now)
  const { serviceType, user, cartItems } = order.record as {
    serviceType: string
    cartItems?: unknown[]
    user: { firstName: string; phone: string }
  }
  const action = (name: string, label: string) =>
    html`<form method="post" action="/sandbox/orders/${order.id}"><button name="do" value="${name}">${label}</button></form> `
  const edits = [
    (cartItems?.length ?? 0) > 1 ? action('lines', 'Take the last line out') : '',
    order.paidAt ? '' : action('payment', 'Other way of paying'),
    serviceType === 'DELIVERY' ? action('delivery', 'Other couriers') : '',
    action('deliver', 'Deliver now'),
    action('cancel', 'Cancel'),
  ]
  return html`<tr>
<td><b>${order.number}</b><br><span class="soft small">${order.merchantId}</span></td>
<td class="small">${tashkentIso(order.createdAt.getTime()).slice(5, 16).replace('T', ' ')}</td>
<td>${status}<br><span class="soft small">${courier}</span></td>
<td class="small">${serviceType}<br>${order.paymentType}${order.paidAt ? ' · paid' : ''}</td>
<td class="small">${user.firstName}<br>${user.phone}</td>
<td>${sum(order.total)}</td>
<td>${isFinal(status) && status !== 'DELIVERED' ? '' : action('advance', 'Next step')}${isFinal(status) ? '' : edits}</td>
</tr>`
}

/** The newest orders of the database, with the actions of an operator. */
export const ordersPage = (orders: readonly OrderRow[], now: number) =>
  page(
    'Orders',
    html`<h1>Orders</h1>
<p class="soft">The newest 50 of the database. <span lang="uz">Oxirgi buyurtmalar.</span></p>
<nav><a href="/sandbox">Sandbox</a></nav>
<section>${
      orders.length === 0
        ? html`<p class="soft">No order yet.</p>`
        : html`<div class="scroll"><table>
<tr><th>No.</th><th>Placed</th><th>Status</th><th>How</th><th>Customer</th><th>Total</th><th></th></tr>
${orders.map((order) => row(order, now))}
</table></div>`
    }</section>`,
    { refresh: 5 },
  )
