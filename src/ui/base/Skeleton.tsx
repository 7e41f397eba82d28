import css from './Skeleton.module.css'

/** A placeholder box with the size and radius of the real content. */
export function Skeleton({
  width = '100%',
  height,
  radius = 8,
  shape,
  className,
}: {
  /** px, or a CSS length. */
  width?: number | string
  height?: number | string
  /** px, or a variable such as `var(--radius-card)`. */
  radius?: number | string
  /** width / height instead of a height. */
  shape?: number
  className?: string
}) {
  return (
    <span
      className={className ? `${css.box} ${className}` : css.box}
      style={{ width, height, borderRadius: radius, aspectRatio: shape }}
      aria-hidden="true"
    />
  )
}

/** Placeholder lines of text; each length is a percentage of the width. */
export function SkeletonText({ lines = [100, 70], height = 14 }: { lines?: number[]; height?: number }) {
  return (
    <span className={css.lines} aria-hidden="true">
      {lines.map((share) => (
        <Skeleton key={share} width={`${share}%`} height={height} radius={999} />
      ))}
    </span>
  )
}

/** A placeholder of a grouped section: rows of two lines and a control. `height`: of all of it, px. */
export function SkeletonRows({ rows = 3, height = rows * 60 }: { rows?: number; height?: number }) {
  return (
    <span className={css.section} style={{ height }} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
        <span key={row} className={css.row}>
          <SkeletonText lines={[55, 85]} />
          <Skeleton width={28} height={28} radius={999} />
        </span>
      ))}
    </span>
  )
}
