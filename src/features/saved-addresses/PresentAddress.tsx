import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { addressLine } from '#/domain/geo/address-line.ts'
import type { UsedPlace } from '#/features/order-draft/index.ts'
import { IconBadge } from '#/ui/base/IconBadge.tsx'
import { ListRow, ListRows } from '#/ui/ListRow.tsx'
import css from './SavedAddresses.module.css'

/** The address of this order, with a tick, where the account has not saved it; a press shows its door (DL-01). */
export function PresentAddress({ place, door, onPress }: UsedPlace & { onPress: () => void }) {
  const { t } = useLingui()
  return (
    <section>
      <h3 className={css.header}>{t`Current address`}</h3>
      <ListRows className={css.list}>
        <div className={css.row}>
          <ListRow
            as="button"
            aria-pressed
            onClick={onPress}
            before={
              <IconBadge>
                <Check size={20} />
              </IconBadge>
            }
            title={addressLine(place) || t`Pinned location`}
            isStrong
            note={door.office && t`apt. ${door.office}`}
          />
        </div>
      </ListRows>
    </section>
  )
}
