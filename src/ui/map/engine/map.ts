import type { Point } from '#/domain/geo/geo.ts'

/** A pin on the map. `label` is read out and, where there is room, written. */
export type MapPin = {
  id: string
  kind: 'branch' | 'home' | 'courier'
  point: Point
  label: string
  isChosen?: boolean
  /** The streets that this pin moves along; absent or empty: it moves straight. */
  path?: readonly Point[]
}

/** Everything we render on the map. */
export type MapContent = {
  pins: readonly MapPin[]
  /** Where a branch stops delivering, metres; filled when the pin lies outside. */
  zone?: { centre: Point; radius: number; isFilled: boolean } | null
  /** The route of the delivery; dotted while nobody is on it. */
  way?: readonly Point[]
  isPlanned?: boolean
}

export type MapView = { centre: Point; zoom: number }

/** How much of the map's box something else covers, px; the map's centre is that of the rest. */
export type MapInsets = { top: number; right: number; bottom: number; left: number }

/** Why there is no map: no WebGL 2, its code or worker did not load, its style or all of its tiles did not. */
export type MapFailure = 'no-webgl' | 'no-code' | 'no-tiles'

/** The provider: our own map, or Yandex with the merchant's key; without a key ours is used. */
export type MapSource = { by: 'open' } | { by: 'yandex'; key: string | null }

export type MapEvents = {
  /**
   * The map is rendered. `credit`: its attribution, which must be shown beside it; empty where the map shows it itself.
   */
  onReady: (credit: string) => void
  /** The map begins to move under the pin. */
  onMove: () => void
  /** The map has stopped; `byHand`: the customer moved it. */
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
  /** The centre is the result, so zooming keeps it. */
  hasPin: boolean
  /** It cannot be moved by hand or by keys. */
  isPicture: boolean
  /** No animations (reduced motion). */
  isStill: boolean
  /** The label for screen readers. */
  label: string
  events: MapEvents
}

/** A map on the page, whatever its provider. `elements`: the element of each pin's own picture, by id. */
export type MapHandle = {
  show: (content: MapContent, elements: ReadonlyMap<string, HTMLElement>) => void
  moveTo: (view: Partial<MapView>) => void
  zoomBy: (step: 1 | -1) => void
  setInsets: (insets: MapInsets) => void
  remove: () => void
}
