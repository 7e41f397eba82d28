import { useAtomValue, useSetAtom } from 'jotai'
import type { Category, Product } from '#/api/schema/menu.ts'
import { defaultChoices } from '#/domain/menu/modifiers.ts'
import { portionsInStock } from '#/domain/menu/shown-price.ts'
import { portionsIn, stepOf } from '#/domain/menu/unit.ts'
import { addToBasketAtom, takeOneAtom, useProductCount } from '#/features/basket/index.ts'
import { addCarefullyAtom } from '#/features/preferences/index.ts'
import { CardControlView, type ControlLook } from '#/first-screen/CardControlView.tsx'
import type { CardModel } from '#/first-screen/card-model.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { productTexts } from '#/ui/base/product-texts.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { useStepping } from '#/ui/Stepper.tsx'
import { useViewContext } from '#/ui/use-view-context.ts'
import { showProductAtom } from './opened.ts'

/**
 * Adds and removes on a card. Only it listens to the product's count, so that adding renders one stepper again.
 * A product with choices: + opens them, − takes the variant added last.
 */
export function CardStepper({
  product,
  card,
  navigationType,
  look,
}: {
  product: Product
  card: CardModel
  navigationType: Category['navigationType']
  look: ControlLook
}) {
  const inBasket = useProductCount(product.id)
  const branchId = useAtomValue(nearestBranchAtom)?.id ?? null
  const add = useSetAtom(addToBasketAtom)
  const addCarefully = useSetAtom(addCarefullyAtom)
  const takeOne = useSetAtom(takeOneAtom)
  const show = useSetAtom(showProductAtom)
  const notify = useNotify()
  const context = useViewContext()
  const max = portionsInStock(product, branchId)
  const count = inBasket > 0 ? portionsIn(product, inBasket) : 0
  const stepping = useStepping({
    count,
    isFull: count >= max,
    onAdd: () => {
      if (card.isChoice) return show({ id: product.id, navigationType })
      const choices = defaultChoices(product.modificationGroups)
      const addOne = () => add({ productId: product.id, choices, note: '', count: stepOf(product) })
      if (count > 0) addOne()
      else addCarefully({ product, choices, add: addOne })
    },
    onRemove: () => takeOne({ productId: product.id }),
    onLimit: () => notify(productTexts(context).onlyLeft(product, max)),
  })
  return <CardControlView {...{ card, look, count, max }} say={context.say} {...stepping} />
}
