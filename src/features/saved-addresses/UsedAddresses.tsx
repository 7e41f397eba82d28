import { useLingui } from '@lingui/react/macro'
import { History } from 'lucide-react'
import { addressLine } from '#/domain/geo/address-line.ts'
import type { UsedPlace } from '#/features/order-draft/index.ts'
import { IconBadge } from '#/ui/base/IconBadge.tsx'
import { ListRow, ListRows } from '#/ui/ListRow.tsx'
import css from './SavedAddresses.module.css'
import { useUsedPlaces } from './use-used-places.ts'

/** The addresses of the last orders, one press each (DL-15); nothing where there are none. */
export function UsedAddresses({ onChoose }: { onChoose: (used: UsedPlace) => void }) {
  const { t } = useLingui()
  const used = useUsedPlaces()
  if (used.length === 0) return null
  return (
    <section>
      <h3 className={css.header}>{t`Recent addresses`}</h3>
      <ListRows as="ul" className={css.list}>
        {used.map((one) => (
          <li key={`${one.place.latitude},${one.place.longitude}`} className={css.row}>
            <ListRow
              as="button"
              onClick={() => onChoose(one)}
              before={
                <IconBadge>
                  <History size={20} />
                </IconBadge>
              }
              title={addressLine(one.place)}
              note={one.door.office && t`apt. ${one.door.office}`}
            />
          </li>
        ))}
      </ListRows>
    </section>
  )
}
