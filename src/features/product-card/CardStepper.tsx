import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Category, Product } from '#/api/schema/menu.ts'
import { defaultChoices } from '#/domain/menu/modifiers.ts'
import { hasChoices, portionsInStock } from '#/domain/menu/shown-price.ts'
import { portionsIn, stepOf } from '#/domain/menu/unit.ts'
import { addToBasketAtom, takeOneAtom, useCountOf } from '#/features/basket/index.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { Button } from '#/ui/Button.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { Stepper } from '#/ui/Stepper.tsx'
import css from './CardStepper.module.css'
import { showProductAtom } from './opened.ts'
import { useOnlyLeft } from './use-quantity.ts'

/**
 * Adds and removes on a card. Only it listens to the product's count, so that adding draws one stepper again.
 * A product with choices: + opens them, − takes the variant added last.
 */
export function CardStepper({
  product,
  name,
  navigationType,
  look,
}: {
  product: Product
  name: string
  navigationType: Category['navigationType']
  /** words: a button with a text until the first one is in the basket. */
  look: 'card' | 'row' | 'words'
}) {
  const { t } = useLingui()
  const inBasket = useCountOf(product.id)
  const branchId = useAtomValue(nearestBranchAtom)?.id ?? null
  const add = useSetAtom(addToBasketAtom)
  const takeOne = useSetAtom(takeOneAtom)
  const show = useSetAtom(showProductAtom)
  const notify = useNotify()
  const onlyLeft = useOnlyLeft()
  const max = portionsInStock(product, branchId)
  const isChoice = hasChoices(product)

  const onAdd = () => {
    if (isChoice) return show({ id: product.id, navigationType })
    const choices = defaultChoices(product.modificationGroups)
    add({ productId: product.id, choices, note: '', count: stepOf(product) })
  }
  if (look === 'words' && inBasket === 0) {
    return (
      <Button look="brand" className={css.words} onPress={onAdd} aria-label={t`Add ${name}`}>
        {isChoice ? t`Choose` : t`Add`}
      </Button>
    )
  }
  return (
    <Stepper
      variant={look === 'words' ? 'row' : look}
      name={name}
      count={inBasket > 0 ? portionsIn(product, inBasket) : 0}
      max={max}
      onAdd={onAdd}
      onRemove={() => takeOne({ productId: product.id })}
      onLimit={() => notify(onlyLeft(product, max))}
    />
  )
}
