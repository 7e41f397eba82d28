import { pictureSource } from '#/config/image.ts'
import { classNames } from '#/lib/class-names.ts'
import { Icon } from './Icon.tsx'
import css from './PictureView.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import type { PictureProps } from './view-context.ts'

/** A picture in a box that has its place before the picture comes. Without one, or `isBroken`: a plate. */
export function PictureView({
  cdn,
  isBroken = false,
  onBroken,
  src,
  width,
  height,
  sizes,
  priority = false,
  alt = '',
  className,
}: PictureProps & { cdn: string; isBroken?: boolean; onBroken?: () => void }) {
  const source = isBroken ? null : pictureSource(cdn, src, { width, height, sizes })
  return (
    <span className={classNames(css.box, className)} style={{ aspectRatio: `${width} / ${height}` }}>
      {source ? (
        <img
          className={css.image}
          // Before the addresses: from those on it is being loaded.
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          referrerPolicy="no-referrer"
          sizes={source.sizes}
          srcSet={source.srcset}
          src={source.src}
          width={width}
          height={height}
          alt={alt}
          draggable={false}
          onError={onBroken}
        />
      ) : (
        <span className={css.plate}>
          <Icon of="plate" size={32} className={css.thin} />
          {alt && <VisuallyHidden>{alt}</VisuallyHidden>}
        </span>
      )}
    </span>
  )
}
