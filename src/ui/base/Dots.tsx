import { Children, type ReactNode } from 'react'
import { DOT } from '#/lib/join.ts'
import css from './Dots.module.css'

/** A text of `joinDots` that may take several lines: no dot begins or ends one. */
export const Dots = ({ of: text }: { of: string }) => (
  <DotParts>
    {text.split(DOT).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no names, and two may be alike
      <span key={index}>{part}</span>
    ))}
  </DotParts>
)

/** The same of parts that are elements. */
export const DotParts = ({ children }: { children: ReactNode[] }) => (
  <span className={css.dots}>
    {Children.map(children, (part, index) => (
      <span className={css.part}>
        {index > 0 && <span className={css.dot}>{DOT}</span>}
        {part}
      </span>
    ))}
  </span>
)
