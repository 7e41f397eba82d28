import { DOT } from '#/lib/join.ts'
import css from './Dots.module.css'

/** A text of `joinDots` that may take several lines: no dot begins or ends one. */
export function Dots({ of: text }: { of: string }) {
  return (
    <span className={css.dots}>
      {text.split(DOT).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no names, and two may be alike
        <span key={index} className={css.part}>
          {index > 0 && <span className={css.dot}>{DOT}</span>}
          <span>{part}</span>
        </span>
      ))}
    </span>
  )
}
