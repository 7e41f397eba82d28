import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { Armchair, Bike, ChevronRight, Store } from 'lucide-react'
import { deliveryEstimate } from '#/domain/order/estimate.ts'
import { isAddressOpenAtom, useMinutes, usePlaceWords, useTariff } from '#/features/fulfilment/index.ts'
import { serviceTypeAtom } from '#/features/order-draft/index.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { ArtIcon } from '#/ui/ArtIcon.tsx'
import chair from '#/ui/art/chair.webp'
import scooter from '#/ui/art/scooter.webp'
import shop from '#/ui/art/shop.webp'
import { DotRow } from '#/ui/base/DotRow.tsx'
import { IconBadge } from '#/ui/base/IconBadge.tsx'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import css from './DeliveryCard.module.css'

/** How the order is received, as a picture, and as an icon where it does not load. */
const ART = {
  DELIVERY: { src: scooter, Icon: Bike },
  PICK_UP: { src: shop, Icon: Store },
  DINE_IN: { src: chair, Icon: Armchair },
}

/** Delivery time and address above the lines; a tap changes them. */
export function DeliveryCard() {
  const { t } = useLingui()
  const minutes = useMinutes()
  const open = useSetAtom(isAddressOpenAtom)
  const service = useAtomValue(serviceTypeAtom)
  const branch = useAtomValue(nearestBranchAtom)
  const tariff = useTariff()
  const { title, note, tone } = usePlaceWords(tariff)
  const isDelivery = service === 'DELIVERY'
  const known = tariff.is === 'known' ? tariff.tariff : tariff.is === 'asking' ? tariff.last : null
  const eta = isDelivery && tone === 'plain' && known ? deliveryEstimate(known, branch) : null
  const { src, Icon } = ART[service]
  return (
    <DotRow
      className={css.card}
      icon={null}
      art={
        <ArtIcon src={src} size={40}>
          <IconBadge>
            <Icon size={22} />
          </IconBadge>
        </ArtIcon>
      }
      title={eta ? minutes(eta) : title}
      note={eta ? title : note}
      isBad={tone === 'bad'}
      end={
        <>
          <ChevronRight size={18} aria-hidden="true" />
          <VisuallyHidden>{t`Change`}</VisuallyHidden>
        </>
      }
      onPress={() => open(true)}
    />
  )
}
