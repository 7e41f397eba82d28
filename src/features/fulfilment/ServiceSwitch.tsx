import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import type { OrderedService } from '#/domain/service.ts'
import { servicesAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { Segmented } from '#/ui/Segmented.tsx'

const NAMES = {
  DELIVERY: msg`Delivery`,
  PICK_UP: msg`Pick-up`,
  DINE_IN: msg`Dine in`,
} as const satisfies Record<OrderedService, unknown>

/** How the order reaches the customer; nothing to choose with one service. */
export function ServiceSwitch({ className }: { className?: string | undefined }) {
  const { t, i18n } = useLingui()
  const services = useAtomValue(servicesAtom)
  const [service, choose] = useAtom(serviceTypeAtom)
  if (services.length < 2) return null
  const options = services.map((value) => ({ value, label: i18n._(NAMES[value]) }))
  return (
    <Segmented
      label={t`How to receive the order`}
      value={service}
      options={options}
      onChange={choose}
      className={className}
    />
  )
}
