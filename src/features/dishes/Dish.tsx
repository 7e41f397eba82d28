import { memo, type ReactNode, useEffect, useState } from 'react'
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
  /** It comes while its list moves: what is read at a glance first, the rest when this runs what it is given. */
  inTurn?: ((becomeWhole: () => void) => () => void) | undefined
  /** Drawn with its name, its price and the place of its picture. */
  isBare?: boolean
}

const views = { BIG: memo(BigDish), MEDIUM: memo(MediumDish), SMALL: memo(SmallDish) }

/** A product in a list. Drawn again only when its own data changes; the count is listened to by its control alone. */
export const Dish = memo(function Dish({ inTurn, ...props }: DishProps) {
  const View = views[props.view]
  const [isBare, setIsBare] = useState(inTurn !== undefined)
  // Once whole it stays so, and one that waits keeps its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it asks once
  useEffect(() => (isBare ? inTurn?.(() => setIsBare(false)) : undefined), [isBare])
  return <View {...props} isBare={isBare} />
})
