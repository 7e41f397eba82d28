import { useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { isSamePoint } from '#/domain/geo/geo.ts'
import { NO_DOOR } from '#/domain/order/door.ts'
import { CityChips, PlaceSearch, useLooking, useMapStart, WhereAmI } from '#/features/geocoding/index.ts'
import { type Draft, DraftPlace, draftAtom, UsedPlace } from '#/features/order-draft/index.ts'
import {
  PresentAddress,
  SavedAddresses,
  UsedAddresses,
  useUsedPlaces,
} from '#/features/saved-addresses/index.ts'
import { classNames } from '#/lib/class-names.ts'
import { href } from '#/paths.ts'
import { usePersistedState } from '#/session/use-persisted-state.ts'
import { useShell } from '#/shell/chrome.ts'
import { MapStrip } from '#/ui/map/MapStrip.tsx'
import { AddressForm } from './AddressForm.tsx'
import css from './DeliveryChoice.module.css'
import { foundPlaceAtom } from './found-place.ts'
import { useTakeAddress } from './take-address.ts'

const Found = v.object({ place: v.nullable(DraftPlace), door: UsedPlace.entries.door })

/**
 * A list to choose from first: search, the device's place, the present address with a tick, the saved and the used ones,
 * which are taken at once (DL-01). A new one, and the present one, are completed with their door.
 */
export function DeliveryChoice({
  start,
  onDone,
  onLeave,
  hasMap = true,
}: {
  /** The address whose door is shown at once, without the list. */
  start?: Pick<Draft, 'place' | 'door'>
  onDone: () => void
  /** Called when the customer leaves the sheet for the map. */
  onLeave?: () => void
  /** Offers the map. */
  hasMap?: boolean
}) {
  const { t } = useLingui()
  const draft = useAtomValue(draftAtom)
  const shell = useShell()
  const take = useTakeAddress()
  const isSheet = onLeave !== undefined
  const [kept, keep] = useAtom(foundPlaceAtom)
  const begin = start ?? (isSheet ? kept : null)
  const [{ place: found, door }, setFound] = usePersistedState('found address', Found, () => ({
    place: begin?.place ?? null,
    door: begin?.door ?? NO_DOOR,
  }))
  // As a text: what other fields forget when the sheet closes gives the same place again, which is not to be kept again.
  const inHand = JSON.stringify(found && { place: found, door })
  useEffect(() => {
    if (isSheet) keep(JSON.parse(inHand))
  }, [isSheet, inHand, keep])
  const mapStart = useMapStart('address')
  const { isLooking, hasCursor, lookAgain, stopLooking } = useLooking(found)
  const hasChoice = useUsedPlaces().length > 0 || draft.place !== null
  // In a sheet one types at once, unless a keyboard on the screen would cover the addresses to choose from.
  const [typesAtOnce] = useState(() => isSheet && (!hasChoice || hasMouse()))
  const takeAtOnce = (used: UsedPlace) => {
    shell.haptic('selection')
    take(used.place, used.door, null)
    onDone()
  }
  /** The door details belong to one house: they are not carried over to another. */
  const show = (place: DraftPlace, itsDoor = isSamePoint(place, found) ? door : NO_DOOR) => {
    setFound({ place, door: itsDoor })
    stopLooking()
  }
  const isPresent = ({ place }: UsedPlace) => place.savedId === draft.place?.savedId
  const showPresent = () => draft.place && show(draft.place, draft.door)
  if (found && !isLooking) {
    return (
      <div className={classNames(css.found, hasMap && css.mapped)}>
        {hasMap && (
          <MapStrip point={found} to={href('deliveryAddress')} onPress={onLeave} className={css.map}>
            {t`On the map`}
          </MapStrip>
        )}
        <AddressForm
          key={`${found.latitude},${found.longitude}`}
          place={found}
          door={door}
          onChange={(place) => setFound({ place, door })}
          onDoor={(next) => setFound({ place: found, door: next })}
          onOther={lookAgain}
          onDone={onDone}
        />
      </div>
    )
  }
  return (
    <div className={classNames(css.choice, hasMap && css.mapped)}>
      <CityChips />
      <PlaceSearch label={t`Street, house or landmark`} onFound={show} hasCursor={hasCursor || typesAtOnce} />
      <WhereAmI onFound={show} />
      {draft.place?.savedId === null && (
        <PresentAddress place={draft.place} door={draft.door} onPress={showPresent} />
      )}
      <SavedAddresses
        header={t`Saved addresses`}
        onChoose={(saved) => (isPresent(saved) ? showPresent() : takeAtOnce(saved))}
      />
      <UsedAddresses onChoose={takeAtOnce} />
      {hasMap && (
        <MapStrip
          of={draft.place ? 'address' : 'town'}
          point={mapStart}
          to={href('deliveryAddress')}
          onPress={onLeave}
          className={css.map}
        >
          {t`On the map`}
        </MapStrip>
      )}
    </div>
  )
}

/** Without one, the keyboard is on the screen. */
const hasMouse = () => window.matchMedia('(hover: hover)').matches
