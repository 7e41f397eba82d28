import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { NearestBranch } from '#/api/schema/branch.ts'
import { isSamePoint, pointOf } from '#/domain/geo/geo.ts'
import { NO_DOOR } from '#/domain/order/door.ts'
import { useMinutes } from '#/features/fulfilment/index.ts'
import { LocateButton, PlaceSearch, useMapSource } from '#/features/geocoding/index.ts'
import { type Draft, type DraftPlace, UsedPlace } from '#/features/order-draft/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { usePersistedState } from '#/session/use-persisted-state.ts'
import { type MainButton, useMainButton, useShell } from '#/shell/chrome.ts'
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
export function DeliveryMap({
  start,
  forBook,
  onDone,
  onFail,
}: {
  /** The address to begin with, if there is one. */
  start: Pick<Draft, 'place' | 'door'>
  /** Takes the address for the account instead of the order. */
  forBook?: ((used: UsedPlace) => void) | undefined
  onDone: () => void
  onFail: (why: MapFailure) => void
}) {
  const { t } = useLingui()
  const shell = useShell()
  const textIn = useTextIn()
  const minutes = useMinutes()
  const take = useTakeAddress()
  const pinned = usePinnedPlace(start.place)
  const source = useMapSource()
  const { place, rough, isNaming, isMoving } = pinned
  const [door, setDoor] = usePersistedState(
    'door of the pinned place',
    UsedPlace.entries.door,
    () => start.door,
  )
  const [isEditing, setIsEditing] = useState(false)
  const search = useRef<HTMLDivElement>(null)
  const check = useBranchFor(place, rough === null)
  const isOut = check.is === 'out'
  const branch = check.is === 'known' ? check.branch : isOut ? check.nearest : null
  const eta = check.is === 'known' ? check.branch.etaMinutes : null

  /** The door details belong to one house: they are not carried over to another. */
  const goTo = (found: DraftPlace, itsDoor = isSamePoint(found, place) ? door : NO_DOOR) => {
    setDoor(itsDoor)
    pinned.goTo(found)
  }
  const lookElsewhere = () => search.current?.querySelector('input')?.focus()
  const confirm = () => {
    // A courier needs more than a point without a street.
    if (place.streetName.trim() === '') return setIsEditing(true)
    if (forBook) forBook({ place, door })
    else take(place, door, check.is === 'known' ? check.branch : null)
    onDone()
  }
  const button = (): MainButton => {
    if (rough) return { label: t`Type the address`, onPress: lookElsewhere }
    if (isOut) return { label: t`Choose another address`, onPress: lookElsewhere }
    const busy = isMoving || isNaming || check.is === 'asking'
    return { label: forBook ? t`Done` : t`Deliver here`, busy, onPress: confirm }
  }
  useMainButton(isEditing ? null : button())

  const point = pointOf(branch)
  const content: MapContent = {
    pins: branch && point ? [{ id: branch.id, kind: 'branch', point, label: textIn(branch.name) }] : [],
    zone: rough ? { centre: rough, radius: rough.accuracy, isFilled: true } : zoneOf(branch, isOut),
  }
  return (
    <MapPage
      title={forBook ? t`Address` : t`Delivery address`}
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
      tools={<LocateButton onFound={goTo} onRough={pinned.goNear} />}
      top={
        <div ref={search} className={css.top}>
          <PlaceSearch label={t`Street, house or landmark`} onFound={goTo} isFloating />
          {!forBook && (
            <SavedChips chosenId={place.savedId} onChoose={(used) => goTo(used.place, used.door)} />
          )}
        </div>
      }
      card={
        <PinCard
          place={place}
          rough={rough}
          isNaming={isNaming || isMoving}
          found={check}
          door={door}
          onDoor={setDoor}
          onChange={pinned.write}
          isEditing={isEditing}
          mayBeSaved={!forBook}
          onEdit={setIsEditing}
        />
      }
    >
      <FixedPin isMoving={isMoving} isBad={isOut} bubble={eta && !isNaming ? minutes(eta) : ''} />
    </MapPage>
  )
}

/** Where the branch stops delivering; null: it is not known. */
function zoneOf(branch: NearestBranch | null, isOut: boolean): MapContent['zone'] {
  const centre = pointOf(branch)
  if (!centre || branch?.deliveryRadius == null) return null
  return { centre, radius: branch.deliveryRadius, isFilled: isOut }
}
