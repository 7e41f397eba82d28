import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { isSamePoint, type Point } from '#/domain/geo/geo.ts'
import { placeAtQuery, useMapStart } from '#/features/geocoding/index.ts'
import { ANOTHER_PLACE, DraftPlace } from '#/features/order-draft/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useKept } from '#/session/use-kept.ts'
import type { MapView } from '#/ui/map/engine/map.ts'

const NEAR = 15.4
const FAR = 14

/** A point without an address yet. */
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

/** Six digits are a tenth of a metre; more would only cause further requests to the geocoder. */
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/**
 * The place under the pin. A place found by text, coordinates or from the saved ones keeps its address until the
 * customer moves the map; then the geocoder names it. The query key is the point, so a response is never about another
 * one. `first`: the place to begin with; null: where maps start.
 */
export function usePinnedPlace(first: DraftPlace | null) {
  const scope = useAtomValue(queryScopeAtom)
  const start = useMapStart('address')
  const [chosen, setChosen] = useKept('pinned place', DraftPlace, () => first ?? nameless(start))
  const [view, setView] = useState<MapView>({ centre: chosen, zoom: first ? NEAR : FAR })
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
    /** The geocoder is naming it. */
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
    /** The customer edits the address of the same point. */
    write: (change: Partial<DraftPlace>) => setChosen({ ...place, ...change }),
  }
}
