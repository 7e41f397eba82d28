import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Courier } from '#/api/schema/courier.ts'
import type { Order } from '#/api/schema/order.ts'
import { formatPhone } from '#/domain/phone.ts'
import { joinDots } from '#/lib/join.ts'
import { Dots } from '#/ui/base/Dots.tsx'
import { Face } from '#/ui/Face.tsx'
import { CallButton } from './CallButton.tsx'
import { CopyNumber } from './CopyNumber.tsx'
import css from './OrderHead.module.css'
import { useOrderPhone } from './order-phone.ts'

/** What a courier rides, in words; what a server says otherwise is not shown. */
const VEHICLES: Readonly<Record<string, MessageDescriptor>> = {
  SCOOTER: msg`Scooter`,
  CAR: msg`Car`,
  BICYCLE: msg`Bicycle`,
}

/** Whether the server says who the courier is. */
export const isPerson = (courier: Courier | null): courier is Courier => Boolean(courier?.courier?.name)

/** Who brings the order: name, vehicle and number plate as far as the server says them, and the way to call (OR-13). */
export function CourierRow({ order, courier }: { order: Order; courier: Courier }) {
  const { t, i18n } = useLingui()
  const known = useOrderPhone(order, courier)
  const { name = '', transport = '', plate = '' } = courier.courier ?? {}
  const vehicle = VEHICLES[transport.toUpperCase()]
  return (
    <div className={css.person}>
      <Face image={null} firstName={name} lastName="" size={44} />
      <span className={css.who}>
        <span className={css.name}>{name}</span>
        <span className={css.about}>
          <Dots of={joinDots([t`Courier`, vehicle && i18n._(vehicle), plate])} />
        </span>
        {known?.isCouriers && <span className={css.about}>{formatPhone(known.phone)}</span>}
      </span>
      {known?.isCouriers && (
        <span className={css.contacts}>
          <CopyNumber phone={known.phone} />
          <CallButton {...known} />
        </span>
      )}
    </div>
  )
}
