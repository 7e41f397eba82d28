import { useLingui } from '@lingui/react/macro'
import { CityChips, PlaceSearch, useMapStart, WhereAmI } from '#/features/geocoding/index.ts'
import type { DraftPlace } from '#/features/order-draft/index.ts'
import { classNames } from '#/lib/class-names.ts'
import { MapStrip } from '#/ui/map/MapStrip.tsx'
import css from './AddressEditor.module.css'

/** Where an address is: by words, coordinates, the device or the map, as for an order. */
export function WherePicker({
  hasCursor,
  toMap,
  onMap,
  onFound,
}: {
  hasCursor: boolean
  toMap: string
  onMap: () => void
  onFound: (place: DraftPlace) => void
}) {
  const { t } = useLingui()
  const point = useMapStart('address')
  return (
    <div className={classNames(css.editor, css.where)}>
      <div className={css.look}>
        <CityChips />
        <PlaceSearch label={t`Street, house or landmark`} onFound={onFound} hasCursor={hasCursor} />
        <WhereAmI onFound={onFound} />
      </div>
      <MapStrip of="town" point={point} to={toMap} onPress={onMap} className={css.map}>
        {t`On the map`}
      </MapStrip>
    </div>
  )
}
