import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { errorOf } from '#/api/query.ts'
import type { Order } from '#/api/schema/order.ts'
import { OrderSkeleton } from '#/features/orders/index.ts'
import { href } from '#/paths.ts'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { QueryView } from '#/ui/QueryView.tsx'

/** One order as far as it is known; an order of another customer is treated as unknown. */
export function OrderQuery(props: Omit<ComponentProps<typeof QueryView<Order>>, 'skeleton'>) {
  const { t } = useLingui()
  const { query } = props
  if (errorOf(query.error)?.status !== 404 || query.data !== undefined)
    return <QueryView {...props} skeleton={<OrderSkeleton />} />
  return (
    <EmptyState
      icon={<EmptyArt of="receipt" />}
      title={t`Order not found`}
      hint={t`It may have been placed with another number`}
      actions={[{ label: t`My orders`, to: href('orders') }]}
    />
  )
}
