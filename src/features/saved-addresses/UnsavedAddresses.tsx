import { useLingui } from '@lingui/react/macro'
import { Check, History, type LucideIcon } from 'lucide-react'
import { addressLine } from '#/domain/geo/address-line.ts'
import type { UsedPlace } from '#/features/order-draft/index.ts'
import { IconBadge } from '#/ui/base/IconBadge.tsx'
import { ListRow, ListRows } from '#/ui/ListRow.tsx'
import css from './SavedAddresses.module.css'
import { useUsedPlaces } from './use-used-places.ts'

/* The addresses to choose from that the account has not saved. */

/** The address of this order, with a tick, where the account has not saved it; a press shows its door (DL-01). */
export function PresentAddress({ onPress, ...present }: UsedPlace & { onPress: () => void }) {
  const { t } = useLingui()
  return (
    <section>
      <h3 className={css.header}>{t`Current address`}</h3>
      <ListRows className={css.list}>
        <div className={css.row}>
          <Row address={present} icon={Check} isPresent onPress={onPress} />
        </div>
      </ListRows>
    </section>
  )
}

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
            <Row address={one} icon={History} onPress={() => onChoose(one)} />
          </li>
        ))}
      </ListRows>
    </section>
  )
}

function Row({
  address: { place, door },
  icon: Icon,
  isPresent,
  onPress,
}: {
  address: UsedPlace
  icon: LucideIcon
  isPresent?: true
  onPress: () => void
}) {
  const { t } = useLingui()
  return (
    <ListRow
      as="button"
      aria-pressed={isPresent}
      onClick={onPress}
      before={
        <IconBadge>
          <Icon size={20} />
        </IconBadge>
      }
      title={addressLine(place) || t`Pinned location`}
      isStrong={isPresent}
      note={door.office && t`apt. ${door.office}`}
    />
  )
}
