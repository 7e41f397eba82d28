import { useId } from 'react'
import { classNames } from '#/lib/class-names.ts'
import { ChoiceInput } from '#/ui/ChoiceInput.tsx'
import { Stepper } from '#/ui/Stepper.tsx'
import type { OptionProps } from './ModifierGroup.tsx'
import css from './Option.module.css'

/** A choice by its name, 50 high; one that may be taken several times counts at the end of the row. */
export function OptionRow({ option, name, price, mark, count, kind, group, isFull, tap }: OptionProps) {
  const id = useId()
  const isOn = count > 0
  const hasCount = isOn && option.max > 1
  return (
    <div
      className={classNames(
        css.row,
        !option.active && css.out,
        option.active && isFull && !isOn && css.dimmed,
      )}
    >
      <label htmlFor={id} className={css.rowLabel}>
        <ChoiceInput
          id={id}
          kind={kind}
          name={group}
          checked={isOn}
          disabled={!option.active}
          onChange={() => tap('toggle')}
        />
        <span className={css.rowName}>
          <span>{name}</span>
          {mark}
        </span>
        {!hasCount && <span className={css.rowPrice}>{price}</span>}
      </label>
      {hasCount && (
        <>
          <span className={css.rowPrice}>{price}</span>
          <Stepper
            variant="quiet"
            name={name}
            count={count}
            max={isFull ? count : option.max}
            onAdd={() => tap(1)}
            onRemove={() => tap(-1)}
            onLimit={() => tap(1)}
          />
        </>
      )}
    </div>
  )
}
