import * as v from 'valibot'
import { LOAD_TROUBLES } from './load.ts'

/*
 * The messages between a shop and the page with the keyed map: init, set, picked and error. Uses only the parts of
 * valibot that the first load has anyway.
 */

const Point = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
})
const Zoom = v.pipe(v.number(), v.minValue(0), v.maxValue(24))
const Id = v.pipe(v.string(), v.regex(/^.{1,200}$/))
/** A length in px or metres. */
const Length = v.pipe(v.number(), v.minValue(0), v.maxValue(1e6))
const Colour = v.pipe(v.string(), v.maxLength(200))

const Pin = v.object({
  id: Id,
  kind: v.picklist(['branch', 'home', 'courier']),
  point: Point,
  label: v.pipe(v.string(), v.maxLength(500)),
  isChosen: v.boolean(),
  path: v.pipe(v.array(Point), v.maxLength(10_000)),
  isButton: v.boolean(),
  /** A picture in one colour, whose shape counts. */
  icon: v.pipe(v.string(), v.regex(/^data:image\/svg\+xml,[\w%.!~*'()-]{0,10000}$/)),
})
export type FramePin = v.InferOutput<typeof Pin>

const Content = v.object({
  pins: v.pipe(v.array(Pin), v.maxLength(1_000)),
  zone: v.nullable(v.object({ centre: Point, radius: Length, isFilled: v.boolean() })),
  way: v.pipe(v.array(Point), v.maxLength(10_000)),
})
export type FrameContent = v.InferOutput<typeof Content>

/** The custom properties that pins are rendered with. */
export const TOKENS = [
  '--text',
  '--page',
  '--fill',
  '--brand',
  '--brand-text',
  '--on-picture',
  '--on-picture-text',
  '--shadow-1',
] as const

const Init = v.object({
  type: v.picklist(['init']),
  /** As the loader takes them; it says itself what is wrong with them. */
  options: v.record(v.string(), v.unknown()),
  view: v.object({ centre: Point, zoom: Zoom }),
  theme: v.picklist(['light', 'dark']),
  colours: v.object({ edge: Colour, fill: Colour, way: Colour, wayEdge: Colour }),
  tokens: v.record(v.picklist(TOKENS), Colour),
  hasPin: v.boolean(),
  isStill: v.boolean(),
  /** How much is covered at the lower end, px: the attribution must be above that. */
  covered: Length,
})
export type Init = v.InferOutput<typeof Init>

const Change = v.object({
  type: v.picklist(['set']),
  centre: v.optional(Point),
  zoom: v.optional(Zoom),
  zoomBy: v.optional(v.picklist([1, -1])),
  covered: v.optional(Length),
  content: v.optional(Content),
})

/** The shop to the frame. */
export const ToFrame = v.union([Init, Change])
export type Change = v.InferOutput<typeof Change>
export type ToFrame = v.InferOutput<typeof ToFrame>

/** The frame to the shop; by `init` it asks for the shop's. */
export const FromFrame = v.union([
  v.object({ type: v.picklist(['init']) }),
  v.object({ type: v.picklist(['picked']), what: v.picklist(['ready', 'move']) }),
  v.object({ type: v.picklist(['picked']), what: v.picklist(['rest']), centre: Point, byHand: v.boolean() }),
  v.object({ type: v.picklist(['picked']), what: v.picklist(['pin']), id: Id }),
  v.object({
    type: v.picklist(['error']),
    trouble: v.picklist(LOAD_TROUBLES),
    about: v.pipe(v.string(), v.maxLength(500)),
  }),
])
export type FromFrame = v.InferOutput<typeof FromFrame>
