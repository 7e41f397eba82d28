import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Moon } from 'lucide-react'
import { openState } from '#/domain/hours/hours.ts'
import { CouriersRest, NoOrders, useOpenState } from '#/features/fulfilment/index.ts'
import { serviceTypeAtom } from '#/features/order-draft/index.ts'
import { clockTime, useDay } from '#/i18n/format.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { ArtIcon } from '#/ui/ArtIcon.tsx'
import moon from '#/ui/art/moon.webp'
import { Notice } from '#/ui/Notice.tsx'
import { useNow } from '#/ui/use-now.ts'

/** Says that the branch is closed, when it opens, and that an order can be placed for then. */
export function ClosedNotice({ className }: { className?: string | undefined }) {
  const { t } = useLingui()
  const day = useDay()
  const now = useNow()
  const service = useAtomValue(serviceTypeAtom)
  const state = useOpenState()
  const isLate = useIsOnlyLate()
  if (!state || state.isOpen) return null
  const opens = state.nextOpenAt
  const time = opens ? clockTime(opens) : ''
  const isFar = opens !== null && opens.getTime() - now.getTime() > 24 * 60 * 60 * 1000
  const date = opens ? day(opens) : ''
  const later =
    service === 'DELIVERY'
      ? t`Choose your dishes now and we will bring them on time.`
      : t`Choose your dishes now and they will be ready on time.`
  const when = isFar
    ? t`Opens on ${date} at ${time}.`
    : isLate
      ? t`Orders from ${time}.`
      : t`Opens at ${time}.`
  return (
    <div className={className}>
      <CouriersRest>
        {opens ? (
          <Notice
            tone="warn"
            title={isLate ? t`No more orders for today` : t`Closed now`}
            icon={
              <ArtIcon src={moon} size={32}>
                <Moon size={22} />
              </ArtIcon>
            }
          >
            {`${when} ${later}`}
          </Notice>
        ) : (
          <NoOrders hasAction />
        )}
      </CouriersRest>
    </div>
  )
}

/** The branch is open but takes no more orders: too late for the kitchen or the couriers. */
function useIsOnlyLate(): boolean {
  const now = useNow()
  const branch = useAtomValue(nearestBranchAtom)
  const state = useOpenState()
  return branch !== null && state !== null && !state.isOpen && openState(branch, now).isOpen
}
