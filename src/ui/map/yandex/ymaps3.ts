/* What we use of JavaScript API 3.0 of Yandex Maps, as its documentation has it. Points are [longitude, latitude]. */

export type LngLat = [number, number]

type Change = { duration?: number }
export type LocationRequest = Change & { center?: LngLat; zoom?: number }

type Behavior = 'drag' | 'pinchZoom' | 'scrollZoom' | 'dblClick'

type MapProps = {
  location: LocationRequest
  behaviors: Behavior[]
  zoomRange: { min: number; max: number }
  zoomStrategy: 'zoomToCenter' | 'zoomToPointer'
  theme: 'light' | 'dark'
  copyrightsPosition: 'bottom left'
}

type Stroke = { color: string; width: number; dash?: number[] }
type FeatureProps = {
  geometry: { type: 'Polygon'; coordinates: LngLat[][] } | { type: 'LineString'; coordinates: LngLat[] }
  style: { zIndex?: number; fill?: string; fillOpacity?: number; stroke: Stroke[] }
}

type Update = { location: { center: LngLat; zoom: number }; mapInAction: boolean }
type ListenerProps = {
  layer: 'any'
  onUpdate: (update: Update) => void
  onActionStart: (event: { type: string }) => void
  onActionEnd: (event: { type: string }) => void
}

/** A thing that lies on a map: made, added, changed and taken away. */
export interface Entity<Props = object> {
  update: (props: Partial<Props>) => void
}
type MarkerProps = { coordinates: LngLat; zIndex?: number }

export interface YandexMap extends Entity<MapProps> {
  addChild: (child: Entity<never>) => unknown
  removeChild: (child: Entity<never>) => unknown
  setLocation: (location: LocationRequest) => void
  readonly zoom: number
}

export type Ymaps3 = {
  ready: Promise<void>
  strictMode: boolean
  YMap: new (box: HTMLElement, props: MapProps) => YandexMap
  YMapDefaultSchemeLayer: new (props: object) => Entity
  YMapDefaultFeaturesLayer: new (props: object) => Entity
  YMapFeature: new (props: FeatureProps) => Entity<FeatureProps>
  YMapMarker: new (props: MarkerProps, element: HTMLElement) => Entity<MarkerProps>
  YMapListener: new (props: ListenerProps) => Entity
}
