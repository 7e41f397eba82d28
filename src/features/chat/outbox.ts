import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { ChatMessage } from '#/api/schema/talk.ts'
import { talkApi } from '#/api/talk.ts'
import { deviceNow } from '#/lib/clock.ts'
import { newKey } from '#/lib/new-key.ts'
import type { QueryScope } from '#/session/query-keys.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { messagesQuery } from './queries.ts'

export type AttachedOrder = NonNullable<ChatMessage['order']>
type Draft = { text: string; order: AttachedOrder | null }
/** A message that the server has not confirmed. */
export type Outgoing = Draft & { clientId: string; createdDate: string; hasFailed: boolean }
type Unsent = { draft: Draft; outgoing: readonly Outgoing[] }
type Pages = InfiniteData<{ content: ChatMessage[] }>

const NOTHING: Unsent = { draft: { text: '', order: null }, outgoing: [] }

/** The draft and the unconfirmed messages of each customer; in memory, so that they survive a change of page. */
const unsentAtom = atom<Readonly<Record<string, Unsent>>>({})
const ownAtom = atom(
  (get) => get(unsentAtom)[get(queryScopeAtom).join()] ?? NOTHING,
  (get, set, change: (unsent: Unsent) => Unsent) => {
    const name = get(queryScopeAtom).join()
    set(unsentAtom, (all) => ({ ...all, [name]: change(all[name] ?? NOTHING) }))
  },
)

export const outgoingAtom = atom((get) => get(ownAtom).outgoing)
export const draftAtom = atom(
  (get) => get(ownAtom).draft,
  (_get, set, change: Partial<Draft>) =>
    set(ownAtom, (unsent) => ({ ...unsent, draft: { ...unsent.draft, ...change } })),
)

type Sending = { queries: QueryClient; scope: QueryScope }

const changeOne = (clientId: string, change: (one: Outgoing) => Outgoing[]) => (unsent: Unsent) => ({
  ...unsent,
  outgoing: unsent.outgoing.flatMap((one) => (one.clientId === clientId ? change(one) : [one])),
})

/** Sends an outgoing message. A repeat has the same `clientId`, so the server stores it once. */
const sendAtom = atom(null, async (_get, set, one: Outgoing, { queries, scope }: Sending) => {
  set(
    ownAtom,
    changeOne(one.clientId, (it) => [{ ...it, hasFailed: false }]),
  )
  const { text, order, clientId } = one
  const [error, message] = await talkApi().send({ text, orderId: order?.id ?? null, clientId })
  if (error)
    return set(
      ownAtom,
      changeOne(clientId, (it) => [{ ...it, hasFailed: true }]),
    )
  const { queryKey } = messagesQuery(scope)
  // A list requested before this response would arrive without the message.
  await queries.cancelQueries({ queryKey })
  queries.setQueryData<Pages>(queryKey, (known) => known && withMessage(known, message))
  set(
    ownAtom,
    changeOne(clientId, () => []),
  )
  void queries.invalidateQueries({ queryKey })
})

const withMessage = (known: Pages, message: ChatMessage): Pages => ({
  ...known,
  pages: known.pages.map((page, i) =>
    i === 0 ? { ...page, content: [message, ...page.content.filter(({ id }) => id !== message.id)] } : page,
  ),
})

/**
 * Sends the draft: it appears in the conversation at once, and the field is empty. Does nothing without a text or an
 * order.
 */
export const sendDraftAtom = atom(null, (get, set, sending: Sending) => {
  const { text, order } = get(draftAtom)
  if (text.trim() === '' && !order) return
  const createdDate = new Date(deviceNow()).toISOString()
  const one: Outgoing = { text: text.trim(), order, clientId: newKey(), createdDate, hasFailed: false }
  set(ownAtom, ({ outgoing }) => ({ draft: NOTHING.draft, outgoing: [...outgoing, one] }))
  void set(sendAtom, one, sending)
})

/** Sends a failed message again. One that is being sent is left alone. */
export const sendAgainAtom = atom(null, (get, set, clientId: string, sending: Sending) => {
  const one = get(outgoingAtom).find((it) => it.clientId === clientId && it.hasFailed)
  if (one) void set(sendAtom, one, sending)
})
