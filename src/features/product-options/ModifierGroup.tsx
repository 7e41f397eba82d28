import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Check } from 'lucide-react'
import { type Ref, Suspense, useState } from 'react'
import type { Modification, ModificationGroup } from '#/api/schema/choices.ts'
import { groupState } from '#/domain/menu/modifiers.ts'
import { piecesOf } from '#/domain/menu/product.ts'
import { ChoiceMark, hasPreferencesAtom } from '#/features/preferences/index.ts'
import { useAmount } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { classNames } from '#/lib/class-names.ts'
import { useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import type { Elements } from '#/ui/base/elements.ts'
import { Segmented } from '#/ui/Segmented.tsx'
import { groupLookOf } from './group-look.ts'
import { useGroupRule, useGroupState } from './group-words.ts'
import css from './ModifierGroup.module.css'
import { OptionRow } from './OptionRow.tsx'
import { OptionTile } from './OptionTile.tsx'
import type { ProductForm } from './use-product-form.ts'

/** What a row or tile needs of a choice. */
export type OptionProps = {
  option: Modification
  name: string
  /** `+6 000`, `−6 000`, free, or that it is sold out. */
  price: string
  /** Why it does not suit the customer. */
  mark: Elements
  count: number
  kind: 'radio' | 'checkbox'
  group: string
  isFull: boolean
  tap: (change: number | 'toggle') => void
}

/** A group of choices with its rule and state. `isHighlighted`: the main button led here, a choice is missing. */
export function ModifierGroup({
  group,
  form,
  isHighlighted,
  ref,
}: {
  group: ModificationGroup
  form: ProductForm
  isHighlighted: boolean
  ref: Ref<HTMLFieldSetElement>
}) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const amount = useAmount()
  const added = useAdded()
  const shell = useShell()
  const { modifierPictures } = useAtomValue(abilitiesAtom)
  const hasPreferences = useAtomValue(hasPreferencesAtom)
  const [shakes, setShakes] = useState(0)
  const rule = useGroupRule()(group)
  const state = useGroupState()(group, form.choices)
  const { isFull } = groupState(group, form.choices)
  const options = group.modifications.toSorted((a, b) => a.priority - b.priority)
  const look = groupLookOf(group, modifierPictures, (one) => textIn(one.name))
  const name = textIn(group.name)

  const tap = (option: Modification, change: number | 'toggle') => {
    const counts = form.tap(group, option.id, change)
    shell.haptic(counts ? 'selection' : 'warning')
    if (!counts) setShakes((times) => times + 1)
  }
  const propsOf = (option: Modification): OptionProps => ({
    option,
    name: textIn(option.name),
    price: option.active ? added(form.added(option)) : t`Sold out`,
    mark: hasPreferences && (
      <Suspense>
        <ChoiceMark option={option} />
      </Suspense>
    ),
    count: piecesOf(form.choices, option.id),
    kind: group.min >= 1 && group.max === 1 ? 'radio' : 'checkbox',
    group: group.id,
    isFull: isFull && group.max > 1,
    tap: (change) => tap(option, change),
  })

  return (
    <fieldset ref={ref} className={css.group} tabIndex={-1}>
      <legend className={css.legend}>
        <span className={css.name}>{name}</span>
        <span className={css.rule}>{rule}</span>
        {state && (
          <span
            key={shakes}
            className={classNames(css.state, css[state.tone], shakes > 0 && css.shaken)}
            aria-live="polite"
          >
            {state.tone === 'good' && <Check size={14} strokeWidth={2.5} aria-hidden="true" />}
            <span>{state.text}</span>
          </span>
        )}
      </legend>
      {look === 'switch' ? (
        <Segmented
          label={name}
          value={options.find((one) => piecesOf(form.choices, one.id) > 0)?.id ?? null}
          options={options.map((one) => ({
            value: one.id,
            label: textIn(one.name),
            note: one.active ? amount(form.priceWith({ [one.id]: 1 })) : t`Sold out`,
            isDisabled: !one.active,
          }))}
          onChange={(id) => {
            const option = options.find((one) => one.id === id)
            if (option) form.tap(group, option.id, 'toggle')
          }}
          className={classNames(isHighlighted && css.highlighted)}
        />
      ) : look === 'tiles' ? (
        <div className={classNames(css.tiles, isHighlighted && css.highlightedTiles)} data-no-pull>
          {options.map((option) => (
            <OptionTile key={option.id} {...propsOf(option)} />
          ))}
        </div>
      ) : (
        <div className={classNames(css.rows, isHighlighted && css.highlighted)}>
          {options.map((option) => (
            <OptionRow key={option.id} {...propsOf(option)} />
          ))}
        </div>
      )}
    </fieldset>
  )
}

/** A sum that comes to the price, or goes off it, in words. */
function useAdded() {
  const { t } = useLingui()
  const amount = useAmount()
  return (sum: number) => (sum > 0 ? `+${amount(sum)}` : sum < 0 ? amount(sum) : t`Free`)
}
