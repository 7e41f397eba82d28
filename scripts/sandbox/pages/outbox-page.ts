import { html } from 'hono/html'
import { tashkentIso } from '../services/clock.ts'
import type { Message } from '../services/sms.ts'
import { page } from './page.ts'

/** The messages that a telephone would have got; the only place where a code can be read. */
export const outboxPage = (messages: readonly Message[]) =>
  page(
    'SMS outbox',
    html`<h1>SMS outbox</h1>
<p class="soft">Newest first; kept until the server stops. <span lang="uz">Yuborilgan SMS xabarlar.</span></p>
<nav><a href="/sandbox">Sandbox</a></nav>
<section>${
      messages.length === 0
        ? html`<p class="soft">No message yet. Ask for a code in the shop.</p>`
        : html`<div class="scroll"><table>
<tr><th>Time</th><th>Phone</th><th>Code</th><th>Text</th><th>Shop</th></tr>
${messages.map(
  (m) =>
    html`<tr><td class="small">${tashkentIso(m.at).slice(11, 19)}</td><td>${m.phone}</td><td class="code">${m.code}</td><td>${m.text}</td><td class="soft small">${m.merchant}</td></tr>`,
)}
</table></div>`
    }</section>`,
    { refresh: 3 },
  )
