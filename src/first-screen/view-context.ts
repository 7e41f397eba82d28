import type { Language } from '#/domain/text.ts'

/** A text by its id, with what stands in its braces. */
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
  className?: string | undefined
}

/**
 * What the views of the first screen cannot find out by themselves, since React draws them and so does boot, which has
 * neither hooks nor catalogs.
 */
export type ViewContext = {
  say: Say
  language: Language
  /** How a picture is drawn: the app's knows what to do when one fails. */
  Picture: (props: PictureProps) => React.ReactNode
}
