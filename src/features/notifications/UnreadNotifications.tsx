import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { queryScopeAtom } from '#/session/session.ts'
import { Unread } from '#/ui/Unread.tsx'
import { unreadQuery } from './queries.ts'

/** The number of new notifications (NT-03). */
export function UnreadNotifications() {
  const { data: count = 0 } = useQuery(unreadQuery(useAtomValue(queryScopeAtom)))
  return <Unread count={count} />
}
