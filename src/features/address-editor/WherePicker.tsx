import { useLingui } from '@lingui/react/macro'
import { addressLine } from '#/domain/geo/address-line.ts'
import { CityChips, PlaceSearch, useLooking, WhereAmI } from '#/features/geocoding/index.ts'
import type { DraftPlace } from '#/features/order-draft/index.ts'
import { Button } from '#/ui/Button.tsx'
import css from './WherePicker.module.css'

/** The location of the address, by text, coordinates or the device; once found, it can be changed. */
export function WherePicker({
  place,
  onFound,
}: {
  place: DraftPlace | null
  onFound: (place: DraftPlace) => void
}) {
  const { t } = useLingui()
  const { isLooking, hasCursor, lookAgain, stopLooking } = useLooking(place)
  const take = (found: DraftPlace) => {
    stopLooking()
    onFound(found)
  }
  if (place && !isLooking) {
    return (
      <div className={css.head}>
        <p className={css.title}>{addressLine(place)}</p>
        <Button size="line" onPress={lookAgain}>{t`Change`}</Button>
      </div>
    )
  }
  return (
    <div className={css.look}>
      <CityChips />
      <PlaceSearch label={t`Street, house or landmark`} onFound={take} hasCursor={hasCursor} />
      <WhereAmI onFound={take} />
    </div>
  )
}
