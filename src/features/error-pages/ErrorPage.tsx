import type { ReactNode } from 'react'
import { useTitle } from '#/shell/chrome.ts'
import css from './ErrorPage.module.css'

/** A page that cannot serve: what happened, and at most two ways on. Needs no data and no settings. */
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
