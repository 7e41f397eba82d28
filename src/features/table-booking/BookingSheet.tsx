import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { inOrder } from '#/domain/geo/branches.ts'
import { takesBookings } from '#/domain/order/booking.ts'
import { branchesQuery, knownPointAtom } from '#/features/fulfilment/index.ts'
import { customerAtom, queryScopeAtom } from '#/session/session.ts'
import { useMainButton } from '#/shell/chrome.ts'
import { SkeletonRows } from '#/ui/base/Skeleton.tsx'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { Sheet } from '#/ui/Sheet.tsx'
import { BookingForm } from './BookingForm.tsx'
import { MyBookings } from './MyBookings.tsx'
import { bookingsQuery } from './queries.ts'

/** Booking a table (DI-03) and the present bookings (DI-05). `branchId`: the branch the customer was looking at. */
export function BookingSheet({
  open,
  onClose,
  branchId = null,
}: {
  open: boolean
  onClose: () => void
  branchId?: string | null
}) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`Table booking`} takesMainButton>
      <Content isOpen={open} wantedBranch={branchId} />
    </Sheet>
  )
}

function Content({ isOpen, wantedBranch }: { isOpen: boolean; wantedBranch: string | null }) {
  const { t } = useLingui()
  const scope = useAtomValue(queryScopeAtom)
  const customer = useAtomValue(customerAtom)
  const from = useAtomValue(knownPointAtom)
  const branches = useQuery({
    ...branchesQuery(scope, null),
    select: (all) => inOrder(all.filter(takesBookings), from),
  })
  const mine = useQuery(bookingsQuery(scope))
  const hasBookings = (mine.data?.length ?? 0) > 0
  const [isBooking, setIsBooking] = useState<boolean | null>(wantedBranch === null ? null : true)
  const isForm = isBooking ?? !hasBookings
  const canBook = (branches.data?.length ?? 0) > 0
  useMainButton(
    isOpen && !isForm && canBook
      ? { label: t`Book a table`, onPress: () => setIsBooking(true) }
      : isForm && canBook
        ? null
        : 'hidden',
  )
  if (customer && mine.isPending) return <SkeletonRows rows={4} />
  if (!isForm) return <MyBookings query={mine} />
  return (
    <QueryView
      query={branches}
      skeleton={<SkeletonRows rows={4} />}
      empty={
        <EmptyState
          icon={<EmptyArt of="calendar" />}
          title={t`Table booking is not available here for now`}
        />
      }
    >
      {(all) => (
        <BookingForm
          branches={all}
          wantedBranch={wantedBranch}
          isOpen={isOpen}
          onBooked={() => setIsBooking(false)}
        />
      )}
    </QueryView>
  )
}
