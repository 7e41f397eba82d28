import { html } from 'hono/html'
import type { Tenant } from '../services/tenants.ts'
import { type Markup, page } from './page.ts'

type Where = { port: string; frameOrigin: string }

function shopRow(tenant: Tenant, { port, frameOrigin }: Where): Markup {
  const { sub, wire } = tenant
  const frame = `${frameOrigin}/?merchant=${sub}`
  return html`<tr>
<td><b>${String(wire.settings.brand)}</b><br><span class="soft small">${sub}</span></td>
<td><a href="http://${sub}.localhost:${port}/">${sub}.localhost:${port}</a></td>
<td><a href="http://localhost:${port}/?vendor=${sub}">?vendor=${sub}</a></td>
<td><a href="${frame}">Telegram</a></td>
</tr>`
}

const scenarios: readonly (readonly [string, string])[] = [
  [
    '+998 90 000 00 01 … 09 99',
    'code 111111 is always right; 02: the code has expired; 03: too often; 04: a new customer',
  ],
  ['+998 90 000 09 00, 09 01', 'a customer with three years of orders and cashback; one with a single order'],
  ['#fast', 'in the order comment: a whole life in 60 seconds'],
  ['#cancel', 'the branch cancels the order'],
  ['#nomoney, #declined', 'the bank refuses the saved card of the order'],
  ['#nocourier', 'no courier is found'],
  ['#provider', 'a delivery service takes it over'],
  ['#return, #failed, #recall, #noprice', 'the courier takes it back; fails; is called off; has no price'],
  ['#INSTAGRAM, #YANDEX_EATS', 'the order came another way: any source of orders'],
  [
    '#fail500, #timeout, #lost',
    'the server fails; does not answer for 31 s; takes the order but the answer is lost',
  ],
  ['SALOM10, FIX20000', 'promo codes that work; OFF, SOON, OLD, MIN500 say why they do not'],
  [
    '/sandbox/invitations',
    'a friend of whoever invites orders for the first time, or has got the order: the inviter gets the reward',
  ],
  ['stress, stress1000', 'a merchant of ten thousand products, of any smaller number: ?vendor=stress1000'],
  ['X-Sandbox-Now', 'request header of this machine: the time the server believes in'],
  [
    'POST /sandbox/faults',
    '{"route":"/overalls","kind":"delay|500|503|401|html|nonsense|empty|drop|lost|truncate","ms":0,"times":1}; DELETE ends them',
  ],
]

/** The start page, with links to everything in this sandbox. */
export const indexPage = (tenants: readonly Tenant[], where: Where) =>
  page(
    'Dasturxon: sandbox',
    html`<h1>Dasturxon</h1>
<p class="soft">The sandbox: a real server with a real database, for developing and trying out. <span lang="uz">Sinov serveri.</span></p>
<nav><a href="/sandbox/studio">Studio</a><a href="/sandbox/phone">On a phone</a><a href="/sandbox/outbox">SMS outbox</a><a href="/sandbox/orders">Orders</a><a href="/sandbox/chat">Chat</a><a href="/sandbox/applications">Applications</a><a href="/sandbox/invitations">Invitations</a><a href="${where.frameOrigin}">Telegram window</a><a href="/sandbox/contract">Contract</a><a href="/sandbox/wild">Spellings</a><a href="/sandbox/faults">Faults</a><a href="/healthz">Health</a></nav>
<section><h2>Shops</h2><div class="scroll"><table>
<tr><th>Merchant</th><th>Sub-domain</th><th>By vendor</th><th>Telegram window</th></tr>
${tenants.map((tenant) => shopRow(tenant, where))}
</table></div></section>
<section><h2>Scenarios</h2><div class="scroll"><table>
${scenarios.map(([word, effect]) => html`<tr><td><code>${word}</code></td><td>${effect}</td></tr>`)}
</table></div></section>
<section><h2>Start again</h2>
<p>Orders and customers stay over restarts. This forgets them and fills the stock again:</p>
<p><form method="post" action="/sandbox/reset"><button>Forget customers and orders</button></form></p>
<p class="soft small"><code>npm run sandbox -- --reset</code> empties the database and the pictures; <code>--memory</code> keeps nothing.</p>
</section>`,
  )
