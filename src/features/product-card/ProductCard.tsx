import { type ComponentType, memo, type ReactNode, useEffect, useState } from 'react'
import type { Category, Grade, Product } from '#/api/schema/menu.ts'
import { BigCard } from './BigCard.tsx'
import { MediumCard } from './MediumCard.tsx'
import { SmallCard } from './SmallCard.tsx'

export type ProductCardProps = {
  product: Product
  /** How the category wants its products drawn and opened. */
  view: Category['viewType']
  navigationType: Category['navigationType']
  /** Products of this category are shown only, not sold (MN-08). */
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
  /** Set while its list scrolls: the card comes as a placeholder and is upgraded in turn. */
  motion?: Motion | undefined
}

/** How cards of a scrolling list are drawn; loaded with the first list. */
export type Motion = {
  Placeholder: ComponentType<ProductCardProps & { upgradeCard: () => void }>
  /** Runs `upgradeCard` when there is time. Answers what cancels it. */
  inTurn: (upgradeCard: () => void) => () => void
  /** Notes the list's position, px, at `now`, ms; while `isFar` it is to be called with every frame. */
  note: (top: number, now?: number) => ScrollState
}

/** How a list scrolls. Far: nothing drawn before this frame is still seen, since it is flung or has jumped. */
export type ScrollState = { isFlinging: boolean; isFar: boolean; isUp: boolean }

const views = { BIG: memo(BigCard), MEDIUM: memo(MediumCard), SMALL: memo(SmallCard) }

/** A product in a list. Only its stepper listens to the basket, so adding draws one stepper again. */
export const ProductCard = memo(function ProductCard({ motion, ...props }: ProductCardProps) {
  // An upgraded card stays so when the list scrolls again.
  const [placeholder, setPlaceholder] = useState(motion)
  useEffect(() => placeholder?.inTurn(() => setPlaceholder(undefined)), [placeholder])
  const View = views[props.view]
  return placeholder ? (
    <placeholder.Placeholder {...props} upgradeCard={() => setPlaceholder(undefined)} />
  ) : (
    <View {...props} />
  )
})
