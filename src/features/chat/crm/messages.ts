import * as v from 'valibot'

/* The messages between the shop and the page with amoCRM's chat. */

/** Sent once by the shop: whose chat it is. */
export const ToCrm = v.object({
  type: v.picklist(['init']),
  id: v.pipe(v.string(), v.regex(/^\d{1,12}$/)),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{32,128}$/i)),
  locale: v.picklist(['ru', 'en']),
})
export type ToCrm = v.InferOutput<typeof ToCrm>

/** `init`: the page requests `ToCrm`; `ready` and `error`: whether its script has loaded. */
export const FromCrm = v.object({ type: v.picklist(['init', 'ready', 'error']) })
export type FromCrm = v.InferOutput<typeof FromCrm>
