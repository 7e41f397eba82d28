import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { talkApi } from '#/api/talk.ts'
import { noticesByOrder } from '#/domain/notices.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { More } from '#/ui/More.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import css from './Notifications.module.css'
import { notificationsQuery, unreadQuery } from './queries.ts'
import { useTarget } from './use-target.ts'

/** The notifications of this customer, newest first (NT-03). Opening the page marks them as read. */
export default function NotificationsScreen() {
  const { t } = useLingui()
  const scope = useAtomValue(queryScopeAtom)
  const queries = useQueryClient()
  const query = useInfiniteQuery(notificationsQuery(scope))
  const targetOf = useTarget()
  const isThere = query.isSuccess
  useEffect(() => {
    if (!isThere) return
    // The marks of new ones stay until the list is loaded again: they show what is new since the last visit.
    void talkApi()
      .readNotifications()
      .then(([error]) => {
        const { queryKey } = unreadQuery(scope)
        if (error) void queries.invalidateQueries({ queryKey })
        else queries.setQueryData(queryKey, { count: 0 })
      })
  }, [isThere, queries, scope])
  return (
    <Screen title={t`Notifications`} ground="groups">
      <QueryView
        // A next page that failed is reported at the end of the list, where it can be requested again.
        query={query.isFetchNextPageError ? { ...query, error: null } : query}
        skeleton={<RowsSkeleton />}
        isEmpty={({ pages }) => pages.every((page) => page.content.length === 0)}
        empty={
          <EmptyState
            icon={<EmptyArt of="bell" />}
            title={t`No notifications yet`}
            hint={t`News of the shop and of your orders will be here`}
          />
        }
      >
        {({ pages }) => (
          <>
            <ul className={css.list}>
              {/* A new one shifts the pages, so one may be in two of them. */}
              {noticesByOrder([
                ...new Map(pages.flatMap((page) => page.content.map((one) => [one.id, one]))).values(),
              ]).map(({ id, notices: [newest, ...earlier] }) => (
                <li key={id}>
                  <NotificationRow
                    notification={newest}
                    earlier={earlier}
                    isNew={[newest, ...earlier].some(({ isRead }) => !isRead)}
                    way={targetOf(newest.target)}
                  />
                </li>
              ))}
            </ul>
            <More of={query} />
          </>
        )}
      </QueryView>
    </Screen>
  )
}

const RowsSkeleton = () => (
  <div className={css.list}>
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} height={96} radius="var(--radius-section)" />
    ))}
  </div>
)
