import { attempt } from '#/lib/attempt.ts'

/** Pictures that are not in sight, with the attributes that would load them. */
const outOfSight = new WeakMap<Element, readonly (readonly [name: string, value: string])[]>()
const ADDRESSES = ['srcset', 'src'] as const

/** Pictures that have come in sight in this visit, or had in the one whose screen it begins with, by their `srcset`. */
const seen = new Set<string>()

/** Null: the browser does not say what is in sight. */
const sight: IntersectionObserver | null = attempt(
  () =>
    new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        sight?.unobserve(target)
        for (const [name, value] of addressesOf(target)) target.setAttribute(name, value)
        countAsSeen(target)
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

/** The attributes that will load a picture once it is in sight; none for other elements. */
export const addressesOf = (image: Element) => outOfSight.get(image) ?? []

/** Counts a picture, and all with the same addresses, as one that has been in sight. */
export const countAsSeen = (image: Element) => void seen.add(image.getAttribute('srcset') ?? '')

/** Whether a picture waits for being in sight, and none with the same addresses has been in sight. */
export const isUnseen = (image: Element) =>
  addressesOf(image).some(([name, value]) => name === 'srcset' && !seen.has(value))
