import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { addressLine } from '#/domain/geo/address-line.ts'
import { Button } from '#/ui/Button.tsx'
import css from './PlaceHead.module.css'

/** What was chosen, above the fields of its door, and the way back to the choice. */
export function PlaceHead({
  place,
  takesFocus = false,
  onOther,
}: {
  place: { readonly streetName: string; readonly houseNumber: string }
  /** The suggestion that had the focus is gone, so the focus moves to the title. */
  takesFocus?: boolean
  onOther: () => void
}) {
  const { t } = useLingui()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div className={css.head}>
      <h2 ref={title} tabIndex={-1} className={css.title}>
        {addressLine(place) || t`Pinned location`}
      </h2>
      <Button size="line" onPress={onOther}>{t`Another address`}</Button>
    </div>
  )
}
