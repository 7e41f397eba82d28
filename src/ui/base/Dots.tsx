import { DOT } from '#/lib/join.ts'
import css from './Dots.module.css'
import type { Elements } from './elements.ts'

/** A text of `joinDots` that may take several lines: no dot begins or ends one. */
export const Dots = ({ of: text }: { of: string }) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no names, and two may be alike
  <DotParts parts={text.split(DOT).map((part, index) => <span key={index}>{part}</span>)} />
)

/** The same of parts that are elements. */
export const DotParts = ({ parts }: { parts: readonly Elements[] }) => (
  <span className={css.dots}>
    {parts.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part keeps its place in the line
      <span key={index} className={css.part}>
        {index > 0 && <span className={css.dot}>{DOT}</span>}
        <span>{part}</span>
      </span>
    ))}
  </span>
)
