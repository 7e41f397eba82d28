import { pictureSource } from '#/config/image.ts'
import { classNames } from '#/lib/class-names.ts'
import type { Elements } from './elements.ts'
import { Icon } from './Icon.tsx'
import css from './PictureView.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import type { PictureProps } from './view-context.ts'

/** A picture in a box that has its size before the picture loads. Without one, or `isBroken`: a plate. */
export function PictureView({
  cdn,
  isBroken = false,
  onBroken,
  onLoaded,
  behind,
  src,
  width,
  height,
  sizes,
  priority = false,
  alt = '',
  className,
  children,
}: PictureProps & {
  cdn: string
  isBroken?: boolean
  onBroken?: () => void
  /** Called with the address that was loaded. */
  onLoaded?: (url: string) => void
  /** The address of the same picture in another size, shown until this one is loaded. */
  behind?: string | undefined
  /** In the place of the plate. */
  children?: Elements
}) {
  const source = isBroken ? null : pictureSource(cdn, src, { width, height, sizes })
  return (
    <span
      className={classNames(css.box, className)}
      style={{
        aspectRatio: `${width} / ${height}`,
        ...(behind && source && { background: `center / cover url("${behind}")` }),
      }}
    >
      {source ? (
        <img
          className={css.image}
          // Set before the addresses, because these start the loading.
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
          onLoad={onLoaded && (({ currentTarget }) => onLoaded(currentTarget.currentSrc))}
        />
      ) : (
        <span className={css.plate}>
          {children || <Icon of="plate" size={32} className={css.thin} />}
          {alt && <VisuallyHidden>{alt}</VisuallyHidden>}
        </span>
      )}
    </span>
  )
}
