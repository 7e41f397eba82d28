import { useLingui } from '@lingui/react/macro'
import { Copy, Phone } from 'lucide-react'
import type { Courier } from '#/api/schema/courier.ts'
import type { Order } from '#/api/schema/order.ts'
import { formatPhone } from '#/domain/phone.ts'
import { copyText } from '#/lib/copy-text.ts'
import { IconButton } from '#/ui/Button.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { Fact } from './Fact.tsx'
import { useOrderPhone } from './order-phone.ts'

/** The number itself, to be copied: a device that cannot call gives no sign when a call button is pressed. */
export function PhoneFact({ order, courier }: { order: Order; courier: Courier | null }) {
  const { t } = useLingui()
  const notify = useNotify()
  const known = useOrderPhone(order, courier)
  if (!known) return null
  const { phone, isCouriers } = known
  const written = formatPhone(phone)
  const copy = async () => {
    const isCopied = await copyText(written)
    notify(isCopied ? t`Number copied` : { text: t`Please copy the number by hand`, tone: 'error' })
  }
  return (
    <Fact
      icon={Phone}
      title={written}
      note={isCouriers ? t`Courier` : t`Branch`}
      after={
        <IconButton label={t`Copy the number`} onPress={copy}>
          <Copy aria-hidden="true" />
        </IconButton>
      }
    />
  )
}
