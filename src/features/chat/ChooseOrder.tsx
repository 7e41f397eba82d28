import { useLingui } from '@lingui/react/macro'
import type { Order } from '#/api/schema/order.ts'
import { stateLabelOf, useOrderName } from '#/features/orders/index.ts'
import { useDateTime } from '#/i18n/use-date-time.ts'
import { joinDots } from '#/lib/join.ts'
import { Dots } from '#/ui/base/Dots.tsx'
import { Cell, Section } from '#/ui/kit.tsx'
import { Price } from '#/ui/Price.tsx'
import { Sheet } from '#/ui/Sheet.tsx'
import { useNow } from '#/ui/use-now.ts'

/** The choice of the order that a message is about, among the latest. */
export function ChooseOrder({
  orders,
  open,
  onClose,
  onChoose,
}: {
  orders: readonly Order[]
  open: boolean
  onClose: () => void
  onChoose: (order: Order) => void
}) {
  const { t, i18n } = useLingui()
  const dateTime = useDateTime()
  const nameOf = useOrderName()
  const now = useNow().getTime()
  return (
    <Sheet open={open} onClose={onClose} title={t`Which order?`}>
      <Section>
        {orders.map((order) => (
          <Cell
            key={order.id}
            onPress={() => onChoose(order)}
            subtitle={
              <Dots
                of={joinDots([
                  order.createdDate ? dateTime(order.createdDate) : '',
                  i18n._(stateLabelOf(order, now)),
                ])}
              />
            }
            after={<Price sum={order.totals.totalPrice} />}
          >
            {nameOf(order)}
          </Cell>
        ))}
      </Section>
    </Sheet>
  )
}
