import { useLingui } from '@lingui/react/macro'
import { type Ref, useState } from 'react'
import type { DraftPlace } from '#/features/order-draft/index.ts'
import { Button } from '#/ui/Button.tsx'
import type { Elements } from '#/ui/base/elements.ts'
import { Field } from '#/ui/form/Field.tsx'
import { Segmented } from '#/ui/Segmented.tsx'
import css from './PlaceFields.module.css'

/** The address of a place as the customer writes it. */
export type PlaceText = Pick<DraftPlace, 'streetName' | 'houseNumber' | 'type' | 'landmark' | 'details'>

/**
 * Fields for the address as the customer writes it; `children` come after the kind of house. A street and a house that
 * are known already are asked for only when the customer wants to correct them.
 */
export function PlaceFields({
  ref,
  words,
  error,
  onChange,
  children,
}: {
  /** The street's field. */
  ref?: Ref<HTMLInputElement>
  words: PlaceText
  /** The error of the street. */
  error: string | null
  /** `isElsewhere`: it is now another place, not the same one written differently. */
  onChange: (change: Partial<PlaceText>, isElsewhere: boolean) => void
  children?: Elements
}) {
  const { t } = useLingui()
  const [isWriting, setIsWriting] = useState(words.streetName === '' || words.houseNumber === '')
  const [isCorrecting, setIsCorrecting] = useState(false)
  // From then on: a word typed into a field ends its error, and must not remove the field.
  if (error && !isWriting) setIsWriting(true)
  const [hadLandmark] = useState(words.landmark !== '')
  return (
    <>
      {isWriting && (
        <div className={css.two}>
          <Field
            ref={ref}
            autoFocus={isCorrecting}
            label={t`Street or area`}
            value={words.streetName}
            onChange={(streetName) => onChange({ streetName }, true)}
            autoComplete="street-address"
            maxLength={200}
            error={error}
          />
          <Field
            label={t`House number`}
            value={words.houseNumber}
            onChange={(houseNumber) => onChange({ houseNumber }, true)}
            autoComplete="off"
            maxLength={30}
          />
        </div>
      )}
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
      {hadLandmark && (
        <Field
          label={t`Landmark`}
          value={words.landmark}
          onChange={(landmark) => onChange({ landmark }, false)}
          autoComplete="off"
          maxLength={120}
        />
      )}
      <Field
        label={t`Directions for the courier`}
        placeholder={t`Landmark, gate code`}
        value={words.details}
        onChange={(details) => onChange({ details }, false)}
        autoComplete="off"
        maxLength={120}
      />
      {!isWriting && (
        <Button
          size="line"
          className={css.correct}
          onPress={() => {
            setIsCorrecting(true)
            setIsWriting(true)
          }}
        >{t`Correct the street or house`}</Button>
      )}
    </>
  )
}
