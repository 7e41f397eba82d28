import { Skeleton, SkeletonText } from '#/ui/base/Skeleton.tsx'
import css from './ProductSkeleton.module.css'

/** The skeleton of a product. */
export function ProductSkeleton() {
  return (
    <div className={css.product}>
      <Skeleton height="100%" radius="var(--picture-radius, 0)" className={css.picture ?? ''} />
      <div className={css.words}>
        <Skeleton width="60%" height={26} radius={999} />
        <SkeletonText lines={[96, 72]} />
        <span className={css.pills}>
          {[84, 96, 120].map((width) => (
            <Skeleton key={width} width={width} height={30} radius={999} />
          ))}
        </span>
        <Skeleton width="40%" height={20} radius={999} />
        <Skeleton height={150} radius="var(--radius-section)" />
      </div>
    </div>
  )
}
