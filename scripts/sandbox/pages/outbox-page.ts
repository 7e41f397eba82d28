import { html } from 'hono/html'
import type { BotMessage } from '../services/bot-messages.ts'
import { tashkentIso } from '../services/clock.ts'
import type { Message } from '../services/sms.ts'
import { page } from './page.ts'

/** A message of a bot, as it stands in the chat, and what became of it. */
const botRow = (
  m: BotMessage,
) => html`<tr><td class="small">${tashkentIso(m.createdAt.getTime()).slice(11, 19)}</td>
<td style="white-space:pre-line">${m.text}<br><a href="${m.url}">${m.button}</a></td>
<td class="small">${m.refused ? html`<span class="bad">${m.refused}</span>` : m.sentAt ? 'sent' : 'no real bot: only here'}</td>
<td class="soft small">${m.merchantId}</td></tr>`

/** The messages that a telephone and a chat with the bot would have got; the only place where a code can be read. */
export const outboxPage = (messages: readonly Message[], fromBots: readonly BotMessage[]) =>
  page(
    'Outbox',
    html`<h1>Outbox</h1>
<p class="soft">Newest first; kept until the server stops. <span lang="uz">Yuborilgan SMS xabarlar.</span></p>
<nav><a href="/sandbox">Sandbox</a></nav>
<section><h2>SMS</h2>${
      messages.length === 0
        ? html`<p class="soft">No message yet. Ask for a code in the shop.</p>`
        : html`<div class="scroll"><table>
<tr><th>Time</th><th>Phone</th><th>Code</th><th>Text</th><th>Shop</th></tr>
${messages.map(
  (m) =>
    html`<tr><td class="small">${tashkentIso(m.at).slice(11, 19)}</td><td>${m.phone}</td><td class="code">${m.code}</td><td>${m.text}</td><td class="soft small">${m.merchant}</td></tr>`,
)}
</table></div>`
    }</section>
<section><h2>From the bots</h2>${
      fromBots.length === 0
        ? html`<p class="soft">None yet. A customer in Telegram lets the bot write on the page of an order.</p>`
        : html`<div class="scroll"><table><tr><th>Time</th><th>Message</th><th></th><th>Shop</th></tr>${fromBots.map(botRow)}</table></div>`
    }</section>`,
    { refresh: 3 },
  )
