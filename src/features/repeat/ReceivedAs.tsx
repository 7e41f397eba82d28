import { useLingui } from '@lingui/react/macro'
import { Bike, Store } from 'lucide-react'
import { addressLine } from '#/domain/geo/address-line.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { joinCommas } from '#/lib/join.ts'
import type { Elements } from '#/ui/base/elements.ts'
import { IconBadge } from '#/ui/base/IconBadge.tsx'
import { ListRow, ListRows } from '#/ui/ListRow.tsx'
import css from './RepeatSheet.module.css'
import type { Receiving } from './receiving.ts'

/** The address or branch that the order will have, with more rows about it. Nothing where none is known. */
export function ReceivedAs({ receiving, children }: { receiving: Receiving; children?: Elements }) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const isDelivery = receiving.service === 'DELIVERY'
  const where = () => {
    if (receiving.service === 'PICK_UP') return receiving.branch ? textIn(receiving.branch.name) : ''
    if (!receiving.used) return ''
    const { place, door } = receiving.used
    return joinCommas([addressLine(place), door.office && t`apt. ${door.office}`])
  }
  const Icon = isDelivery ? Bike : Store
  const note = where()
  return (
    note && (
      <ListRows className={css.lines}>
        <ListRow
          before={
            <IconBadge>
              <Icon size={20} />
            </IconBadge>
          }
          title={isDelivery ? t`Delivery` : t`Pick-up`}
          note={note}
        />
        {children}
      </ListRows>
    )
  )
}
