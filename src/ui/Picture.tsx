import { useAtomValue } from 'jotai'
import { UtensilsCrossed } from 'lucide-react'
import { useState } from 'react'
import { pictureSource } from '#/config/image.ts'
import { cdnBaseAtom } from './cdn.ts'
import { classNames } from './class-names.ts'
import css from './Picture.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/**
 * A picture in a box that has its place before the picture comes. `width` and `height`: the slot in CSS px, which
 * also give its shape; the CDN is asked for the slot times the screen's density. No picture, or one that fails:
 * a plate.
 */
export function Picture({
  src,
  width,
  height,
  sizes,
  priority = false,
  alt = '',
  className,
}: {
  /** CDN path or a full https address; empty: none. */
  src: string | null | undefined
  width: number
  height: number
  /** As in `<img sizes>`: for slots that grow with the page; then candidates are described by width. */
  sizes?: string | undefined
  /** In the first view: loaded at once and first. */
  priority?: boolean
  alt?: string
  className?: string | undefined
}) {
  const base = useAtomValue(cdnBaseAtom)
  const [failed, setFailed] = useState<string | null>(null)
  const source = pictureSource(base, src, { width, height, sizes })
  return (
    <span className={classNames(css.box, className)} style={{ aspectRatio: `${width} / ${height}` }}>
      {source && failed !== source.src ? (
        <img
          className={css.image}
          src={source.src}
          srcSet={source.srcset}
          sizes={source.sizes}
          width={width}
          height={height}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          referrerPolicy="no-referrer"
          draggable={false}
          onError={() => setFailed(source.src)}
        />
      ) : (
        <span className={css.plate}>
          <UtensilsCrossed size={32} strokeWidth={1.5} aria-hidden="true" />
          {alt && <VisuallyHidden>{alt}</VisuallyHidden>}
        </span>
      )}
    </span>
  )
}
