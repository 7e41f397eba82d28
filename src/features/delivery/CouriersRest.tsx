import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Bike } from 'lucide-react'
import type { ReactNode } from 'react'
import { restingCouriers } from '#/domain/courier-hours.ts'
import { servicesAtom, serviceTypeAtom } from '#/features/draft/index.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { Notice } from '#/ui/Notice.tsx'
import { useNow } from './open.ts'

/** The branch is open and its couriers rest: their hours, and that it can be fetched (DL-14); else `children`. */
export function CouriersRest({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const now = useNow()
  const branch = useAtomValue(nearestBranchAtom)
  const services = useAtomValue(servicesAtom)
  const isDelivery = useAtomValue(serviceTypeAtom) === 'DELIVERY'
  const hours = isDelivery && branch ? restingCouriers(branch, now) : null
  if (!hours || !branch) return children
  const { from, to } = hours
  const canFetch = services.includes('PICK_UP') && branch.settings?.pickupEnabled !== false
  return (
    <Notice tone="warn" icon={<Bike size={22} />} title={t`No delivery now`}>
      {canFetch
        ? t`We deliver from ${from} to ${to}. Order for later, or fetch it yourself now.`
        : t`We deliver from ${from} to ${to}. Order for later.`}
    </Notice>
  )
}
