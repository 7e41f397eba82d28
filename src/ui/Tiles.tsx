import { classNames } from '#/lib/class-names.ts'
import type { Elements } from '#/ui/base/elements.ts'
import css from './Tiles.module.css'

/** A radio group of tiles: they scroll sideways on a phone and wrap on a wide page. */
export function Tiles({
  id,
  label,
  className,
  children,
}: {
  id?: string
  label: string
  className?: string | undefined
  children: Elements
}) {
  return (
    <fieldset id={id} tabIndex={-1} className={classNames(css.tiles, className)} aria-label={label}>
      {children}
    </fieldset>
  )
}

/** A tile with a native radio under its content. `name`: that of the group. */
export function Tile({
  name,
  isChosen,
  onChoose,
  disabled = false,
  className,
  children,
}: {
  name: string
  isChosen: boolean
  onChoose: () => void
  /** It is there to be read, and cannot be chosen. */
  disabled?: boolean
  className?: string | undefined
  children: Elements
}) {
  return (
    <label className={classNames(css.tile, isChosen && css.chosen, disabled && css.off, className)}>
      <input
        type="radio"
        name={name}
        className={css.radio}
        checked={isChosen}
        disabled={disabled}
        onChange={onChoose}
      />
      {children}
    </label>
  )
}
