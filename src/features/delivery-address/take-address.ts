import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import type { NearestBranch } from '#/api/schema/branch.ts'
import { openState } from '#/domain/hours/hours.ts'
import { useAvailabilityText, useBranchAvailability } from '#/features/branches/index.ts'
import { useHoursText } from '#/features/fulfilment/index.ts'
import { changeDraftAtom, type Draft, type DraftPlace, takePlaceAtom } from '#/features/order-draft/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { serverNow } from '#/lib/clock.ts'
import { joinCommas } from '#/lib/join.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { dismissOutcomesAtom, useNotify } from '#/ui/notices/notices.ts'

/**
 * Makes a place the order's address. When another branch, and so another menu, serves it, a notice says which, why, and
 * what that means for the basket (CX-15).
 */
export function useTakeAddress() {
  const { t } = useLingui()
  const textIn = useTextIn()
  const notify = useNotify()
  const dismissOutcomes = useSetAtom(dismissOutcomesAtom)
  const take = useSetAtom(takePlaceAtom)
  const change = useSetAtom(changeDraftAtom)
  const before = useAtomValue(nearestBranchAtom)
  const hours = useHoursText()
  const fitAt = useBranchAvailability('DELIVERY')
  const { missing, extra } = useAvailabilityText()
  return (place: DraftPlace, door: Draft['door'], branch: NearestBranch | null) => {
    // What was said of the address before.
    dismissOutcomes('address')
    take({ place, door })
    change({ service: 'DELIVERY', when: null })
    if (!branch || !before || before.id === branch.id) return
    const name = textIn(branch.name)
    const fit = fitAt(branch.id)
    const lacking = fit ? missing(fit, false) : []
    const about = joinCommas([
      !openState(branch, new Date(serverNow()), 'DELIVERY').isOpen && hours(branch, true),
      ...lacking,
      fit && extra(fit),
    ])
    const hasAll = fit !== null && lacking.length === 0
    const words = () => {
      if (!about)
        return hasAll
          ? t`${name} is closer and has everything in your basket`
          : t`${name} is closer, so your order will come from there`
      const closer = t`${name} is closer, so your order will come from there: ${about}`
      return hasAll ? `${closer}. ${t`Everything in your basket is available`}` : closer
    }
    notify({ text: words(), outcomeOf: 'address' })
  }
}
