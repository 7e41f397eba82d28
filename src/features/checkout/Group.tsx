import type { ReactNode } from 'react'
import css from './Group.module.css'

/** A part of the checkout: a heading, what stands right of it, its card. `isPlain`: tiles stand on the ground itself. */
export function Group({
  title,
  aside,
  isPlain = false,
  children,
}: {
  title: string
  aside?: ReactNode
  isPlain?: boolean
  children: ReactNode
}) {
  return (
    <section className={css.group}>
      <header className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {aside}
      </header>
      {isPlain ? children : <div className={css.card}>{children}</div>}
    </section>
  )
}

/** What is wrong, under the field it is about. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p className={css.problem} role="alert">
      {children}
    </p>
  )
}
