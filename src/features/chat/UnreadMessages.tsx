import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { queryScopeAtom } from '#/session/session.ts'
import { Unread } from '#/ui/Unread.tsx'
import { unreadMessagesQuery } from './queries.ts'

/** The number of messages that the customer has not read (IN-01). */
export function UnreadMessages() {
  const { data: count = 0 } = useQuery(unreadMessagesQuery(useAtomValue(queryScopeAtom)))
  return <Unread count={count} />
}
