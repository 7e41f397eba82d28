import { Skeleton } from '#/first-screen/Skeleton.tsx'
import css from './OrderView.module.css'

/** The skeleton of an order. */
export function OrderSkeleton() {
  return (
    <div className={css.order}>
      <Skeleton height={196} radius="var(--radius-card)" />
      <Skeleton height={112} radius="var(--radius-section)" />
      <Skeleton width={160} height={24} />
      <Skeleton height={192} radius="var(--radius-section)" />
    </div>
  )
}
