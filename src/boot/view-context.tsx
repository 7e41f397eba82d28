import type { Language } from '#/domain/text.ts'
import { PictureView } from '#/ui/base/PictureView.tsx'
import type { LinkProps, PictureProps, ViewContext } from '#/ui/base/view-context.ts'
import { device, isSavingData } from './handover.ts'

/** Texts by language and id; the build writes them into the page. */
type Words = Partial<Record<Language, Record<string, string>>>

const { attempt, cdn } = device

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
function loadInSight(image: Element) {
  if (!sight) return
  outOfSight.set(
    image,
    ADDRESSES.map((name) => [name, image.getAttribute(name) ?? '']),
  )
  for (const name of ADDRESSES) image.removeAttribute(name)
  sight.observe(image)
}

function Picture({ src, ...rest }: PictureProps) {
  const props = { ...rest, src: isSavingData ? '' : src }
  const view = (<PictureView {...props} cdn={cdn} />) as unknown as HTMLElement
  const image = view.querySelector('img')
  if (image && !props.priority) loadInSight(image)
  return view as unknown as React.ReactElement
}

function Link({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>
}

/** The context of the views without the app. */
export function viewContext(language: Language): ViewContext {
  const sent: Words = attempt(() => JSON.parse(document.getElementById('words')?.textContent ?? '{}')) ?? {}
  const words = sent[language] ?? {}
  return {
    language,
    say: ({ id, message = '' }, values = {}) =>
      (words[id] ?? message).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')),
    Picture,
    Link,
  }
}
