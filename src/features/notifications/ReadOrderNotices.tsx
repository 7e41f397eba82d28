import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { talkApi } from '#/api/talk.ts'
import { orderOfNotice } from '#/domain/notices.ts'
import type { QueryScope } from '#/session/query-keys.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { unreadQuery } from './queries.ts'

/** Whoever looks at an order has read what was sent of it: at each of its steps that is marked on the server (NT-03). */
export const ReadOrderNotices = ({ order: { id, status } }: { order: { id: string; status: string } }) => (
  // Each step has a notice of its own.
  <Marked key={`${id} ${status}`} orderId={id} />
)

function Marked({ orderId }: { orderId: string }) {
  const { notifications } = useAtomValue(abilitiesAtom)
  const scope = useAtomValue(queryScopeAtom)
  const queries = useQueryClient()
  useEffect(() => {
    if (!notifications) return
    const life = new AbortController()
    // A notice that stays marked as new is no reason to disturb.
    readNoticesOf(orderId, queries, scope, life.signal).catch(() => {})
    return () => life.abort()
  }, [orderId, notifications, queries, scope])
  return null
}

async function readNoticesOf(id: string, queries: QueryClient, scope: QueryScope, signal: AbortSignal) {
  const unread = unreadQuery(scope)
  const { count } = await queries.fetchQuery({ ...unread, staleTime: 0 })
  if (count === 0 || signal.aborted) return
  const [error, page] = await talkApi().notifications(0, signal)
  if (error) return
  const ids = page.content.filter((one) => !one.isRead && orderOfNotice(one) === id).map((one) => one.id)
  if (ids.length === 0) return
  await talkApi().readNotifications(ids)
  await queries.invalidateQueries({ queryKey: unread.queryKey })
}
