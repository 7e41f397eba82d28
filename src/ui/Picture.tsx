import { useAtomValue } from 'jotai'
import { UtensilsCrossed } from 'lucide-react'
import { useState } from 'react'
import { imageUrl } from '#/domain/image.ts'
import { cdnBaseAtom } from './cdn.ts'
import { classNames } from './class-names.ts'
import css from './Picture.module.css'
import { Spoken } from './Spoken.tsx'

/** px; more than any screen of ours shows and the CDN should be asked for. */
const LARGEST_SIDE = 1600

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
  const at = (density: number) => {
    const scale = Math.min(density, LARGEST_SIDE / Math.max(width, height))
    return imageUrl(base, src, { width: Math.round(width * scale), height: Math.round(height * scale) })
  }
  const address = at(2)
  const isFixed = at(1) === address
  const candidates = [1, 2, 3].map(
    (density) => `${at(density)} ${sizes ? `${Math.round(width * density)}w` : `${density}x`}`,
  )
  return (
    <span className={classNames(css.box, className)} style={{ aspectRatio: `${width} / ${height}` }}>
      {address && failed !== address ? (
        <img
          className={css.image}
          src={address}
          srcSet={isFixed ? undefined : candidates.join(', ')}
          sizes={isFixed ? undefined : sizes}
          width={width}
          height={height}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          referrerPolicy="no-referrer"
          draggable={false}
          onError={() => setFailed(address)}
        />
      ) : (
        <span className={css.plate}>
          <UtensilsCrossed size={32} strokeWidth={1.5} aria-hidden="true" />
          {alt && <Spoken>{alt}</Spoken>}
        </span>
      )}
    </span>
  )
}
