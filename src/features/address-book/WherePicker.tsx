import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { addressLine } from '#/features/delivery/index.ts'
import type { DraftPlace } from '#/features/draft/index.ts'
import { CityChips, PlaceSearch, WhereAmI } from '#/features/places/index.ts'
import { Button } from '#/ui/Button.tsx'
import css from './WherePicker.module.css'

/** Where the address is: found by words, coordinates or the device; found once, it can be changed. */
export function WherePicker({
  place,
  onFound,
}: {
  place: DraftPlace | null
  onFound: (place: DraftPlace) => void
}) {
  const { t } = useLingui()
  const [search, setSearch] = useState<'no' | 'first' | 'again'>(place === null ? 'first' : 'no')
  const take = (found: DraftPlace) => {
    setSearch('no')
    onFound(found)
  }
  if (place && search === 'no') {
    return (
      <div className={css.head}>
        <p className={css.title}>{addressLine(place)}</p>
        <Button size="line" onPress={() => setSearch('again')}>{t`Change`}</Button>
      </div>
    )
  }
  return (
    <div className={css.look}>
      <CityChips />
      <PlaceSearch label={t`Street, house or landmark`} onFound={take} hasCursor={search === 'again'} />
      <WhereAmI onFound={take} />
    </div>
  )
}
