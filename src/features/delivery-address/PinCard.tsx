import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Pencil } from 'lucide-react'
import { Suspense } from 'react'
import { addressLine } from '#/domain/geo/address-line.ts'
import type { RoughFix } from '#/domain/geo/fix.ts'
import { OutOfZone } from '#/features/fulfilment/index.ts'
import { useWithin } from '#/features/geocoding/index.ts'
import type { Draft, DraftPlace } from '#/features/order-draft/index.ts'
import { DoorFields } from '#/features/saved-addresses/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { joinDots } from '#/lib/join.ts'
import { citiesAtom } from '#/tenant/merchant.ts'
import { IconButton } from '#/ui/Button.tsx'
import { Dots } from '#/ui/base/Dots.tsx'
import { SkeletonText } from '#/ui/base/Skeleton.tsx'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import { Notice } from '#/ui/Notice.tsx'
import type { DeliveryCheck } from './branch-for.ts'
import { FoundLine } from './FoundLine.tsx'
import css from './PinCard.module.css'
import { PlaceEditor } from './PlaceEditor.tsx'

/** The place under the pin: its address, its door, which branch delivers there and at what price. */
export function PinCard({
  place,
  rough,
  isNaming,
  found,
  door,
  onDoor,
  onChange,
  isEditing,
  mayBeSaved,
  onEdit,
}: {
  place: DraftPlace
  /** The device knows only roughly where it is: it is no place yet (DL-17). */
  rough: RoughFix | null
  /** The geocoder has not named it yet. */
  isNaming: boolean
  found: DeliveryCheck
  door: Draft['door']
  onDoor: (door: Draft['door']) => void
  onChange: (change: Partial<DraftPlace>) => void
  isEditing: boolean
  /** The account's own form saves it otherwise. */
  mayBeSaved: boolean
  onEdit: (isEditing: boolean) => void
}) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const city = useAtomValue(citiesAtom).find(({ id }) => id === place.cityId)
  const landmark = place.landmark && t`landmark: ${place.landmark}`
  const within = useWithin()
  const about = joinDots([city && textIn(city.name), landmark])
  if (rough) {
    return (
      <div className={css.card}>
        <Notice tone="tint" isInLine title={within(rough)}>
          {t`Move the map until the pin stands at your door, or type the street and the house.`}
        </Notice>
      </div>
    )
  }
  return (
    <div className={css.card}>
      {found.is === 'out' ? (
        <Suspense>
          <OutOfZone place={place} problem={found.error} branch={found.nearest} isInChoice />
        </Suspense>
      ) : (
        <>
          <div className={css.head}>
            <div className={css.words} role="status" aria-busy={isNaming}>
              {isNaming ? (
                <>
                  <VisuallyHidden>{t`Loading`}</VisuallyHidden>
                  <SkeletonText lines={[80, 45]} height={18} />
                </>
              ) : (
                <>
                  <p className={css.title}>{addressLine(place) || t`Pinned location`}</p>
                  {about && (
                    <p className={css.about}>
                      <Dots of={about} />
                    </p>
                  )}
                </>
              )}
            </div>
            <IconButton label={t`Edit the description`} onPress={() => onEdit(true)}>
              <Pencil aria-hidden="true" />
            </IconButton>
          </div>
          {place.type === 'APARTMENT' && <DoorFields door={door} onDoor={onDoor} />}
          <Served place={place} found={found} isWaiting={isNaming} />
        </>
      )}
      <PlaceEditor
        open={isEditing}
        mayBeSaved={mayBeSaved}
        place={place}
        door={door}
        onChange={onChange}
        onClose={() => onEdit(false)}
      />
    </div>
  )
}

function Served({
  place,
  found,
  isWaiting,
}: {
  place: DraftPlace
  found: DeliveryCheck
  isWaiting: boolean
}) {
  const { t } = useLingui()
  if (found.is === 'failed') {
    return (
      <Notice tone="warn" isInLine action={{ label: t`Try again`, onPress: found.retry }}>
        {t`Could not check if we deliver here`}
      </Notice>
    )
  }
  if (found.is !== 'known' || isWaiting) {
    return (
      <div className={css.asking}>
        <SkeletonText lines={[70]} />
      </div>
    )
  }
  return <FoundLine place={place} branch={found.branch} />
}
