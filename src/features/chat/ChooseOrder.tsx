import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Order } from '#/api/schema/order.ts'
import { stateLabelOf, useOrderName } from '#/features/orders/index.ts'
import { useDateTime } from '#/i18n/use-date-time.ts'
import { joinDots } from '#/lib/join.ts'
import { href } from '#/paths.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { Cell, Section } from '#/ui/kit.tsx'
import { Price } from '#/ui/Price.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { Sheet } from '#/ui/Sheet.tsx'
import { useNow } from '#/ui/use-now.ts'
import { latestOrdersQuery } from './queries.ts'

/** The choice of the order that a message is about, among the latest. */
export function ChooseOrder({
  open,
  onClose,
  onChoose,
}: {
  open: boolean
  onClose: () => void
  onChoose: (order: Order) => void
}) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={t`Which order?`}>
      <Orders onChoose={onChoose} />
    </Sheet>
  )
}

function Orders({ onChoose }: { onChoose: (order: Order) => void }) {
  const { t, i18n } = useLingui()
  const dateTime = useDateTime()
  const nameOf = useOrderName()
  const now = useNow().getTime()
  const query = useQuery(latestOrdersQuery(useAtomValue(queryScopeAtom)))
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height={240} radius="var(--radius-section)" />}
      isEmpty={({ content }) => content.length === 0}
      empty={
        <EmptyState
          icon={<EmptyArt of="receipt" />}
          title={t`No orders yet`}
          actions={[{ label: t`Open the menu`, to: href('home') }]}
        />
      }
    >
      {({ content }) => (
        <Section>
          {content.map((order) => (
            <Cell
              key={order.id}
              onPress={() => onChoose(order)}
              subtitle={joinDots([
                order.createdDate ? dateTime(order.createdDate) : '',
                i18n._(stateLabelOf(order, now)),
              ])}
              after={<Price sum={order.totals.totalPrice} />}
            >
              {nameOf(order)}
            </Cell>
          ))}
        </Section>
      )}
    </QueryView>
  )
}
