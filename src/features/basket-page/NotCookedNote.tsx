import { useLingui } from '@lingui/react/macro'
import type { ShownLine } from '#/features/basket/index.ts'
import { useMenu } from '#/features/catalog/index.ts'
import { useScheduleFor } from '#/features/order-draft/index.ts'
import { Button } from '#/ui/Button.tsx'
import css from './LineTrouble.module.css'

/** A line that is not cooked at the time of the order: when it is, and one press orders for then (BX-37). */
export function NotCookedNote({
  shown: { product },
  from,
  onRemove,
}: {
  shown: ShownLine
  /** "HH:mm"; empty: the server did not say. */
  from: string
  onRemove: () => void
}) {
  const { t } = useLingui()
  const { categoryById } = useMenu()
  const later = useScheduleFor(product ? categoryById.get(product.categoryId) : undefined)
  return (
    <>
      <p className={css.out} role="status">
        {from ? t`Served from ${from}, not in the total` : t`Not served at this time, not in the total`}
      </p>
      <div className={css.ways}>
        <Button size="line" onPress={onRemove}>{t`Remove`}</Button>
        {from && later && (
          <Button size="line" onPress={later.schedule}>
            {later.label}
          </Button>
        )}
      </div>
    </>
  )
}
