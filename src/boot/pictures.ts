/** Pictures that are not in sight, with the attributes that would load them. */
const outOfSight = new WeakMap<Element, readonly (readonly [name: string, value: string])[]>()
const ADDRESSES = ['srcset', 'src'] as const

/** Pictures that have come in sight in this visit, by their `srcset`. */
const seen = new Set<string>()

const sight = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    sight.unobserve(target)
    for (const [name, value] of addressesOf(target)) target.setAttribute(name, value)
    seen.add(target.getAttribute('srcset') ?? '')
    outOfSight.delete(target)
  }
})

/**
 * Loads a picture only when it is in sight: browsers load `lazy` pictures from thousands of px below, and on a slow line
 * these would delay the app by half a second.
 */
export function loadInSight(image: Element) {
  outOfSight.set(
    image,
    ADDRESSES.map((name) => [name, image.getAttribute(name) ?? '']),
  )
  for (const name of ADDRESSES) image.removeAttribute(name)
  sight.observe(image)
}

/** The attributes that will load a picture once it is in sight; none for other elements. */
export const addressesOf = (image: Element) => outOfSight.get(image) ?? []

/** Whether a picture waits for being in sight, and no element with the same has been there. */
export const isUnseen = (image: Element) =>
  (outOfSight.get(image) ?? []).some(([name, value]) => name === 'srcset' && !seen.has(value))
