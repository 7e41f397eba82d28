import { MOST_ZOOM } from './tile.ts'

const light = {
  land: '#f3f0ea',
  park: '#cfe8c8',
  parkText: '#3f7a3c',
  water: '#b9dcf2',
  waterText: '#3d7699',
  house: '#e6e0d6',
  lane: '#ffffff',
  laneEdge: '#e3ddd0',
  main: '#fde7aa',
  mainEdge: '#e9d392',
  text: '#6a6459',
  halo: '#ffffff',
}
const dark: typeof light = {
  land: '#1c1f24',
  park: '#1d3325',
  parkText: '#7fb58a',
  water: '#17303f',
  waterText: '#7fb0cc',
  house: '#262a31',
  lane: '#33383f',
  laneEdge: '#15181c',
  main: '#57502f',
  mainEdge: '#15181c',
  text: '#a9aeb6',
  halo: '#15181c',
}

export type MapTheme = 'light' | 'dark'
export type MapLanguage = 'uz' | 'ru'

/** px at a zoom, growing with it. */
const widths = (at12: number, at16: number, at18: number) => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  12,
  at12,
  16,
  at16,
  18,
  at18,
]

/** A style of the sandbox's own tiles. It names no glyphs, so that the browser renders the letters itself. */
export function mapStyle(origin: string, theme: MapTheme, language: MapLanguage) {
  const colour = theme === 'dark' ? dark : light
  const name = ['coalesce', ['get', language], ['get', 'uz']]
  const isKind = (kind: string) => ['==', ['get', 'kind'], kind]
  const road = (id: string, kind: string, paint: object, minzoom = 8) => ({
    id,
    type: 'line',
    source: 'town',
    'source-layer': 'road',
    filter: isKind(kind),
    minzoom,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint,
  })
  const words = (
    id: string,
    layer: string,
    filter: unknown,
    more: object,
    paint: object,
    minzoom: number,
  ) => ({
    id,
    type: 'symbol',
    source: 'town',
    'source-layer': layer,
    filter,
    minzoom,
    layout: { 'text-field': name, 'text-font': ['sans-serif'], 'text-size': 12, ...more },
    paint: { 'text-color': colour.text, 'text-halo-color': colour.halo, 'text-halo-width': 1.4, ...paint },
  })
  const along = { 'symbol-placement': 'line', 'symbol-spacing': 260, 'text-letter-spacing': 0.01 }
  return {
    version: 8,
    name: `sandbox ${theme}`,
    sources: {
      town: {
        type: 'vector',
        tiles: [`${origin}/maps/tiles/{z}/{x}/{y}.mvt`],
        minzoom: 8,
        maxzoom: MOST_ZOOM,
        attribution: '&copy; Dasturxon',
      },
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': colour.land } },
      {
        id: 'house',
        type: 'fill',
        source: 'town',
        'source-layer': 'house',
        minzoom: MOST_ZOOM,
        paint: { 'fill-color': colour.house },
      },
      road('lane-edge', 'lane', { 'line-color': colour.laneEdge, 'line-width': widths(1, 10, 26) }, 13.5),
      road('lane', 'lane', { 'line-color': colour.lane, 'line-width': widths(0.4, 8, 23) }, 13.5),
      {
        id: 'park',
        type: 'fill',
        source: 'town',
        'source-layer': 'park',
        paint: { 'fill-color': colour.park },
      },
      {
        id: 'canal',
        type: 'line',
        source: 'town',
        'source-layer': 'water',
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: {
          'line-color': colour.water,
          'line-width': [
            'interpolate',
            ['exponential', 1.7],
            ['zoom'],
            9,
            ['case', isKind('river'), 3, 1],
            16,
            ['case', isKind('river'), 90, 22],
            18,
            ['case', isKind('river'), 320, 64],
          ],
        },
      },
      road('street-edge', 'street', { 'line-color': colour.laneEdge, 'line-width': widths(1.4, 16, 40) }, 11),
      road('main-edge', 'main', { 'line-color': colour.mainEdge, 'line-width': widths(3, 24, 60) }),
      road('street', 'street', { 'line-color': colour.lane, 'line-width': widths(0.8, 14, 37) }, 11),
      road('main', 'main', { 'line-color': colour.main, 'line-width': widths(2, 22, 57) }),
      words('road-names', 'road', ['has', 'uz'], along, {}, 13),
      words(
        'water-names',
        'water',
        ['has', 'uz'],
        along,
        { 'text-color': colour.waterText, 'text-halo-width': 0.6 },
        13,
      ),
      words('quarters', 'label', isKind('quarter'), { 'text-size': 13, 'text-max-width': 8 }, {}, 13),
      words(
        'parks',
        'label',
        isKind('park'),
        { 'text-max-width': 7 },
        { 'text-color': colour.parkText, 'text-halo-width': 0.8 },
        14,
      ),
      { ...words('towns', 'label', isKind('town'), { 'text-size': 18 }, {}, 8), maxzoom: 12 },
    ],
  }
}
