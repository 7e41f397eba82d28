import { Skeleton, SkeletonRows } from '#/first-screen/Skeleton.tsx'
import css from './ScreenSkeleton.module.css'

/** The skeleton of any page: a title and two sections. */
export function ScreenSkeleton() {
  return (
    <div className={css.screen} aria-hidden="true">
      <Skeleton width={180} height={34} radius={10} />
      <SkeletonRows rows={2} />
      <SkeletonRows rows={3} />
    </div>
  )
}
