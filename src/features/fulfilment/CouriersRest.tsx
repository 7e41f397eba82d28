import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { Bike } from 'lucide-react'
import type { Branch } from '#/api/schema/branch.ts'
import { restingCouriers } from '#/domain/hours/courier-hours.ts'
import { hasNoCouriers } from '#/domain/hours/hours.ts'
import { changeDraftAtom, draftAtom, servicesAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { ArtIcon } from '#/ui/ArtIcon.tsx'
import scooter from '#/ui/art/scooter.webp'
import type { Elements } from '#/ui/base/elements.ts'
import { Notice } from '#/ui/Notice.tsx'
import { useNow } from '#/ui/use-now.ts'

/** Why nothing is delivered now although the branch is open, and that pick-up is possible (DL-14); else `children`. */
export function CouriersRest({ children }: { children: Elements }) {
  const now = useNow()
  const branch = useAtomValue(nearestBranchAtom)
  const services = useAtomValue(servicesAtom)
  const isDelivery = useAtomValue(serviceTypeAtom) === 'DELIVERY'
  if (!isDelivery || !branch) return children
  const canPickUp = services.includes('PICK_UP') && branch.settings?.pickupEnabled !== false
  if (hasNoCouriers(branch)) return <NoCouriers branch={branch} canPickUp={canPickUp} />
  const hours = restingCouriers(branch, now)
  return hours ? <Resting {...hours} canPickUp={canPickUp} /> : children
}

function Resting({ from, to, canPickUp }: { from: string; to: string; canPickUp: boolean }) {
  const { t } = useLingui()
  return (
    <Notice tone="warn" icon={<Scooter />} title={t`No delivery now`}>
      {canPickUp
        ? t`We deliver from ${from} to ${to}. Order for later, or pick it up yourself now.`
        : t`We deliver from ${from} to ${to}. Order for later.`}
    </Notice>
  )
}

const Scooter = () => (
  <ArtIcon src={scooter} size={32}>
    <Bike size={22} />
  </ArtIcon>
)

/** A branch that never delivers; without an address it is unknown whether another one does. */
function NoCouriers({ branch, canPickUp }: { branch: Branch; canPickUp: boolean }) {
  const { t } = useLingui()
  const change = useSetAtom(changeDraftAtom)
  const { place } = useAtomValue(draftAtom)
  const fetch = () => change({ service: 'PICK_UP', pickupBranchId: branch.id, pickupWhen: null })
  const other = t`Set your address: another branch may deliver there.`
  const self = canPickUp ? t`You can pick up the order yourself.` : t`This branch does not deliver.`
  return (
    <Notice
      tone="warn"
      icon={<Scooter />}
      title={t`No delivery from here`}
      {...(canPickUp && { action: { label: t`Pick-up`, onPress: fetch } })}
    >
      {place ? self : other}
    </Notice>
  )
}
