import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Armchair } from 'lucide-react'
import type { Order } from '#/api/schema/order.ts'
import { isUnderWay } from '#/domain/order/order-status.ts'
import { draftAtom } from '#/features/order-draft/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { joinDots } from '#/lib/join.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { Dots } from '#/ui/base/Dots.tsx'
import { tableQuery } from './queries.ts'
import css from './TableOfOrder.module.css'
import { WaiterCalls } from './WaiterCalls.tsx'

/** The table of an order; during the visit the waiter can be called. */
export function TableOfOrder({ order, tableId }: { order: Order; tableId: string }) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const { table: mine } = useAtomValue(draftAtom)
  const { data: table } = useQuery(tableQuery(useAtomValue(queryScopeAtom), tableId))
  const { branch } = order
  const isHere = isUnderWay(order.status) || mine?.tableId === tableId
  const number = table?.number ?? ''
  const words = table && joinDots([t`Table ${number}`, textIn(table.hall.name)])
  return (
    <section className={css.card}>
      <p className={css.title}>
        <Armchair size={22} strokeWidth={1.75} aria-hidden="true" />
        <span>
          <Dots of={words || t`At the table`} />
        </span>
      </p>
      {isHere && branch && <WaiterCalls place={{ branchId: branch.id, tableId }} />}
    </section>
  )
}
