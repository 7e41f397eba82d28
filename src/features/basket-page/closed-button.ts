import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { dayOf, hasNoCouriers, openState } from '#/domain/hours/hours.ts'
import { useElsewhere, useOpenState, useTakesNoOrders } from '#/features/fulfilment/index.ts'
import { serviceTypeAtom } from '#/features/order-draft/index.ts'
import { clockTime, useDay } from '#/i18n/format.ts'
import { joinDots } from '#/lib/join.ts'
import type { MainButton } from '#/shell/chrome.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { showField } from '#/ui/form/use-required-fields.ts'
import { useNow } from '#/ui/use-now.ts'

/**
 * The button of basket and checkout at a branch that takes no order, not even for later (BX-05): when it opens, if that
 * is known, and the way on, another address or branch. Null: orders are taken. `noticeId`: what says so on the page,
 * where a press leads whoever sits at a table.
 */
export function useClosedButton(noticeId: string): MainButton | null {
  const { t } = useLingui()
  const dayText = useDay()
  const now = useNow()
  const isClosed = useTakesNoOrders()
  const opens = useOpenState()?.nextOpenAt ?? null
  const branch = useAtomValue(nearestBranchAtom)
  const service = useAtomValue(serviceTypeAtom)
  const elsewhere = useElsewhere()
  if (!isClosed || !branch) return null
  const words = () => {
    // The doors are open, and it is this service that is not given.
    if (service === 'DELIVERY' && hasNoCouriers(branch)) return t`No delivery from here`
    if (openState(branch, now).isOpen) return t`No orders for now`
    if (!opens) return t`Closed now`
    const time = clockTime(opens)
    const until = dayOf(opens) === dayOf(now) ? time : `${dayText(opens)}, ${time}`
    return t`Closed until ${until}`
  }
  return {
    label: joinDots([words(), elsewhere?.label]),
    // Where a press leads on, it is what the page is for.
    isWaiting: elsewhere === null,
    onPress: elsewhere?.open ?? (() => showField(noticeId)),
  }
}
