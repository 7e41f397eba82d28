import { useLingui } from '@lingui/react/macro'
import type { Order } from '#/api/schema/order.ts'
import { Button } from '#/ui/Button.tsx'
import { ChangeList } from '#/ui/ChangeList.tsx'
import { Notice } from '#/ui/Notice.tsx'
import css from './OrderChanged.module.css'
import { useOrderChanges } from './order-changes.ts'

/** Says once what the branch has changed of the order: lines, sum, way of paying (OR-12). */
export function OrderChanged({ order }: { order: Order }) {
  const { t } = useLingui()
  const { changes, accept } = useOrderChanges(order)
  if (changes.length === 0) return null
  return (
    <Notice tone="warn" icon={null} title={t`The branch has changed your order`}>
      <ChangeList changes={changes} />
      <Button size="line" className={css.accept} onPress={accept}>{t`All right`}</Button>
    </Notice>
  )
}
