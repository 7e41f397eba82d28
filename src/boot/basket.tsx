import type { Product } from '#/api/schema/menu.ts'
import {
  addWanted,
  type BasketLine,
  type BasketLines,
  countOf,
  keepLines,
  linesOf,
  takePortion,
} from '#/domain/basket/basket.ts'
import { defaultChoices } from '#/domain/menu/modifiers.ts'
import { portionsInStock } from '#/domain/menu/shown-price.ts'
import { portionsIn, stepOf } from '#/domain/menu/unit.ts'
import { CardControlView } from '#/first-screen/CardControlView.tsx'
import type { CardModel } from '#/first-screen/card-model.ts'
import type { CardView } from '#/first-screen/ProductCardView.tsx'
import { parsePress } from '#/first-screen/presses.ts'
import type { ViewContext } from '#/first-screen/view-context.ts'
import { deviceNow } from '#/lib/clock.ts'
import { bootContext } from '#/lib/preload.ts'
import { storage } from '#/lib/storage.ts'
import { openBasketRecord } from '#/session/basket-record.ts'
import { append, type Drawn } from './dom-jsx.ts'

const LOOK = { BIG: 'words', MEDIUM: 'card', SMALL: 'row' } as const

/**
 * The basket as cards change it before the app is there. It writes the same record as the app, as another tab would:
 * nothing has to be handed over, and a page that is closed or reloaded meanwhile has lost nothing.
 */
export function openBasket(name: string, branchId: string | null, { say }: ViewContext) {
  const record = openBasketRecord(name, storage)
  let lines = linesOf(record.read())
  const drawn = new Map<string, { product: Product; isChoice: boolean; draw: () => void }>()

  const change = (product: Product, how: (lines: BasketLine[]) => BasketLines) => {
    const { basket, isPersisted } = record.change((kept) => keepLines(kept, how(linesOf(kept)), deviceNow()))
    lines = linesOf(basket)
    // For the app, which would not find it anywhere.
    bootContext().unsaved.set(name, isPersisted ? [] : basket)
    drawn.get(product.id)?.draw()
  }
  const portions = (product: Product) => {
    const held = countOf(lines, product.id)
    return held > 0 ? portionsIn(product, held) : 0
  }

  return {
    /** The stepper of a card, or its button in words. */
    control: (product: Product, card: CardModel, view: CardView): React.ReactNode => {
      const slot = document.createElement('span')
      slot.style.display = 'contents'
      const max = portionsInStock(product, branchId)
      const draw = () => {
        const count = portions(product)
        const focused = parsePress((document.activeElement as HTMLElement | null)?.dataset?.press)
        const hadFocus = slot.contains(document.activeElement)
        slot.replaceChildren()
        append(
          slot,
          (<CardControlView {...{ card, count, max, say }} look={LOOK[view]} />) as unknown as Drawn,
        )
        const buttons = [...slot.querySelectorAll('button')]
        const same = buttons.find((one) => parsePress(one.dataset.press)?.kind === focused?.kind)
        if (hadFocus) (same ?? buttons.at(-1))?.focus({ preventScroll: true })
      }
      drawn.set(product.id, { product, isChoice: card.isChoice, draw })
      draw()
      return slot as unknown as React.ReactNode
    },
    /** False: the app has something to ask first, or to say. */
    add: (productId: string): boolean => {
      const { product, isChoice } = drawn.get(productId) ?? {}
      if (!product || isChoice) return false
      const choices = defaultChoices(product.modificationGroups)
      const wish = { productId, choices, note: '', count: stepOf(product) }
      if (portions(product) >= portionsInStock(product, branchId)) return false
      change(product, (held) => addWanted(held, wish, product, branchId).lines)
      return true
    },
    take: (productId: string): boolean => {
      const product = drawn.get(productId)?.product
      if (!product) return false
      change(product, (held) => takePortion(held, productId, product))
      return true
    },
  }
}
export type Basket = ReturnType<typeof openBasket>
