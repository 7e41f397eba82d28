import css from './Plate.module.css'

/** An empty plate with a number on it, for error pages. */
export function Plate({ children }: { children: string }) {
  return (
    <span className={css.plate}>
      <span className={css.number}>{children}</span>
      <svg viewBox="0 0 48 48" className={css.sprig} aria-hidden="true">
        <path className={css.stem} d="M6 44C16 38 26 28 42 10" />
        {LEAVES.map((turn) => (
          <path key={turn} className={css.leaf} d="M0 0C2-8 10-10 15-8 14-2 8 3 0 0Z" transform={turn} />
        ))}
      </svg>
    </span>
  )
}

const LEAVES = [
  'translate(17 36) rotate(-62)',
  'translate(25 29) rotate(-58) scale(1.05)',
  'translate(34 19) rotate(-66) scale(0.95)',
  'translate(18 36) rotate(28) scale(1.05)',
  'translate(27 27) rotate(20)',
  'translate(41 11) rotate(-22) scale(0.9)',
]
