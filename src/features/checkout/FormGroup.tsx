import type { ReactNode } from 'react'
import type { Elements } from '#/ui/base/elements.ts'
import hidden from '#/ui/base/VisuallyHidden.module.css'
import css from './FormGroup.module.css'

/**
 * A part of the checkout: a heading, something right of it, its card. `isPlain`: tiles directly on the background.
 * `isTitleHidden`: what stands there
 * says it to the eye.
 */
export function FormGroup({
  title,
  aside,
  isPlain = false,
  isTitleHidden = false,
  children,
}: {
  title: string
  aside?: Elements
  isPlain?: boolean
  isTitleHidden?: boolean
  children: Elements
}) {
  return (
    <section className={css.group}>
      <header className={isTitleHidden ? hidden.spoken : css.head}>
        <h2 className={css.title}>{title}</h2>
        {aside}
      </header>
      {isPlain ? children : <div className={css.card}>{children}</div>}
    </section>
  )
}

/** The error under a field. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p className={css.problem} role="alert">
      {children}
    </p>
  )
}
