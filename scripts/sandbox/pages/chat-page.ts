import { html } from 'hono/html'
import type { chatMessages } from '../db/schema/index.ts'
import { tashkentIso } from '../services/clock.ts'
import { page } from './page.ts'

type Message = typeof chatMessages.$inferSelect

const line = ({ from, text, orderNumber, createdAt }: Message) =>
  html`<p><span class="soft small">${tashkentIso(createdAt.getTime()).slice(11, 16)} ${from === 'CLIENT' ? '' : '→ '}</span>${
    orderNumber === null ? '' : html`<b>No. ${orderNumber}</b> `
  }${text}</p>`

/** Conversations of customers with the shop, the latest first, each with a field for an answer. */
export function chatPage(messages: readonly Message[]) {
  const talks = new Map<string, Message[]>()
  for (const message of messages) {
    const key = `${message.merchantId}/${message.userId}`
    // Set again, so that the conversation written to last comes last.
    const earlier = talks.get(key) ?? []
    talks.delete(key)
    talks.set(key, [...earlier, message])
  }
  return page(
    'Chat',
    html`<h1>Chat</h1>
<p class="soft">What customers wrote; an answer reaches their page within seconds. <span lang="uz">Mijozlar bilan yozishmalar.</span></p>
<nav><a href="/sandbox">Sandbox</a><a href="/sandbox/chat">Look again</a></nav>
${talks.size === 0 ? html`<section><p class="soft">Nobody has written yet.</p></section>` : ''}
${[...talks].reverse().map(
  ([key, lines]) => html`<section><h2>${key}</h2>${lines.map(line)}
<form method="post" action="/sandbox/chat/${key}"><input name="text" aria-label="Answer" required maxlength="2000"> <button>Send</button></form></section>`,
)}`,
  )
}
