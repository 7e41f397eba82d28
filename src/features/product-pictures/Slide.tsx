import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { ImageDown } from 'lucide-react'
import { askedPicturesAtom } from '#/ui/data-saver.ts'
import { Picture, useIsPictureSpared } from '#/ui/Picture.tsx'
import css from './Slide.module.css'

/** A picture so narrow has room for the sign alone, px. */
const SMALL = 120

/** One picture; where data is saved the first press loads it, and the next one opens the viewer (CX-10). */
export function Slide({
  picture,
  which,
  shape,
  sizes,
  className,
  isFirst = false,
  onBroken,
  onView,
}: {
  picture: string
  /** The dish, and the picture's number if there are several. */
  which: string
  shape: { width: number; height: number }
  /** As in `<img sizes>`: of a slot that grows with the page. */
  sizes?: string
  className: string | undefined
  isFirst?: boolean
  onBroken: () => void
  onView: () => void
}) {
  const { t } = useLingui()
  const isSpared = useIsPictureSpared(picture)
  const ask = useSetAtom(askedPicturesAtom)
  return (
    <button
      type="button"
      className={className}
      aria-label={isSpared ? t`Show picture: ${which}` : t`View photo: ${which}`}
      onClick={isSpared ? () => ask((asked) => new Set([...asked, picture])) : onView}
    >
      {isSpared ? (
        <span className={css.spared}>
          <ImageDown size={28} strokeWidth={1.75} aria-hidden="true" />
          {shape.width > SMALL && <span>{t`Show picture`}</span>}
        </span>
      ) : (
        <Picture
          src={picture}
          {...shape}
          sizes={sizes}
          priority={isFirst}
          onBroken={onBroken}
          className={css.fill}
        />
      )}
    </button>
  )
}
