import { UserRound } from 'lucide-react'
import { initials } from '#/first-screen/HeaderView.tsx'
import css from './Face.module.css'
import { Picture } from './Picture.tsx'

/** An avatar: the picture, else the initials, else a neutral outline. */
export function Face({
  image,
  firstName,
  lastName,
  size,
}: {
  image: string | null
  firstName: string
  lastName: string
  /** px */
  size: number
}) {
  return (
    <span className={css.face} style={{ width: size, height: size }} aria-hidden="true">
      {image ? (
        <Picture key={image} src={image} width={size} height={size} />
      ) : (
        initials({ firstName, lastName }) || <UserRound size={size / 2} strokeWidth={1.75} />
      )}
    </span>
  )
}
