import { CardShapes } from '#/first-screen/shapes.tsx'
import { ScreenSkeleton } from '#/ui/ScreenSkeleton.tsx'

/** A category while its code and its dishes are loaded: the cards that most categories have. */
export const CategorySkeleton = () => (
  <ScreenSkeleton isPage>
    <CardShapes />
  </ScreenSkeleton>
)
