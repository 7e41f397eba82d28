import { UserRound } from 'lucide-react'
import { classNames } from '#/lib/class-names.ts'
import { initials } from '#/lib/cut-text.ts'
import css from './Face.module.css'
import { Picture } from './Picture.tsx'

/** Colours of people beside each other. */
const TONES = [css.yellow, css.sky, css.pink, css.green, css.purple, css.orange] as const

/** An avatar: the picture, else the initials, else a neutral outline. */
export function Face({
  image,
  firstName,
  lastName,
  size,
  tone,
}: {
  image: string | null
  firstName: string
  lastName: string
  /** px */
  size: number
  /** Which of several people it is, to tell them apart by colour. */
  tone?: number
}) {
  return (
    <span
      className={classNames(
        css.face,
        size < 40 && css.small,
        tone !== undefined && TONES[tone % TONES.length],
      )}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      {image ? (
        <Picture key={image} src={image} width={size} height={size} />
      ) : (
        initials({ firstName, lastName }) || <UserRound size={size / 2} strokeWidth={1.75} />
      )}
    </span>
  )
}
