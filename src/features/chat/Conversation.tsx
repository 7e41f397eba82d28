import { useLingui } from '@lingui/react/macro'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { ArrowDown } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatMessage } from '#/api/schema/talk.ts'
import { talkApi } from '#/api/talk.ts'
import { conversationDays } from '#/domain/chat/conversation.ts'
import { isStill } from '#/lib/motion.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { Button } from '#/ui/Button.tsx'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { useNow } from '#/ui/use-now.ts'
import css from './Chat.module.css'
import { Composer } from './Composer.tsx'
import { ConversationHead } from './ConversationHead.tsx'
import { DayHeading, Message } from './Message.tsx'
import { confirmAtom, outgoingAtom, sendAgainAtom } from './outbox.ts'
import { messagesQuery, unreadMessagesQuery } from './queries.ts'
import { Topics } from './Topics.tsx'
import { useAnswersFrom } from './use-answers-from.ts'

/** How long an answer is promised for, ms: a last word that nobody has answered for a day is a thank-you. */
const ANSWERED_WITHIN = 24 * 60 * 60_000

/** A message whose date is not known counts as new. */
const isOld = ({ createdDate }: ChatMessage, now: Date) =>
  createdDate !== null && now.getTime() - Date.parse(createdDate) >= ANSWERED_WITHIN

/** The conversation with the shop, oldest first, with the field for a message. */
export function Conversation() {
  const { t } = useLingui()
  const scope = useAtomValue(queryScopeAtom)
  const query = useInfiniteQuery(messagesQuery(scope))
  const outgoing = useAtomValue(outgoingAtom)
  const end = useRef<HTMLDivElement>(null)
  const messages = query.data?.pages[0]?.content ?? []
  useMarkRead(messages)
  const hasNewer = useFollowEnd(end, messages[0], outgoing.at(-1)?.clientId)
  return (
    <div className={css.chat}>
      <ConversationHead />
      <div className={css.past}>
        <QueryView
          query={query.isFetchNextPageError ? { ...query, error: null } : query}
          skeleton={<Shapes />}
          isEmpty={({ pages }) => outgoing.length === 0 && pages.every((page) => page.content.length === 0)}
          empty={<Topics />}
          isLive
        >
          {(data) => (
            <>
              {query.hasNextPage && (
                <Button busy={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
                  {t`Earlier messages`}
                </Button>
              )}
              <Messages data={data} />
            </>
          )}
        </QueryView>
      </div>
      {hasNewer && (
        <div className={css.newer}>
          <button
            type="button"
            className={css.toEnd}
            onClick={() =>
              end.current?.scrollIntoView({ block: 'end', behavior: isStill() ? 'auto' : 'smooth' })
            }
          >
            <ArrowDown size={18} aria-hidden="true" />
            <span>{t`New messages`}</span>
          </button>
        </div>
      )}
      <Composer />
      <div ref={end} className={css.end} />
    </div>
  )
}

/**
 * Keeps the end of the conversation in sight for whoever is there, and whoever writes. Whoever reads what is older stays
 * there: true is answered while a message of the shop has come that they have not been at.
 */
function useFollowEnd(
  end: RefObject<HTMLDivElement | null>,
  newest: ChatMessage | undefined,
  written: string | undefined,
): boolean {
  const [hasNewer, setHasNewer] = useState(false)
  const isAtEnd = useRef(true)
  const seen = useRef({ newest: newest?.id, written })
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        isAtEnd.current = entry?.isIntersecting ?? true
        if (isAtEnd.current) setHasNewer(false)
      },
      { rootMargin: '0px 0px 80px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [end])
  const from = newest?.from
  useLayoutEffect(() => {
    const hasWritten = written !== undefined && written !== seen.current.written
    const isNew = newest?.id !== seen.current.newest
    seen.current = { newest: newest?.id, written }
    if (newest?.id === undefined) return
    if (hasWritten || isAtEnd.current) end.current?.scrollIntoView({ block: 'end' })
    else if (isNew && from === 'OPERATOR') setHasNewer(true)
  }, [end, newest?.id, from, written])
  return hasNewer
}

function Messages({ data }: { data: InfiniteData<{ content: ChatMessage[] }> }) {
  const { t } = useLingui()
  const scope = useAtomValue(queryScopeAtom)
  const queries = useQueryClient()
  const sendAgain = useSetAtom(sendAgainAtom)
  // A new message shifts the pages, so one may be in two of them.
  const known = [...new Map(data.pages.flatMap((page) => page.content.map((one) => [one.id, one]))).values()]
  const taken = new Set(known.map(({ clientId }) => clientId))
  const outgoing = useAtomValue(outgoingAtom).filter(({ clientId }) => !taken.has(clientId))
  const days = conversationDays([
    ...known.toReversed().map(({ id, from, text, order, createdDate }) => ({
      key: id,
      isOwn: from === 'CLIENT',
      state: null,
      ...{ text, order, createdDate },
    })),
    ...outgoing.map(({ clientId, hasFailed, text, order, createdDate }) => ({
      key: clientId,
      isOwn: true,
      state: hasFailed ? ('failed' as const) : ('sending' as const),
      ...{ text, order, createdDate },
    })),
  ])
  const confirm = useSetAtom(confirmAtom)
  const opens = useAnswersFrom()
  const now = useNow()
  const [last] = known
  const isWaiting = outgoing.length === 0 && last?.from === 'CLIENT' && !isOld(last, now)
  // The response to it was lost, the message was not.
  useEffect(() => {
    confirm((clientId) => data.pages.some((page) => page.content.some((one) => one.clientId === clientId)))
  }, [confirm, data])
  return (
    <div role="log" aria-label={t`Messages`} className={css.log}>
      {/* One list, so that the messages of a day stay where they are when earlier ones of it come. */}
      {days.flatMap(({ day, messages }) => [
        <DayHeading key={`day ${messages[0]?.message.key}`} day={day} />,
        ...messages.map(({ message: { key, state, ...message }, isRunEnd }) => (
          <Message
            key={key}
            {...message}
            state={state}
            hasTime={isRunEnd}
            onAgain={() => sendAgain(key, { queries, scope })}
          />
        )),
      ])}
      {isWaiting && (
        <p className={css.answer}>
          {opens ? t`We’re closed now and will answer after ${opens}.` : t`We’ll reply here`}
        </p>
      )}
    </div>
  )
}

/** Marks the messages on the screen as read. */
function useMarkRead(messages: readonly ChatMessage[]) {
  const scope = useAtomValue(queryScopeAtom)
  const queries = useQueryClient()
  const unread = messages.find((one) => one.from === 'OPERATOR' && !one.isRead)?.id
  useEffect(() => {
    if (!unread) return
    void talkApi()
      .readMessages()
      .then(([error]) => {
        if (!error) queries.setQueryData(unreadMessagesQuery(scope).queryKey, { count: 0 })
      })
  }, [unread, queries, scope])
}

const Shapes = () => (
  <div className={css.log}>
    <Skeleton width="62%" height={56} radius="18px" />
    <div className={css.own}>
      <Skeleton width="48%" height={40} radius="18px" />
    </div>
    <Skeleton width="70%" height={72} radius="18px" />
  </div>
)
