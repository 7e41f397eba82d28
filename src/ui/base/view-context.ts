import type { Language } from '#/domain/text.ts'

/** A text by its id, with the values of its placeholders. */
export type Say = (
  message: { id: string; message?: string },
  values?: Record<string, string | number>,
) => string

export type PictureProps = {
  /** CDN path or a full https address; empty: none. */
  src: string | null | undefined
  /** The slot in CSS px, which also gives the picture its shape; the CDN is asked for it times the screen's density. */
  width: number
  height: number
  /** As in `<img sizes>`: for slots that grow with the page; then candidates are described by width. */
  sizes?: string | undefined
  /** In the first view: loaded at once and first. */
  priority?: boolean
  alt?: string
  /** What is on a picture that lies in no other control: where data is saved, it can be asked for. */
  subject?: string
  className?: string | undefined
}

/** A link to a page of the shop. */
export type LinkProps = {
  href: string
  className?: string | undefined
  /** Names it for a press before the app is there; see `presses.ts`. */
  'data-press': string
  /** An action of the screen: the second half of a double press on it must not reach another control. */
  'data-action'?: string
  'aria-label'?: string
  'aria-current'?: 'page' | undefined
  children: React.ReactNode
}

/**
 * What the views of the first screen need from outside, since React and boot render them, and boot has neither hooks
 * nor catalogs.
 */
export type ViewContext = {
  say: Say
  language: Language
  /** How a picture is rendered: the app's knows what to do when one fails. */
  Picture: (props: PictureProps) => React.ReactElement
  /** The app's changes the page without loading it. */
  Link: React.FC<LinkProps>
}
