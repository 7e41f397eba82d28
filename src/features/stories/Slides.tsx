import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import type { Slide } from '#/api/schema/story.ts'
import { classNames } from '#/lib/class-names.ts'
import { Picture } from '#/ui/Picture.tsx'
import css from './StoryViewer.module.css'

/** The size to which the CDN crops the picture, px: a phone's screen. */
const [WIDTH, HEIGHT] = [390, 844]

/**
 * The picture of a slide, and the next one's invisible behind it, so that it is loaded in time. `onReady` gets the id
 * of a slide whose picture has loaded or failed.
 */
export function Slides({
  slide,
  ahead,
  name,
  onReady,
}: {
  slide: Slide
  ahead: Slide | null
  name: string
  onReady: (id: string) => void
}) {
  const place = useRef<HTMLDivElement>(null)
  const shown = slide.id
  useLayoutEffect(() => {
    const image = place.current?.querySelector<HTMLImageElement>('[data-shown] img')
    if (!image || image.complete) onReady(shown)
  }, [shown, onReady])
  const settled = ({ target }: SyntheticEvent) => {
    if ((target as Element).closest('[data-shown]')) onReady(shown)
  }
  return (
    <div ref={place} className={css.slides} onLoadCapture={settled} onErrorCapture={settled}>
      {[slide, ahead].map(
        (one) =>
          one && (
            <div
              key={one.id}
              className={classNames(css.slide, one !== slide && css.ahead)}
              data-shown={one === slide || undefined}
              aria-hidden={one !== slide || undefined}
            >
              <Picture
                src={one.image}
                width={WIDTH}
                height={HEIGHT}
                sizes="(min-width: 600px) 440px, 100vw"
                priority
                alt={one === slide ? name : ''}
                className={css.picture}
              />
            </div>
          ),
      )}
    </div>
  )
}
