import { atom } from 'jotai'
import type { Story } from '#/api/schema/story.ts'
import { scopedKeys } from '#/session/keys.ts'
import { saved } from '#/session/saved.ts'

const savedAtom = saved(scopedKeys.seenSlides, [])

/** Ids of the seen slides of this shop, of this and earlier visits. */
export const seenSlidesAtom = atom((get) => new Set(get(savedAtom)))

/** Marks a slide as seen, and removes slides that the shop no longer shows. */
export const seeSlideAtom = atom(null, (get, set, id: string, stories: readonly Story[]) => {
  const seen = get(seenSlidesAtom)
  if (seen.has(id)) return
  const shown = stories.flatMap(({ slides }) => slides.map((slide) => slide.id))
  set(
    savedAtom,
    shown.filter((one) => one === id || seen.has(one)),
  )
})

/** A story is seen when all its slides are: an added slide makes it new again. */
export const isSeen = ({ slides }: Pick<Story, 'slides'>, seen: ReadonlySet<string>) =>
  slides.every(({ id }) => seen.has(id))

/** Index of the slide a story starts with: its first unseen one, else 0. */
export const firstSlide = ({ slides }: Pick<Story, 'slides'>, seen: ReadonlySet<string>) =>
  Math.max(
    0,
    slides.findIndex(({ id }) => !seen.has(id)),
  )
