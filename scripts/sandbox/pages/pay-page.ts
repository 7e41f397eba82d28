import { html } from 'hono/html'
import type { OrderRow } from '../orders/record.ts'
import { page, sum } from './page.ts'

const NAMES: Record<string, string> = { PAYME: 'Payme', CLICK: 'Click', UZUM: 'Uzum Bank', PAYNET: 'Paynet' }

/** Simulates the page of a payment provider. */
export const payPage = (order: OrderRow, brand: string, returnUrl: string, tip: number | null = null) =>
  page(
    `${NAMES[order.paymentType] ?? 'Payment'}: ${brand}`,
    html`<section>
<p class="soft">${NAMES[order.paymentType] ?? order.paymentType} · sandbox, no real money</p>
<h1>${brand}</h1>
<p>${tip === null ? '' : 'Choychaqa / Чаевые · '}Buyurtma / Заказ № ${order.number}</p>
<p class="sum">${sum(tip ?? order.total)}</p>
<form method="post">${tip === null ? '' : html`<input type="hidden" name="tip" value="1">`}<input type="hidden" name="returnUrl" value="${returnUrl}">
<button class="main" name="do" value="paid">Toʻlash · Paid</button>
<button name="do" value="cancel">Bekor qilish · Cancel</button>
<button name="do" value="leave">Keyinroq · Leave unpaid</button>
</form></section>`,
    { narrow: true },
  )

/** What is shown when there is no page to go back to, or the order is settled already. */
export const payDonePage = (text: string, returnUrl: string) =>
  page(
    text,
    html`<section><h1>${text}</h1>${
      returnUrl
        ? html`<p><a class="button" href="${returnUrl}">Doʻkonga qaytish · Back to the shop</a></p>`
        : ''
    }</section>`,
    { narrow: true },
  )
