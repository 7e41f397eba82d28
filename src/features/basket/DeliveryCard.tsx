import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { Bike, ChevronRight, Store } from 'lucide-react'
import { isAddressOpenAtom, useMinutes, usePlaceWords, useTariff } from '#/features/delivery/index.ts'
import { serviceTypeAtom } from '#/features/draft/index.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { classNames } from '#/ui/class-names.ts'
import { Spoken } from '#/ui/Spoken.tsx'
import css from './DeliveryCard.module.css'

/** How soon and where to, above the lines; a tap changes it. */
export function DeliveryCard() {
  const { t } = useLingui()
  const minutes = useMinutes()
  const open = useSetAtom(isAddressOpenAtom)
  const service = useAtomValue(serviceTypeAtom)
  const branch = useAtomValue(nearestBranchAtom)
  const tariff = useTariff()
  const { title, note, tone } = usePlaceWords()
  const isDelivery = service === 'DELIVERY'
  const known = tariff.is === 'known' ? tariff.tariff : tariff.is === 'asking' ? tariff.last : null
  const eta = isDelivery && tone === 'plain' && known ? (known.etaMinutes ?? branch?.etaMinutes) : null
  const Icon = isDelivery ? Bike : Store
  return (
    <button type="button" className={css.card} aria-haspopup="dialog" onClick={() => open(true)}>
      <span className={css.icon} aria-hidden="true">
        <Icon size={22} />
      </span>
      <span className={css.words}>
        <span className={css.title}>{eta ? minutes(eta) : title}</span>
        <span className={classNames(css.note, tone === 'bad' && css.bad)}>{eta ? title : note}</span>
      </span>
      <span className={css.change}>
        <ChevronRight size={18} aria-hidden="true" />
        <Spoken>{t`Change`}</Spoken>
      </span>
    </button>
  )
}
