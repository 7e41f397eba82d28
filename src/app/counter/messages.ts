import * as v from 'valibot'

/* Messages of the shop to the page with Yandex's counter: numbers, ids and patterns of pages, no personal data. */

// With `picklist` and `union` only, because the first load contains these already.
const Name = v.pipe(v.string(), v.regex(/^[\w.:-]{1,64}$/))
const Sum = v.pipe(v.number(), v.integer(), v.minValue(0))

export const ToCounter = v.union([
  v.object({ type: v.picklist(['init']), id: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  v.object({ type: v.picklist(['hit']), url: v.pipe(v.string(), v.regex(/^https?:\/\/\S{1,200}$/)) }),
  v.object({
    type: v.picklist(['goal']),
    name: Name,
    params: v.object({
      id: v.optional(Name),
      count: v.optional(Sum),
      order_price: v.optional(Sum),
      currency: v.optional(v.picklist(['UZS'])),
    }),
  }),
])
export type ToCounter = v.InferOutput<typeof ToCounter>

/** Posted by the page when it listens. */
export const FromCounter = v.object({ type: v.picklist(['init']) })
