import { classNames } from '#/lib/class-names.ts'
import css from './Icon.module.css'

/* Outlines of lucide (ISC). */
const OUTLINES = {
  bin: 'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
  heart:
    'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
  leaf: 'M11 20A10 10 0 0 0 21 10a26 26 0 0 0-1-7.3 1 1 0 0 0-1.8-.3C15.8 5.5 13 5.5 9.8 6.1A7 7 0 0 0 11 20M2 21a5 5 0 0 1 2.9-4.5C7.6 15.2 8.4 15.2 11 13',
  minus: 'M5 12h14',
  plate:
    'm16 2-2.3 2.3a3 3 0 0 0 0 4.2l1.8 1.8a3 3 0 0 0 4.2 0L22 8M15 15 3.3 3.3a4.2 4.2 0 0 0 0 6l7.3 7.3c.7.7 2 .7 2.8 0L15 15Zm0 0 7 7m-19.9-.2 6.4-6.3M19 5l-7 7',
  plus: 'M5 12h14M12 5v14',
  star: 'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z',
}

/**
 * The icons of a card. A list draws several for each dish that comes near while a thumb throws it: with all that the
 * library's own elements carry they were a quarter of that. `size` px.
 */
export function Icon({
  of,
  size,
  className,
}: {
  of: keyof typeof OUTLINES
  size: number
  className?: string | undefined
}) {
  return (
    <svg
      className={classNames(css.glyph, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={OUTLINES[of]} />
    </svg>
  )
}
