import { useLingui } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import type { DraftPlace } from '#/features/order-draft/index.ts'
import { Field } from '#/ui/form/Field.tsx'
import { Segmented } from '#/ui/Segmented.tsx'
import css from './PlaceFields.module.css'

/** A place in the customer's words. */
export type PlaceWords = Pick<DraftPlace, 'streetName' | 'houseNumber' | 'type' | 'landmark' | 'details'>

/** Where the food goes in the customer's words; `children` stand after the kind of house. */
export function PlaceFields({
  ref,
  words,
  error,
  onChange,
  children,
}: {
  /** The street's field. */
  ref?: Ref<HTMLInputElement>
  words: PlaceWords
  /** What is wrong with the street. */
  error: string | null
  /** `isElsewhere`: it is another place by now, not the same one in other words. */
  onChange: (change: Partial<PlaceWords>, isElsewhere: boolean) => void
  children?: ReactNode
}) {
  const { t } = useLingui()
  return (
    <>
      <div className={css.two}>
        <Field
          ref={ref}
          label={t`Street or area`}
          value={words.streetName}
          onChange={(streetName) => onChange({ streetName }, true)}
          autoComplete="street-address"
          maxLength={200}
          error={error}
        />
        <Field
          label={t`House`}
          value={words.houseNumber}
          onChange={(houseNumber) => onChange({ houseNumber }, true)}
          autoComplete="off"
          maxLength={30}
        />
      </div>
      <Segmented
        label={t`Type of home`}
        value={words.type}
        options={[
          { value: 'APARTMENT', label: t`Flat` },
          { value: 'HOUSE', label: t`House` },
        ]}
        onChange={(type) => onChange({ type }, false)}
      />
      {children}
      <Field
        label={t`Landmark`}
        value={words.landmark}
        onChange={(landmark) => onChange({ landmark }, false)}
        autoComplete="off"
        maxLength={120}
      />
      <Field
        label={t`Directions for the courier`}
        placeholder={t`Gate code, which yard`}
        value={words.details}
        onChange={(details) => onChange({ details }, false)}
        autoComplete="off"
        maxLength={120}
      />
    </>
  )
}
