import css from './VisuallyHidden.module.css'

/** Words for screen readers only. */
export function VisuallyHidden({
  children,
  live,
}: {
  children: React.ReactNode
  live?: 'polite' | 'assertive'
}) {
  return (
    <span className={css.spoken} aria-live={live}>
      {children}
    </span>
  )
}
