import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Map as MapIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { isSamePoint } from '#/domain/geo/geo.ts'
import { NO_DOOR } from '#/domain/order/order.ts'
import { CityChips, PlaceSearch, useLooking, WhereAmI } from '#/features/geocoding/index.ts'
import { type DraftPlace, draftAtom } from '#/features/order-draft/index.ts'
import { fromSaved, SavedAddresses } from '#/features/saved-addresses/index.ts'
import { href } from '#/paths.ts'
import { useShell } from '#/shell/chrome.ts'
import { IconBadge } from '#/ui/IconBadge.tsx'
import { AddressForm } from './AddressForm.tsx'
import css from './DeliveryChoice.module.css'
import { SavedChips } from './SavedChips.tsx'
import { useTakeAddress } from './take-address.ts'

/** Finds an address (by words, by the device, among the saved) and completes it with its door. */
export function DeliveryChoice({
  onDone,
  onLeave,
  hasMap = true,
}: {
  onDone: () => void
  /** It lies over a page that is left for the map. */
  onLeave?: () => void
  /** The map can be offered. */
  hasMap?: boolean
}) {
  const { t } = useLingui()
  const draft = useAtomValue(draftAtom)
  const shell = useShell()
  const take = useTakeAddress()
  const [found, setFound] = useState<DraftPlace | null>(draft.place)
  const [door, setDoor] = useState(draft.door)
  const { isLooking, hasCursor, lookAgain, stopLooking } = useLooking(found)
  /** A flat is of its own house: it does not go along to another one. */
  const show = (place: DraftPlace, itsDoor = isSamePoint(place, found) ? door : NO_DOOR) => {
    setFound(place)
    setDoor(itsDoor)
    stopLooking()
  }
  if (found && !isLooking) {
    return (
      <div className={css.found}>
        {/* Another of one's own is two presses away, wherever one was (DL-01). */}
        <SavedChips
          chosenId={found.savedId}
          onChoose={(address) => {
            const saved = fromSaved(address)
            shell.haptic('selection')
            take(saved.place, saved.door, null)
            onDone()
          }}
        />
        <AddressForm
          key={`${found.latitude},${found.longitude}`}
          place={found}
          door={door}
          onChange={setFound}
          onDoor={setDoor}
          onOther={lookAgain}
          onDone={onDone}
        />
      </div>
    )
  }
  return (
    <div className={css.choice}>
      <CityChips />
      <PlaceSearch label={t`Street, house or landmark`} onFound={show} hasCursor={hasCursor} />
      <WhereAmI onFound={show} />
      {hasMap && (
        <Link href={href('deliveryAddress')} className={css.row} onClick={onLeave}>
          <IconBadge>
            <MapIcon size={20} />
          </IconBadge>
          {t`On the map`}
        </Link>
      )}
      <SavedAddresses
        header={<h3 className={css.header}>{t`Saved addresses`}</h3>}
        empty={<p className={css.none}>{t`No saved addresses`}</p>}
        onChoose={(address) => {
          const saved = fromSaved(address)
          show(saved.place, saved.door)
        }}
      />
    </div>
  )
}
