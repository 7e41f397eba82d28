import { contrast, hexOf } from '#/domain/theme/colour.ts'
import { classNames } from '#/lib/class-names.ts'
import css from './Tag.module.css'

/** A word on a picture, 22 high. `colour`: the merchant's own ground; its letters are then whichever reads. */
export function Tag({
  children,
  look = 'dark',
  colour,
}: {
  children: React.ReactNode
  look?: 'dark' | 'sale' | 'good' | 'outline'
  colour?: string | null | undefined
}) {
  const ground = hexOf(colour)
  const own = ground && {
    background: ground,
    color: contrast(ground, '#ffffff') >= 4.5 ? '#ffffff' : '#000000',
  }
  return (
    <span className={classNames(css.tag, !own && css[look])} style={own || undefined}>
      {children}
    </span>
  )
}
