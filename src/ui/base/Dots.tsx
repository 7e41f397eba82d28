import { DOT } from '#/lib/join.ts'
import css from './Dots.module.css'
import type { Elements } from './elements.ts'

/** As `joinDots` and the catalogs write it. */
const BETWEEN = /\s· /

/** The parts of a text that dots are between. */
export const partsOf = (text: string): string[] => text.split(BETWEEN)

/** A text with dots between its parts that may take several lines: no dot begins or ends one. */
export const Dots = ({ of: text }: { of: string }) => <DotParts parts={partsOf(text)} />

/** The same of parts that may be elements. */
export const DotParts = ({ parts }: { parts: readonly (string | Elements)[] }) => (
  <span className={css.dots}>
    {parts.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name, and keeps its place in the line
      <span key={index} className={css.part}>
        {index > 0 && <span className={css.dot}>{DOT}</span>}
        <span>{part}</span>
      </span>
    ))}
  </span>
)
