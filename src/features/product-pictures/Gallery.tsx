import { useLingui } from '@lingui/react/macro'
import { Suspense, useRef, useState } from 'react'
import { classNames } from '#/lib/class-names.ts'
import { lazyComponent } from '#/ui/lazy-component.ts'
import { Picture } from '#/ui/Picture.tsx'
import { useWidth } from '#/ui/use-width.ts'
import css from './Gallery.module.css'

const PictureViewer = lazyComponent(() => import('./PictureViewer.tsx'), 'PictureViewer')

/** The pictures of a product: swiping, dots on phones, thumbnails on wide pages; a tap opens the viewer. */
export function Gallery({ pictures, name }: { pictures: readonly string[]; name: string }) {
  const { t } = useLingui()
  const rail = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  /** The picture in the viewer; `null` before it is first opened, so that the viewer is not loaded. */
  const [viewed, setViewed] = useState<{ first: number; open: boolean } | null>(null)
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
        {pictures.map((picture, index) => {
          const which = many ? `${name}, ${index + 1}` : name
          return (
            <button
              key={picture}
              type="button"
              className={css.picture}
              aria-label={t`View photo: ${which}`}
              onClick={() => setViewed({ first: index, open: true })}
            >
              <Picture
                src={picture}
                {...shape}
                sizes="(min-width: 1024px) 480px, 100vw"
                priority={index === 0}
                className={css.fill}
              />
            </button>
          )
        })}
        {pictures.length === 0 && <Picture src="" {...shape} className={css.picture} />}
      </div>
      {many && (
        <>
          <span className={css.dots} aria-hidden="true">
            {pictures.map((picture, index) => (
              <span key={picture} className={classNames(css.dot, index === at && css.current)} />
            ))}
          </span>
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
                  <Picture src={picture} width={68} height={68} />
                </button>
              )
            })}
          </span>
        </>
      )}
      {viewed && (
        <Suspense>
          <PictureViewer
            key={viewed.first}
            pictures={pictures}
            name={name}
            {...viewed}
            onClose={() => setViewed({ ...viewed, open: false })}
          />
        </Suspense>
      )}
    </div>
  )
}
