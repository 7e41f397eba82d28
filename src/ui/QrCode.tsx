import { memo } from 'react'
import { encode } from 'uqr'
import css from './QrCode.module.css'

/** Free modules around a code, without which cameras do not find it. */
const MARGIN = 4

/**
 * A code for the camera: dark on light in both themes, because many cameras read no other. `label`: what it leads to.
 * Memoized, because a countdown beside it is rendered several times a second.
 */
export const QrCode = memo(function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const modules = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')))
    .join('')
  const side = size + 2 * MARGIN
  return (
    <svg
      className={css.code}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={modules} />
    </svg>
  )
})
