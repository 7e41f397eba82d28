import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import { fitView } from '#/domain/geo/fit.ts'
import { endsOf, isRough, type RoughFix } from '#/domain/geo/fix.ts'
import { isSamePoint, type Point } from '#/domain/geo/geo.ts'
import { placeAtQuery, useMapStart } from '#/features/geocoding/index.ts'
import { ANOTHER_PLACE, DraftPlace } from '#/features/order-draft/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { usePersistedState } from '#/session/use-persisted-state.ts'
import { visitorPointAtom } from '#/tenant/branch.ts'
import type { MapView } from '#/ui/map/engine/map.ts'

const NEAR = 15.4
const FAR = 14
/** Px of the narrowest map that the cards above and below leave free: a rough fix's circle is seen whole in them. */
const FREE = { width: 260, height: 260 }

/** How roughly the device knows the place of the pin; null: the pin was put there. */
const Known = v.object({
  rough: v.nullable(v.object({ latitude: v.number(), longitude: v.number(), accuracy: v.number() })),
})

/** A view that holds the whole circle of a fix. */
const viewOf = (fix: RoughFix): MapView => fitView(endsOf(fix), FREE, NEAR) ?? { centre: fix, zoom: FAR }

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
 * one. `first`: the place to begin with; null: where maps start. Where the device knows only roughly where that is, the pin
 * stands for no place until the customer moves it or finds another one (DL-17).
 */
export function usePinnedPlace(first: DraftPlace | null) {
  const scope = useAtomValue(queryScopeAtom)
  const start = useMapStart('address')
  const [chosen, setChosen] = usePersistedState('pinned place', DraftPlace, () => first ?? nameless(start))
  const visitor = useAtomValue(visitorPointAtom)
  const [{ rough }, setKnown] = usePersistedState('how the pinned place is known', Known, () => ({
    rough: first === null && isRough(visitor) && isSamePoint(visitor, start) ? visitor : null,
  }))
  const [view, setView] = useState<MapView>(
    rough ? viewOf(rough) : { centre: chosen, zoom: first ? NEAR : FAR },
  )
  const [isMoving, setIsMoving] = useState(false)
  const isNamed = rough !== null || chosen.streetName !== '' || chosen.mode !== 'MAP'
  const asked = useQuery({ ...placeAtQuery(scope, chosen), enabled: !isNamed })
  const here = isNamed ? undefined : asked.data?.[0]
  const place: DraftPlace = here
    ? {
        ...chosen,
        streetName: here.streetName || here.title,
        houseNumber: here.houseNumber,
        isNamed: here.streetName !== '',
        cityId: here.cityId,
      }
    : chosen
  return {
    place,
    /** The circle that the customer is somewhere in; null: the pin stands for a place. */
    rough,
    view,
    isMoving,
    /** The geocoder is naming it. */
    isNaming: !isNamed && asked.isLoading,
    lift: () => setIsMoving(true),
    land: (point: Point, byHand: boolean) => {
      setIsMoving(false)
      const next = nameless(point)
      if (!byHand || isSamePoint(next, chosen)) return
      setKnown({ rough: null })
      setChosen({ ...next, type: chosen.type })
    },
    /** Shows the circle of a fix, with the pin in its middle. */
    goNear: (fix: RoughFix) => {
      setKnown({ rough: fix })
      setChosen({ ...nameless(fix), type: chosen.type })
      setView(viewOf(fix))
    },
    goTo: (found: DraftPlace) => {
      setKnown({ rough: null })
      setChosen(found)
      setView({ centre: found, zoom: NEAR })
    },
    /** The customer edits the address of the same point. */
    write: (change: Partial<DraftPlace>) => setChosen({ ...place, ...change }),
  }
}
