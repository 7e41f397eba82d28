import { type ComponentType, memo, type ReactNode, useEffect, useState } from 'react'
import type { Category, Grade, Product } from '#/api/schema/menu.ts'
import { BigCard } from './BigCard.tsx'
import { MediumCard } from './MediumCard.tsx'
import { SmallCard } from './SmallCard.tsx'

export type ProductCardProps = {
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
  /** The favourite mark over its picture; rows have no room for one. */
  heart?: ComponentType<{ productId: string; name: string }>
  /** Its list moves: it comes as what is read at a glance, and becomes whole when its turn comes. */
  motion?: Motion | undefined
}

/** How the dishes of a list that moves are drawn; fetched when there is one. */
export type Motion = {
  Bare: ComponentType<ProductCardProps & { upgradeCard: () => void }>
  /** Runs what it is given when there is time, unless the answered function is called before. */
  inTurn: (upgradeCard: () => void) => () => void
  /** Where the list is at `now`, ms; while it is far from where it was, every frame must be noted. */
  note: (top: number, now?: number) => ScrollState
}

/** How a list moves. Far: what was drawn around it is no more seen, since it is thrown or has jumped. */
export type ScrollState = { isFlinging: boolean; isFar: boolean; isUp: boolean }

const views = { BIG: memo(BigCard), MEDIUM: memo(MediumCard), SMALL: memo(SmallCard) }

/** A product in a list. Drawn again only when its own data changes; the count is listened to by its control alone. */
export const ProductCard = memo(function ProductCard({ motion, ...props }: ProductCardProps) {
  // Once whole it stays so, and one that waits keeps its place.
  const [bare, setBare] = useState(motion)
  useEffect(() => bare?.inTurn(() => setBare(undefined)), [bare])
  const View = views[props.view]
  return bare ? <bare.Bare {...props} upgradeCard={() => setBare(undefined)} /> : <View {...props} />
})
