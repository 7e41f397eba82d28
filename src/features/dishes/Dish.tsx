import { memo, type ReactNode } from 'react'
import type { Category, Grade, Product } from '#/api/schema/menu.ts'
import { BigDish } from './BigDish.tsx'
import { MediumDish } from './MediumDish.tsx'
import { SmallDish } from './SmallDish.tsx'

export type DishProps = {
  product: Product
  /** The category's say in how its dishes look and open. */
  view: Category['viewType']
  navigationType: Category['navigationType']
  /** The category only shows: nothing can be added (MN-08). */
  isWithoutCart: boolean
  grade: Grade | undefined
  /** In the first view: its picture is loaded first. */
  priority?: boolean
  /** Draws the name of a row, with what was searched for marked in it. */
  marked?: (name: string) => ReactNode
  /** `<img sizes>` of the picture where the page has other columns than the menu. */
  sizes?: string
  /** It is no favourite any more, by its own heart. */
  onHeartRemoved?: (productId: string) => void
}

const views = { BIG: BigDish, MEDIUM: MediumDish, SMALL: SmallDish }

/** A product in a list. Drawn again only when its own data changes; the count is listened to by its control alone. */
export const Dish = memo(function Dish(props: DishProps) {
  const View = views[props.view]
  return <View {...props} />
})
