import { html } from 'hono/html'
import type { ApplicationRow } from '../services/applications.ts'
import { tashkentIso } from '../services/clock.ts'
import { page } from './page.ts'

export type ShownApplication = ApplicationRow & { vacancy: string }

/** The newest applications for vacancies, as the merchant's office would read them. */
export const applicationsPage = (applications: readonly ShownApplication[]) =>
  page(
    'Applications',
    html`<h1>Applications</h1>
<p class="soft">For vacancies, the newest 50 of the database. <span lang="uz">Ishga arizalar.</span></p>
<nav><a href="/sandbox">Sandbox</a></nav>
<section>${
      applications.length === 0
        ? html`<p class="soft">No application yet.</p>`
        : html`<div class="scroll"><table>
<tr><th>Sent</th><th>Vacancy</th><th>Name</th><th>Phone</th><th>Comment</th><th>Shop</th></tr>
${applications.map(
  (one) =>
    html`<tr><td class="small">${tashkentIso(one.createdAt.getTime()).slice(5, 16).replace('T', ' ')}</td><td>${one.vacancy}</td><td>${one.name}</td><td>${one.phone}</td><td>${one.comment}</td><td class="soft small">${one.merchantId}</td></tr>`,
)}
</table></div>`
    }</section>`,
    { refresh: 5 },
  )
