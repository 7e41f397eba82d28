import { html, raw } from 'hono/html'
import { renderSVG } from 'uqr'
import type { Bot } from '../services/bots.ts'
import type { Tenant } from '../services/tenants.ts'
import { type Markup, page } from './page.ts'

type Where = { port: string; addresses: readonly string[]; bots: ReadonlyMap<string, Bot> }

/** A code for a phone's camera, with its address below. */
const code = (what: string, address: string): Markup => html`<td><p><b>${what}</b></p>
<div class="qr">${raw(renderSVG(address, { border: 2 }))}</div>
<p class="small"><a href="${address}">${address}</a></p></td>`

/** The address of a shop for a phone in the same network, and for the web app of its bot. */
export const phoneAddress = (address: string, port: string, sub: string) =>
  `http://${address}:${port}/?vendor=${sub}`

function shopRow({ sub, wire }: Tenant, { port, addresses, bots }: Where): Markup {
  const bot = bots.get(sub)
  return html`<tr><td><b>${String(wire.settings.brand)}</b><br><span class="soft small">${sub}</span></td>
${addresses.map((address) => code('In the browser', phoneAddress(address, port, sub)))}
${bot?.name ? code(bot.isTest ? 'The bot, test servers' : 'The bot', `https://t.me/${bot.name}`) : ''}</tr>`
}

/** The shops for a phone: codes of their addresses in this network, and of their bots. */
export const phonePage = (tenants: readonly Tenant[], where: Where) =>
  page(
    'On a phone',
    html`<h1>On a phone</h1>
<p class="soft">Hold the camera of a phone in the same network before a code. <span lang="uz">Telefonda ochish.</span></p>
<nav><a href="/sandbox">Sandbox</a></nav>
${
  where.addresses.length === 0
    ? html`<section><p>This server listens on this machine alone. End it and start it for the network:</p>
<p><code>HOST=0.0.0.0 npm start</code></p></section>`
    : ''
}
${
  where.bots.size === 0
    ? html`<section><p>No bot is known. Give a merchant its own, and the shop accepts its customers:</p>
<p><code>BOT_TOKEN_DEMO=123456:AA… BOT_NAME_DEMO=your_bot TELEGRAM_TEST=1 HOST=0.0.0.0 npm start</code></p></section>`
    : ''
}
<section><div class="scroll"><table>${tenants.map((tenant) => shopRow(tenant, where))}</table></div></section>`,
  )
