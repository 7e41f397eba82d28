import css from './IconBadge.module.css'

/** A circle in the brand's tint with an icon, before the text of a row. */
export function IconBadge({ children }: { children: React.ReactNode }) {
  return (
    <span className={css.dot} aria-hidden="true">
      {children}
    </span>
  )
}
