import { useAtomValue, useSetAtom } from 'jotai'
import {
  type ComponentType,
  type MouseEvent,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react'
import type { Category, Grade, Product } from '#/api/schema/menu.ts'
import { serviceTypeAtom } from '#/features/order-draft/index.ts'
import { CardMark, hasPreferencesAtom } from '#/features/preferences/index.ts'
import { cardModel } from '#/first-screen/card-model.ts'
import { ProductCardView } from '#/first-screen/ProductCardView.tsx'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { useViewContext } from '#/ui/use-view-context.ts'
import { CardStepper } from './CardStepper.tsx'
import { keepingFocus } from './keeping-focus.ts'
import { showProductAtom } from './opened.ts'

type ProductCardProps = {
  product: Product
  /** How the category wants its products rendered and opened. */
  view: Category['viewType']
  navigationType: Category['navigationType']
  /** Products of this category are shown only, not sold (MN-08). */
  isWithoutCart: boolean
  /** When their category is cooked again, "HH:mm"; null: it is (BX-37). */
  cookedFrom: string | null
  grade: Grade | undefined
  /** In the first view: its picture is loaded first. */
  priority?: boolean
  /** Renders the name of a row, with what was searched for marked in it. */
  marked?: (name: string) => ReactNode
  /** `<img sizes>` of the picture where the page has other columns than the menu. */
  sizes?: string
  /** The favourite mark over its picture; rows have no room for one. */
  heart?: ComponentType<{ productId: string; name: string }>
  /** Set while its list scrolls: the card comes without pictures and buttons and gets them in turn. */
  motion?: Motion | undefined
}

/** When the cards of a scrolling list get their pictures and buttons; loaded with the first list. */
export type Motion = {
  /** Runs `upgradeCard` when there is time. Returns a function that cancels it. */
  inTurn: (upgradeCard: () => void) => () => void
  /** Notes the list's position, px, at `now`, ms; while `isFar` it is to be called with every frame. */
  note: (top: number, now?: number) => ScrollState
}

/** How a list scrolls. Far: nothing rendered before this frame is still seen, since it is flung or has jumped. */
export type ScrollState = { isFlinging: boolean; isFar: boolean; isUp: boolean }

const CONTROL = { BIG: 'words', MEDIUM: 'card', SMALL: 'row' } as const

/** A product in a list. Only its stepper listens to the basket, so adding renders one stepper again. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const {
    product,
    view,
    navigationType,
    isWithoutCart,
    grade,
    cookedFrom,
    priority,
    marked,
    sizes,
    heart: Heart,
  } = props
  // A card that has them keeps them when the list scrolls again.
  const [plain, setPlain] = useState(props.motion)
  const upgradeCard = () => setPlain(undefined)
  useEffect(() => plain?.inTurn(() => setPlain(undefined)), [plain])
  const context = useViewContext()
  const branchId = useAtomValue(nearestBranchAtom)?.id ?? null
  const service = useAtomValue(serviceTypeAtom)
  const hasPreferences = useAtomValue(hasPreferencesAtom)
  const show = useSetAtom(showProductAtom)
  const place = { branchId, service, isWithoutCart, cookedFrom, grade: grade?.grade ?? null }
  const card = cardModel(product, place, context)

  /** A plain press opens it over the page; with a modifier key the browser opens a tab. */
  const open = (event: MouseEvent) => {
    // Closing the product returns the focus to the pressed element, so the card is upgraded before that.
    if (plain) keepingFocus(upgradeCard)
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    show({ id: product.id, navigationType })
  }
  return (
    <ProductCardView
      {...{ card, view, context, priority, sizes }}
      isPlain={plain !== undefined}
      onOpen={open}
      marked={marked?.(card.name)}
      heart={!plain && Heart && <Heart productId={card.id} name={card.name} />}
      mark={
        !plain &&
        hasPreferences && (
          <Suspense>
            <CardMark product={product} />
          </Suspense>
        )
      }
      control={
        !plain && card.canAdd && <CardStepper {...{ product, card, navigationType }} look={CONTROL[view]} />
      }
    />
  )
})
