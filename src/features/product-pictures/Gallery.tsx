import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { ImageDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { imageUrl } from '#/config/image.ts'
import { classNames } from '#/lib/class-names.ts'
import { cdnBaseAtom } from '#/ui/cdn.ts'
import { askedPicturesAtom } from '#/ui/data-saver.ts'
import { lazyLayer } from '#/ui/lazy-layer.tsx'
import { Picture, useIsPictureSpared } from '#/ui/Picture.tsx'
import { useWidth } from '#/ui/use-width.ts'
import css from './Gallery.module.css'
import { PictureDots } from './PictureDots.tsx'

const PictureViewer = lazyLayer(() => import('./PictureViewer.tsx'), 'PictureViewer')

/** The pictures that can be shown: those with an address that have not failed to load. */
function useShownPictures(all: readonly string[]) {
  const cdn = useAtomValue(cdnBaseAtom)
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  return {
    pictures: all.filter((picture) => imageUrl(cdn, picture, null) !== null && !broken.has(picture)),
    leaveOut: (picture: string) => setBroken((known) => new Set([...known, picture])),
  }
}

/**
 * The pictures of a product: swiping, dots on phones, thumbnails on wide pages; a tap opens the viewer. One that cannot
 * be shown is left out of all of them.
 */
export function Gallery({ pictures: all, name }: { pictures: readonly string[]; name: string }) {
  const { t } = useLingui()
  const { pictures, leaveOut } = useShownPictures(all)
  const rail = useRef<HTMLDivElement>(null)
  const [scrolledTo, setAt] = useState(0)
  const at = Math.min(scrolledTo, pictures.length - 1)
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
        {pictures.map((picture, index) => (
          <Slide
            key={picture}
            picture={picture}
            which={many ? `${name}, ${index + 1}` : name}
            shape={shape}
            isFirst={index === 0}
            onBroken={() => leaveOut(picture)}
            onView={() => setViewed({ first: index, open: true })}
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
      {viewed && (
        <PictureViewer
          key={viewed.first}
          pictures={pictures}
          name={name}
          {...viewed}
          onBroken={leaveOut}
          onClose={() => setViewed({ ...viewed, open: false })}
        />
      )}
    </div>
  )
}

/** One picture; where data is saved the first press loads it, and the next one opens the viewer (CX-10). */
function Slide({
  picture,
  which,
  shape,
  isFirst,
  onBroken,
  onView,
}: {
  picture: string
  /** The dish, and the picture's number if there are several. */
  which: string
  shape: { width: number; height: number }
  isFirst: boolean
  onBroken: () => void
  onView: () => void
}) {
  const { t } = useLingui()
  const isSpared = useIsPictureSpared(picture)
  const ask = useSetAtom(askedPicturesAtom)
  return (
    <button
      type="button"
      className={css.picture}
      aria-label={isSpared ? t`Show picture: ${which}` : t`View photo: ${which}`}
      onClick={isSpared ? () => ask((asked) => new Set([...asked, picture])) : onView}
    >
      {isSpared ? (
        <span className={css.spared}>
          <ImageDown size={28} strokeWidth={1.75} aria-hidden="true" />
          <span>{t`Show picture`}</span>
        </span>
      ) : (
        <Picture
          src={picture}
          {...shape}
          sizes="(min-width: 1024px) 480px, 100vw"
          priority={isFirst}
          onBroken={onBroken}
          className={css.fill}
        />
      )}
    </button>
  )
}
