import * as v from 'valibot'
import { Id, multilingual, number, text } from './common.ts'
import { Target } from './content.ts'
import { fullList } from './records.ts'

/**
 * The shortest and the longest time of a slide, ms: the server's value is limited to them, since a shorter one cannot
 * be read.
 */
const SHORTEST = 1_000
const LONGEST = 60_000
const DurationMs = v.pipe(
  number(5_000),
  v.transform((ms) => Math.min(LONGEST, Math.max(SHORTEST, ms))),
)

/** One picture of a story; `durationMs` is how long it stays. */
const Slide = v.object({ id: Id, image: text(), durationMs: DurationMs, target: Target })
export type Slide = v.InferOutput<typeof Slide>

/** A ring above the menu and the slides behind it (NT-02). */
export const Story = v.object({
  id: Id,
  title: multilingual(100),
  cover: text(),
  priority: number(0),
  slides: fullList('slides', Slide),
})
export type Story = v.InferOutput<typeof Story>
