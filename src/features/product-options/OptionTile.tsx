import { Check } from 'lucide-react'
import { classNames } from '#/lib/class-names.ts'
import { Picture } from '#/ui/Picture.tsx'
import { Stepper } from '#/ui/Stepper.tsx'
import type { OptionProps } from './ModifierGroup.tsx'
import css from './Option.module.css'

/** A choice by its picture, 112 wide; one that may be taken several times counts inside it. */
export function OptionTile({ option, name, price, mark, count, kind, group, isFull, tap }: OptionProps) {
  const isOn = count > 0
  return (
    <div
      className={classNames(
        css.tile,
        isOn && css.on,
        !option.active && css.out,
        option.active && isFull && !isOn && css.dimmed,
      )}
    >
      <label className={css.tileLabel}>
        <input
          type={kind}
          name={group}
          className={css.input}
          checked={isOn}
          disabled={!option.active}
          onChange={() => tap('toggle')}
        />
        <Picture src={option.image} width={112} height={112} className={css.tilePicture} />
        {isOn && (
          <span className={css.mark} aria-hidden="true">
            <Check size={14} strokeWidth={3} />
          </span>
        )}
        <span className={css.tileName}>
          <span>{name}</span>
          {mark}
        </span>
        <span className={css.tilePrice}>{price}</span>
      </label>
      {isOn && option.max > 1 && (
        <Stepper
          variant="row"
          className={css.tileStepper}
          name={name}
          count={count}
          max={isFull ? count : option.max}
          onAdd={() => tap(1)}
          onRemove={() => tap(-1)}
          onLimit={() => tap(1)}
        />
      )}
    </div>
  )
}
