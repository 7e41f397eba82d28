import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Booking } from '#/api/schema/table.ts'
import { tablesApi } from '#/api/tables.ts'
import { settle } from '#/api/write-once.ts'
import { bookingMoment, isAhead } from '#/domain/order/booking.ts'
import { branchNamesQuery } from '#/features/fulfilment/index.ts'
import { useDate } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { classNames } from '#/lib/class-names.ts'
import { joinDots } from '#/lib/join.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { Button } from '#/ui/Button.tsx'
import { DotParts, Dots } from '#/ui/base/Dots.tsx'
import { SkeletonRows } from '#/ui/base/Skeleton.tsx'
import { Confirm } from '#/ui/Confirm.tsx'
import { useReportError } from '#/ui/notices/use-report-error.ts'
import { QueryView } from '#/ui/QueryView.tsx'
import { useNow } from '#/ui/use-now.ts'
import css from './MyBookings.module.css'
import { bookingsQuery } from './queries.ts'

const STATUS = {
  NEW: msg`Waiting for the branch`,
  CONFIRMED: msg`Confirmed`,
  REJECTED: msg`Declined`,
  CANCELED: msg({ message: 'Cancelled', context: 'booking' }),
  DONE: msg`Completed`,
} as const satisfies Record<Exclude<Booking['status'], 'UNKNOWN'>, unknown>

/** The customer's bookings: future ones first, which can be cancelled until their time (DI-05). */
export function MyBookings({ query }: { query: UseQueryResult<Booking[]> }) {
  return (
    <QueryView query={query} skeleton={<SkeletonRows rows={3} />} isLive>
      {(all) => (
        <ul className={css.list}>
          {all.map((booking) => (
            <li key={booking.id}>
              <BookingCard booking={booking} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}

function BookingCard({ booking }: { booking: Booking }) {
  const { t, i18n } = useLingui()
  const dayText = useDate()
  const textIn = useTextIn()
  const scope = useAtomValue(queryScopeAtom)
  const { data: branches } = useQuery(branchNamesQuery(scope))
  const [isAsking, setIsAsking] = useState(false)
  const cancel = useCancel()
  const isComing = isAhead(booking, useNow())
  const { number, time, people, status } = booking
  const date = dayText(bookingMoment(booking))
  const branch = branches?.find(({ id }) => id === booking.branchId)
  // Nobody waits for an answer any more once the time has passed.
  const word = status === 'UNKNOWN' || (status === 'NEW' && !isComing) ? null : STATUS[status]
  return (
    <article className={classNames(css.card, !isComing && css.over)}>
      <header className={css.head}>
        <h3 className={css.title}>{`${date}, ${time}`}</h3>
        {word && (
          <span className={classNames(css.status, status === 'CONFIRMED' && css.good)}>{i18n._(word)}</span>
        )}
      </header>
      <p className={css.line}>
        <DotParts
          parts={[
            ...(number === null ? [] : [t`Booking ${number}`]),
            ...(people === null
              ? []
              : [<Plural key="people" value={people} one="# person" other="# people" />]),
          ]}
        />
      </p>
      {branch && (
        <p className={css.line}>
          <Dots of={joinDots([textIn(branch.name), branch.address])} />
        </p>
      )}
      {isComing && (
        <Button look="danger" size="line" className={css.cancel} onPress={() => setIsAsking(true)}>
          {t`Cancel the booking`}
        </Button>
      )}
      <Confirm
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Cancel the booking?`}
        confirmLabel={t`Cancel the booking`}
        cancelLabel={t`Keep it`}
        isDestructive
        onConfirm={() => cancel(booking.id)}
      >
        {t`Your table will be given to others.`}
      </Confirm>
    </article>
  )
}

function useCancel() {
  const { t } = useLingui()
  const shell = useShell()
  const reportError = useReportError(t`Booking not cancelled`)
  const client = useQueryClient()
  const { queryKey } = bookingsQuery(useAtomValue(queryScopeAtom))
  return async (id: string) => {
    const [error] = await settle(await tablesApi().cancelBooking(id), async () => {
      const [, all] = await tablesApi().bookings()
      return all?.find((one) => one.id === id && one.status === 'CANCELED') ?? null
    })
    shell.haptic(error ? 'error' : 'success')
    if (error) reportError(error)
    await client.invalidateQueries({ queryKey })
  }
}
