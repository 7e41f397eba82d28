import { useLingui } from '@lingui/react/macro'
import { Phone } from 'lucide-react'
import type { Courier } from '#/api/schema/courier.ts'
import type { Order } from '#/api/schema/order.ts'
import { formatPhone } from '#/domain/phone.ts'
import { CopyNumber } from './CopyNumber.tsx'
import { isPerson } from './CourierRow.tsx'
import { Fact } from './Fact.tsx'
import { useOrderPhone } from './order-phone.ts'

/** The number to call, to be read and copied; that of a courier who has a name stands with the name. */
export function PhoneFact({ order, courier }: { order: Order; courier: Courier | null }) {
  const { t } = useLingui()
  const known = useOrderPhone(order, courier)
  if (!known || (known.isCouriers && isPerson(courier))) return null
  return (
    <Fact
      icon={Phone}
      title={formatPhone(known.phone)}
      note={known.isCouriers ? t`Courier` : t`Branch`}
      after={<CopyNumber phone={known.phone} />}
    />
  )
}
