import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { isSamePoint } from '#/domain/geo/geo.ts'
import { NO_DOOR } from '#/domain/order/order.ts'
import { useMinutes } from '#/features/fulfilment/index.ts'
import { LocateButton, PlaceSearch, useMapSource } from '#/features/geocoding/index.ts'
import { type DraftPlace, draftAtom } from '#/features/order-draft/index.ts'
import { fromSaved } from '#/features/saved-addresses/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { useMainButton, useShell } from '#/shell/chrome.ts'
import type { MapContent, MapFailure } from '#/ui/map/engine/map.ts'
import { FixedPin } from '#/ui/map/FixedPin.tsx'
import { MapPage } from '#/ui/map/MapPage.tsx'
import { useBranchFor } from './branch-for.ts'
import css from './DeliveryMap.module.css'
import { PinCard } from './PinCard.tsx'
import { SavedChips } from './SavedChips.tsx'
import { useTakeAddress } from './take-address.ts'
import { usePinnedPlace } from './use-pinned-place.ts'

/** The map with the fixed pin, the search over it and the card of the place under it. */
export function DeliveryMap({ onDone, onFail }: { onDone: () => void; onFail: (why: MapFailure) => void }) {
  const { t } = useLingui()
  const shell = useShell()
  const textIn = useTextIn()
  const minutes = useMinutes()
  const take = useTakeAddress()
  const pinned = usePinnedPlace()
  const source = useMapSource()
  const { place, isNaming, isMoving } = pinned
  const [door, setDoor] = useState(useAtomValue(draftAtom).door)
  const [isEditing, setIsEditing] = useState(false)
  const search = useRef<HTMLDivElement>(null)
  const found = useBranchFor(place)
  const isOut = found.is === 'out'
  const branch = found.is === 'known' ? found.branch : isOut ? found.nearest : null
  const eta = found.is === 'known' ? found.branch.etaMinutes : null

  /** A flat is of its own house: it does not go along to another one. */
  const goTo = (found: DraftPlace, itsDoor = isSamePoint(found, place) ? door : NO_DOOR) => {
    setDoor(itsDoor)
    pinned.goTo(found)
  }
  const lookElsewhere = () => search.current?.querySelector('input')?.focus()
  const confirm = () => {
    // A point without a street says too little to a courier.
    if (place.streetName.trim() === '') return setIsEditing(true)
    take(place, door, found.is === 'known' ? found.branch : null)
    onDone()
  }
  useMainButton(
    isEditing
      ? null
      : isOut
        ? { label: t`Choose another address`, onPress: lookElsewhere }
        : { label: t`Deliver here`, busy: isMoving || isNaming || found.is === 'asking', onPress: confirm },
  )

  const content: MapContent = {
    pins: branch ? [{ id: branch.id, kind: 'branch', point: branch, label: textIn(branch.name) }] : [],
    zone:
      branch && branch.deliveryRadius !== null
        ? { centre: branch, radius: branch.deliveryRadius, isFilled: isOut }
        : null,
  }
  return (
    <MapPage
      title={t`Delivery address`}
      source={source}
      view={pinned.view}
      content={content}
      hasPin
      onMove={pinned.lift}
      onRest={(point, byHand) => {
        if (byHand) shell.haptic('light')
        pinned.land(point, byHand)
      }}
      onFail={onFail}
      tools={<LocateButton onFound={goTo} />}
      top={
        <div ref={search} className={css.top}>
          <PlaceSearch label={t`Street, house or landmark`} onFound={goTo} isFloating />
          <SavedChips
            chosenId={place.savedId}
            onChoose={(address) => {
              const saved = fromSaved(address)
              goTo(saved.place, saved.door)
            }}
          />
        </div>
      }
      card={
        <PinCard
          place={place}
          isNaming={isNaming || isMoving}
          found={found}
          door={door}
          onDoor={setDoor}
          onChange={pinned.write}
          isEditing={isEditing}
          onEdit={setIsEditing}
        />
      }
    >
      <FixedPin isMoving={isMoving} isBad={isOut} bubble={eta && !isNaming ? minutes(eta) : ''} />
    </MapPage>
  )
}
