import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { classNames } from '#/lib/class-names.ts'
import { Picture } from '#/ui/Picture.tsx'
import { useWidth } from '#/ui/use-width.ts'
import css from './Gallery.module.css'
import { PictureDots } from './PictureDots.tsx'
import { Slide } from './Slide.tsx'
import { useViewedPictures } from './use-viewed-pictures.tsx'

/**
 * The pictures of a product: swiping, dots on phones, thumbnails on wide pages; a tap opens the viewer. One that cannot
 * be shown is left out of all of them.
 */
export function Gallery({ pictures: all, name }: { pictures: readonly string[]; name: string }) {
  const { t } = useLingui()
  const { pictures, leaveOut, view, viewer } = useViewedPictures(all, name)
  const rail = useRef<HTMLDivElement>(null)
  const [scrolledTo, setAt] = useState(0)
  const at = Math.min(scrolledTo, pictures.length - 1)
  // The CDN composes a dish for the requested proportions, so a tall box requests a tall picture.
  const shape = useWidth() === 'narrow' ? { width: 390, height: 282 } : { width: 480, height: 704 }
  const many = pictures.length > 1
  const show = (index: number) =>
    rail.current?.scrollTo({ left: index * rail.current.clientWidth, behavior: 'smooth' })
  return (
    <div className={css.gallery}>
      <div
        ref={rail}
        className={css.rail}
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget
          setAt(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }}
      >
        {pictures.map((picture, index) => (
          <Slide
            key={picture}
            picture={picture}
            which={many ? `${name}, ${index + 1}` : name}
            shape={shape}
            sizes="(min-width: 64em) 480px, 100vw"
            className={css.picture}
            isFirst={index === 0}
            onBroken={() => leaveOut(picture)}
            onView={() => view(index)}
          />
        ))}
        {pictures.length === 0 && <Picture src="" {...shape} className={css.picture} />}
      </div>
      {many && (
        <>
          <PictureDots pictures={pictures} at={at} className={css.dots} />
          <span className={css.thumbs}>
            {pictures.map((picture, index) => {
              const number = index + 1
              return (
                <button
                  key={picture}
                  type="button"
                  className={classNames(css.thumb, index === at && css.chosen)}
                  aria-label={t`Picture ${number}`}
                  aria-pressed={index === at}
                  onClick={() => show(index)}
                >
                  <Picture src={picture} width={68} height={68} onBroken={() => leaveOut(picture)} />
                </button>
              )
            })}
          </span>
        </>
      )}
      {viewer}
    </div>
  )
}
