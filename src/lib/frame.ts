import * as v from 'valibot'

/* A page of ours on another origin, in a frame of the shop: each side hears the one window of the one origin only. */

type Side = { source: unknown; origin: string }

/** A message of the one window of the one origin, parsed; null for every other. */
export function heard<S extends v.GenericSchema>(
  event: { source: unknown; origin: string; data: unknown },
  from: Side,
  schema: S,
): v.InferOutput<S> | null {
  if (event.source !== from.source || event.origin !== from.origin) return null
  const parsed = v.safeParse(schema, event.data)
  return parsed.success ? parsed.output : null
}

/**
 * Inside the frame: hears the shop that opened it and nobody else, sends to nobody else, and sends `init` when it listens.
 * The address names that shop by its origin, other than our own; without one nothing is heard or said.
 */
export function hearShop<S extends v.GenericSchema, Said extends { type: string }>(
  schema: S,
  hear: (message: v.InferOutput<S>, say: (message: Said | { type: 'init' }) => void) => void,
) {
  const origin = location.hash.slice(1)
  const isShop =
    parent !== window &&
    URL.canParse(origin) &&
    new URL(origin).origin === origin &&
    origin !== location.origin
  if (!isShop) return
  const say = (message: Said | { type: 'init' }) => parent.postMessage(message, origin)
  addEventListener('message', (event) => {
    const message = heard(event, { source: parent, origin }, schema)
    if (message !== null) hear(message, say)
  })
  say({ type: 'init' })
}
