import { ScreenSkeleton, SkeletonColumns } from '#/ui/ScreenSkeleton.tsx'

/** An order while it is loaded: its state, map, lines and sums. */
export const OrderSkeleton = () => <SkeletonColumns as="map" of={[[212, 60, 172, 0, 64], [520]]} />

/** The page of an order, while its code is loaded too. */
export const OrderPageSkeleton = () => (
  <ScreenSkeleton isBare>
    <OrderSkeleton />
  </ScreenSkeleton>
)
