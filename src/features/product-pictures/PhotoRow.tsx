import { classNames } from '#/lib/class-names.ts'
import css from './PhotoRow.module.css'
import { Slide } from './Slide.tsx'
import { useViewedPictures } from './use-viewed-pictures.tsx'

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
  const { pictures, leaveOut, view, viewer } = useViewedPictures(all, name)
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
          onView={() => view(index)}
        />
      ))}
      {viewer}
    </div>
  )
}
