import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '#/lib/class-names.ts'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import css from './Stars.module.css'

const ALL = [1, 2, 3, 4, 5]

/** One to five stars, 44 px each: a radio group; without `onChange` only shown, and read out as a number. */
export function Stars({
  label,
  value,
  onChange,
}: {
  /** The thing that is graded. */
  label: string
  /** 0: nothing yet. */
  value: number
  onChange?: ((value: number) => void) | undefined
}) {
  const { t } = useLingui()
  const name = useId()
  const star = (at: number) => (
    <Star className={classNames(css.star, at <= value && css.on)} aria-hidden="true" />
  )
  if (!onChange) {
    return (
      <span className={css.shown}>
        <VisuallyHidden>{t`${label}: ${plural(value, { one: '# star', other: '# stars' })}`}</VisuallyHidden>
        {ALL.map((at) => (
          <span key={at}>{star(at)}</span>
        ))}
      </span>
    )
  }
  return (
    <div role="radiogroup" aria-label={label} className={css.group}>
      {ALL.map((at) => (
        <label key={at} className={css.choice}>
          <input
            type="radio"
            name={name}
            className={css.input}
            checked={at === value}
            aria-label={plural(at, { one: '# star', other: '# stars' })}
            onChange={() => onChange(at)}
          />
          {star(at)}
        </label>
      ))}
    </div>
  )
}
