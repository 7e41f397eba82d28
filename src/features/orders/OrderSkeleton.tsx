import { SkeletonColumns } from '#/ui/ScreenSkeleton.tsx'

/** An order under way: its state, its address and payment, its lines; its map. */
export const OrderSkeleton = () => <SkeletonColumns as="map" of={[[212, 60, 172, 0, 64], [520]]} />
