import { classNames } from '#/lib/class-names.ts'
import { type PageBackground, usePageBackground, useTitle } from '#/shell/chrome.ts'
import type { Elements } from '#/ui/base/elements.ts'
import hidden from '#/ui/base/VisuallyHidden.module.css'
import css from './Screen.module.css'

/** The frame of a page: declares its title and ground, renders the heading and the gutters. */
export function Screen({
  title,
  ground = 'page',
  hasFields = false,
  width = 'form',
  action,
  isBare = false,
  children,
}: {
  title: string
  /** groups: the darker background, for grouped lists. */
  ground?: PageBackground
  /** On the darker background fields, chips and buttons stand by themselves, and not on a group: they are as light as one. */
  hasFields?: boolean
  /**
   * form: at most 640 wide, 760 on a phone held sideways; page: as wide as the page; list: a form until 64em, then a
   * page; split: 640 and a column of 360 from 64em.
   */
  width?: 'form' | 'page' | 'list' | 'split'
  /** Right of the heading. */
  action?: Elements
  /** No visible heading: the content has its own, or Telegram's header is enough. */
  isBare?: boolean
  children: Elements
}) {
  useTitle(title)
  usePageBackground(ground)
  return (
    <div
      className={classNames(
        css.screen,
        css[width],
        ground === 'groups' && css.groups,
        hasFields && css.fields,
      )}
    >
      <header className={classNames(isBare ? hidden.spoken : css.head, css.line)} data-title>
        <h1 className={css.title}>{title}</h1>
        {action}
      </header>
      {children}
    </div>
  )
}
