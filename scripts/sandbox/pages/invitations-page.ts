import { html } from 'hono/html'
import { type Markup, page } from './page.ts'

/** Somebody who invites: whose code it is, and at which merchant. */
type Inviter = { merchantId: string; code: string; name: string; phone: string | null; friends: number }

const row = ({ merchantId, code, name, phone, friends }: Inviter): Markup => {
  const action = (value: string, label: string) =>
    html`<form method="post" action="/sandbox/invitations/${merchantId}/${code}"><button name="do" value="${value}">${label}</button></form> `
  return html`<tr>
<td class="code">${code}</td>
<td>${name}<br><span class="soft small">${phone ?? ''}</span></td>
<td>${friends}</td>
<td>${action('order', 'A friend orders')}${action('deliver', 'A friend gets a first order')}</td>
<td class="soft small">${merchantId}</td>
</tr>`
}

/** Whoever invites, with buttons that play their friends. */
export const invitationsPage = (inviters: readonly Inviter[]) =>
  page(
    'Invitations',
    html`<h1>Invitations</h1>
<p class="soft">A code appears here when its customer opens "Invite a friend". <span lang="uz">Taklif kodlari.</span></p>
<nav><a href="/sandbox">Sandbox</a></nav>
<section>${
      inviters.length === 0
        ? html`<p class="soft">Nobody invites yet.</p>`
        : html`<div class="scroll"><table>
<tr><th>Code</th><th>Customer</th><th>Friends</th><th></th><th>Shop</th></tr>
${inviters.map(row)}
</table></div>`
    }</section>`,
  )
