import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import * as v from 'valibot'
import type { ChatMessage } from '#/api/schema/talk.ts'
import { talkApi } from '#/api/talk.ts'
import { deviceNow } from '#/lib/clock.ts'
import { newKey } from '#/lib/new-key.ts'
import { formInputAtom } from '#/session/form-input.ts'
import type { QueryScope } from '#/session/query-keys.ts'
import { messagesQuery } from './queries.ts'

const draftEntries = {
  text: v.string(),
  order: v.nullable(v.object({ id: v.string(), number: v.nullable(v.union([v.string(), v.number()])) })),
}
const Unsent = v.object({
  draft: v.object(draftEntries),
  outgoing: v.array(v.object({ ...draftEntries, clientId: v.string(), createdDate: v.string() })),
})
type Unsent = v.InferOutput<typeof Unsent>
type Draft = Unsent['draft']
type Stored = Unsent['outgoing'][number]

export type AttachedOrder = NonNullable<Draft['order']>
/** A message that the server has not confirmed. `hasFailed`: it is not on its way, also because the page is a new one. */
export type Outgoing = Stored & { hasFailed: boolean }
type Pages = InfiniteData<{ content: ChatMessage[] }>

const NOTHING: Unsent = { draft: { text: '', order: null }, outgoing: [] }

/** The draft and the unconfirmed messages of the customer; they outlive a reload. */
const unsentAtom = formInputAtom('chat', Unsent)
const ownAtom = atom(
  (get) => get(unsentAtom) ?? NOTHING,
  (_get, set, change: (unsent: Unsent) => Unsent) =>
    set(unsentAtom, (last) => {
      const unsent = change(last ?? NOTHING)
      const isNothing = unsent.outgoing.length === 0 && unsent.draft.text === '' && !unsent.draft.order
      return isNothing ? null : unsent
    }),
)
/** The messages on their way, by `clientId`. */
const underWayAtom = atom<ReadonlySet<string>>(new Set<string>())

export const outgoingAtom = atom((get): readonly Outgoing[] => {
  const underWay = get(underWayAtom)
  return get(ownAtom).outgoing.map((one) => ({ ...one, hasFailed: !underWay.has(one.clientId) }))
})
export const messageDraftAtom = atom(
  (get) => get(ownAtom).draft,
  (_get, set, change: Partial<Draft>) =>
    set(ownAtom, (unsent) => ({ ...unsent, draft: { ...unsent.draft, ...change } })),
)

type Sending = { queries: QueryClient; scope: QueryScope }

/** Forgets messages that the server has. */
export const confirmAtom = atom(null, (get, set, isThere: (clientId: string) => boolean) => {
  if (!get(ownAtom).outgoing.some(({ clientId }) => isThere(clientId))) return
  set(ownAtom, (unsent) => ({
    ...unsent,
    outgoing: unsent.outgoing.filter(({ clientId }) => !isThere(clientId)),
  }))
})

/** Sends an outgoing message. A repeat has the same `clientId`, so the server stores it once. */
const sendAtom = atom(null, async (_get, set, one: Stored, { queries, scope }: Sending) => {
  const { text, order, clientId } = one
  set(underWayAtom, (all) => new Set([...all, clientId]))
  const [error, message] = await talkApi().send({ text, orderId: order?.id ?? null, clientId })
  if (!error) {
    const { queryKey } = messagesQuery(scope)
    // A list requested before this response would arrive without the message.
    await queries.cancelQueries({ queryKey })
    queries.setQueryData<Pages>(queryKey, (known) => known && withMessage(known, message))
    set(confirmAtom, (id) => id === clientId)
    void queries.invalidateQueries({ queryKey })
  }
  set(underWayAtom, (all) => new Set([...all].filter((id) => id !== clientId)))
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
  const { text, order } = get(messageDraftAtom)
  if (text.trim() === '' && !order) return
  const createdDate = new Date(deviceNow()).toISOString()
  const one: Stored = { text: text.trim(), order, clientId: newKey(), createdDate }
  set(ownAtom, ({ outgoing }) => ({ draft: NOTHING.draft, outgoing: [...outgoing, one] }))
  void set(sendAtom, one, sending)
})

/** Sends a failed message again. One that is being sent is left alone. */
export const sendAgainAtom = atom(null, (get, set, clientId: string, sending: Sending) => {
  const one = get(outgoingAtom).find((it) => it.clientId === clientId && it.hasFailed)
  if (one) void set(sendAtom, one, sending)
})
