import { useState } from 'react'
import type { Slide, Story } from '#/api/schema/story.ts'
import { firstSlide } from './seen.ts'

export type Place = { story: number; slide: number }

const slideAt = (stories: readonly Story[], { story, slide }: Place): Slide | null =>
  stories[story]?.slides[slide] ?? null

/**
 * The current slide and the moves to its neighbours, within a story and then to the next story. After the last slide
 * `onEnd` is called; before the first one a move back does nothing.
 */
export function useSlides(
  stories: readonly Story[],
  first: number,
  seenAtFirst: ReadonlySet<string>,
  onEnd: () => void,
) {
  // Read once: slides seen in the open viewer must not change where the next story starts.
  const [seen] = useState(seenAtFirst)
  const beginning = (story: number): Place => ({
    story,
    slide: firstSlide(stories[story] ?? { slides: [] }, seen),
  })
  const [at, setAt] = useState(() => beginning(first))
  const next: Place = slideAt(stories, { ...at, slide: at.slide + 1 })
    ? { ...at, slide: at.slide + 1 }
    : beginning(at.story + 1)
  return {
    at,
    slide: slideAt(stories, at),
    /** The slide to prefetch; null: this is the last one. */
    ahead: slideAt(stories, next),
    toNext: () => (slideAt(stories, next) ? setAt(next) : onEnd()),
    toPrevious: () => {
      if (at.slide > 0) setAt({ ...at, slide: at.slide - 1 })
      else if (at.story > 0) setAt({ story: at.story - 1, slide: 0 })
    },
  }
}
