import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { isSamePoint, type Point } from '#/domain/geo/geo.ts'
import { placeAtQuery, useMapStart } from '#/features/geocoding/index.ts'
import { ANOTHER_PLACE, type DraftPlace, draftAtom } from '#/features/order-draft/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import type { MapView } from '#/ui/map/engine/map.ts'

const NEAR = 15.4
const FAR = 14

/** A point nobody has named yet. */
const nameless = ({ latitude, longitude }: Point): DraftPlace => ({
  latitude: round(latitude),
  longitude: round(longitude),
  streetName: '',
  houseNumber: '',
  cityId: null,
  landmark: '',
  details: '',
  ...ANOTHER_PLACE,
  type: 'APARTMENT',
  mode: 'MAP',
})

/** Six digits are a tenth of a metre; more of them would be another question to the geocoder. */
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/**
 * The place under the pin. Chosen by words, coordinates or from the saved ones it keeps its words until the customer
 * moves the map; then the geocoder names it. The key of its question is the point: an answer is never of another one.
 */
export function usePinnedPlace() {
  const scope = useAtomValue(queryScopeAtom)
  const draft = useAtomValue(draftAtom)
  const start = useMapStart('address')
  const [chosen, setChosen] = useState<DraftPlace>(draft.place ?? nameless(start))
  const [view, setView] = useState<MapView>({ centre: start, zoom: draft.place ? NEAR : FAR })
  const [isMoving, setIsMoving] = useState(false)
  const isNamed = chosen.streetName !== '' || chosen.mode !== 'MAP'
  const asked = useQuery({ ...placeAtQuery(scope, chosen), enabled: !isNamed })
  const here = isNamed ? undefined : asked.data?.[0]
  const place: DraftPlace = here
    ? {
        ...chosen,
        streetName: here.streetName || here.title,
        houseNumber: here.houseNumber,
        cityId: here.cityId,
      }
    : chosen
  return {
    place,
    view,
    isMoving,
    /** Its words are being asked for. */
    isNaming: !isNamed && asked.isLoading,
    lift: () => setIsMoving(true),
    land: (point: Point, byHand: boolean) => {
      setIsMoving(false)
      const next = nameless(point)
      if (byHand && !isSamePoint(next, chosen)) setChosen({ ...next, type: chosen.type })
    },
    goTo: (found: DraftPlace) => {
      setChosen(found)
      setView({ centre: found, zoom: NEAR })
    },
    /** The customer's own words for the same point. */
    write: (change: Partial<DraftPlace>) => setChosen({ ...place, ...change }),
  }
}
