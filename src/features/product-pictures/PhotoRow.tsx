import { useState } from 'react'
import { classNames } from '#/lib/class-names.ts'
import { lazyLayer } from '#/ui/lazy-layer.tsx'
import css from './PhotoRow.module.css'
import { Slide } from './Slide.tsx'
import { useShownPictures } from './use-shown-pictures.ts'

const PictureViewer = lazyLayer(() => import('./PictureViewer.tsx'), 'PictureViewer')

const SHAPE = { width: 72, height: 72 }

/** Small photos in a row; a press opens the viewer. `name`: what or whose they are. */
export function PhotoRow({
  pictures: all,
  name,
  className,
}: {
  pictures: readonly string[]
  name: string
  className?: string | undefined
}) {
  const { pictures, leaveOut } = useShownPictures(all)
  const [viewed, setViewed] = useState<{ first: number; open: boolean } | null>(null)
  if (pictures.length === 0) return null
  return (
    <div className={classNames(css.row, className)}>
      {pictures.map((picture, index) => (
        <Slide
          key={picture}
          picture={picture}
          which={pictures.length > 1 ? `${name}, ${index + 1}` : name}
          shape={SHAPE}
          className={css.photo}
          onBroken={() => leaveOut(picture)}
          onView={() => setViewed({ first: index, open: true })}
        />
      ))}
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
