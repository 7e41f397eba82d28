import { attempt } from '#/lib/attempt.ts'

/** Pictures that are not in sight, with the attributes that would load them. */
const outOfSight = new WeakMap<Element, readonly (readonly [name: string, value: string])[]>()
const ADDRESSES = ['srcset', 'src'] as const

/** Null: the browser does not say what is in sight. */
const sight: IntersectionObserver | null = attempt(
  () =>
    new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        sight?.unobserve(target)
        for (const [name, value] of outOfSight.get(target) ?? []) target.setAttribute(name, value)
        outOfSight.delete(target)
      }
    }),
)

/**
 * Loads a picture only when it is in sight: browsers load `lazy` pictures from thousands of px below, and on a slow line
 * these would delay the app by half a second.
 */
export function loadInSight(image: Element) {
  if (!sight) return
  outOfSight.set(
    image,
    ADDRESSES.map((name) => [name, image.getAttribute(name) ?? '']),
  )
  for (const name of ADDRESSES) image.removeAttribute(name)
  sight.observe(image)
}
