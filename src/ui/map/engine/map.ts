import type { Point } from '#/domain/geo/geo.ts'

/** What stands at a place on the map. `label` is spoken and, where there is room, written. */
export type MapPin = {
  id: string
  kind: 'branch' | 'home' | 'courier'
  point: Point
  label: string
  isChosen?: boolean
}

/** Everything of ours on the map. */
export type MapContent = {
  pins: readonly MapPin[]
  /** Where a branch stops delivering, metres; filled when the pin lies outside. */
  zone?: { centre: Point; radius: number; isFilled: boolean } | null
  /** The way the food goes. */
  way?: readonly Point[]
}

export type MapView = { centre: Point; zoom: number }

/** px of the map's box that something else covers; its middle is the middle of the rest. */
export type MapInsets = { top: number; right: number; bottom: number; left: number }

/** Why there is no map: no WebGL 2, its code or worker did not come, its style or all of its tiles did not. */
export type MapFailure = 'no-webgl' | 'no-code' | 'no-tiles'

/** Who draws it: ours, or Yandex by the merchant's key; without one ours takes over. */
export type MapSource = { by: 'open' } | { by: 'yandex'; key: string | null }

export type MapEvents = {
  /** It is drawn. `credit`: whose map it is, which must be said beside it; empty where the map says so itself. */
  onReady: (credit: string) => void
  /** The map begins to move under the pin. */
  onMove: () => void
  /** It stands still again; `byHand`: the customer moved it. */
  onRest: (centre: Point, byHand: boolean) => void
  onPin: (id: string) => void
  onFail: (reason: MapFailure) => void
}

export type MapOptions = {
  box: HTMLElement
  view: MapView
  insets: MapInsets
  theme: 'light' | 'dark'
  /** Address of the base map's style, where it is ours. */
  style: string
  colours: { edge: string; fill: string; way: string; wayEdge: string }
  /** The middle is what counts: zooming keeps it. */
  hasPin: boolean
  /** Nobody moves it by hand or by keys. */
  isPicture: boolean
  /** Nothing glides (reduced motion). */
  isStill: boolean
  /** What the map is, spoken. */
  label: string
  events: MapEvents
}

/** A map on the page, whoever draws it. `elements`: where a pin's own picture is drawn, by id. */
export type MapHandle = {
  show: (content: MapContent, elements: ReadonlyMap<string, HTMLElement>) => void
  moveTo: (view: Partial<MapView>) => void
  zoomBy: (step: 1 | -1) => void
  setInsets: (insets: MapInsets) => void
  remove: () => void
}
