import type { ReactNode } from 'react'
import { useTitle } from '#/shell/chrome.ts'
import css from './ErrorPage.module.css'

/** An error page: what happened, and at most two buttons. Needs no data and no settings. */
export function ErrorPage({
  documentTitle,
  picture,
  title,
  children,
  actions,
}: {
  documentTitle: string
  picture: ReactNode
  title: string
  children: ReactNode
  actions: ReactNode
}) {
  useTitle(documentTitle)
  return (
    <div className={css.page}>
      <div aria-hidden="true">{picture}</div>
      <h1 className={css.title}>{title}</h1>
      <div className={css.text}>{children}</div>
      <div className={css.actions}>{actions}</div>
    </div>
  )
}
