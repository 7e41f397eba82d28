import type { ReactNode } from 'react'
import { classNames } from '#/lib/class-names.ts'
import { type PageBackground, usePageBackground, useTitle } from '#/shell/chrome.ts'
import css from './Screen.module.css'

/** The frame of a page: declares its title and ground, draws the heading and the gutters. */
export function Screen({
  title,
  ground = 'page',
  width = 'form',
  action,
  isBare = false,
  children,
}: {
  title: string
  /** groups: lists of grouped sections stand on the darker ground. */
  ground?: PageBackground
  /** form: at most 640 wide; page: as wide as the page; split: 640 and a column of 360 from 1024. */
  width?: 'form' | 'page' | 'split'
  /** Right of the heading. */
  action?: ReactNode
  /** No visible heading: the content has its own, or Telegram's header is enough. */
  isBare?: boolean
  children: ReactNode
}) {
  useTitle(title)
  usePageBackground(ground)
  return (
    <div className={classNames(css.screen, css[width], ground === 'groups' && css.groups)}>
      <header className={isBare ? css.spoken : css.head}>
        <h1 className={css.title}>{title}</h1>
        {action}
      </header>
      {children}
    </div>
  )
}
