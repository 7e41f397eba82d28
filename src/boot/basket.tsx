import type { Product } from '#/api/schema/menu.ts'
import {
  addWanted,
  type BasketLine,
  type BasketLines,
  countOf,
  takePortion,
} from '#/domain/basket/basket-lines.ts'
import { linesOf, withLines } from '#/domain/basket/persisted-basket.ts'
import { payableLines, reviewBasket } from '#/domain/basket/review-basket.ts'
import { defaultChoices } from '#/domain/menu/modifiers.ts'
import { portionsInStock } from '#/domain/menu/shown-price.ts'
import { portionsIn, stepOf } from '#/domain/menu/unit.ts'
import { basketTotals } from '#/domain/order/totals.ts'
import type { OrderedService } from '#/domain/service.ts'
import { CardControlView } from '#/first-screen/CardControlView.tsx'
import type { CardModel } from '#/first-screen/card-model.ts'
import type { CardView } from '#/first-screen/ProductCardView.tsx'
import { parsePress } from '#/first-screen/presses.ts'
import { deviceNow } from '#/lib/clock.ts'
import { goals } from '#/lib/goals.ts'
import { bootContext } from '#/lib/preload.ts'
import { storage } from '#/lib/storage.ts'
import { openBasketRecord } from '#/session/basket-record.ts'
import type { ViewContext } from '#/ui/base/view-context.ts'
import { view as asNode, fill, makeSlot } from './dom-jsx.ts'

const LOOK = { BIG: 'words', MEDIUM: 'card', SMALL: 'row' } as const

/** A dish whose card can be added from. */
type CardDish = {
  product: Product
  card: Pick<CardModel, 'id' | 'name' | 'isChoice'>
  view: CardView
}

/**
 * The basket for cards before the app has started. It writes the same record as the app, as another tab would: nothing
 * has to be handed over, and a page that is closed or reloaded meanwhile has lost nothing.
 */
export function openBasket(
  { basketName: name, service }: { basketName: string; service: OrderedService },
  branchId: string | null,
  { say }: ViewContext,
) {
  const record = openBasketRecord(name, storage)
  let lines = linesOf(record.read())
  const rendered = new Map<string, CardDish & { slot: HTMLElement }>()

  let changed = () => {}

  const change = (product: Product, how: (lines: BasketLine[]) => BasketLines) => {
    const { basket, isPersisted } = record.change((persisted) =>
      withLines(persisted, how(linesOf(persisted)), deviceNow()),
    )
    lines = linesOf(basket)
    // The app takes it from the boot context, because no storage accepted it.
    bootContext().unsaved.set(name, isPersisted ? [] : basket)
    update(product.id)
    changed()
  }
  const portions = (product: Product) => {
    const held = countOf(lines, product.id)
    return held > 0 ? portionsIn(product, held) : 0
  }

  const update = (productId: string) => {
    const found = rendered.get(productId)
    if (!found) return
    const { product, card, view, slot } = found
    const focused = parsePress((document.activeElement as HTMLElement | null)?.dataset?.press)
    const hadFocus = slot.contains(document.activeElement)
    const count = portions(product)
    const max = portionsInStock(product, branchId)
    fill(slot, <CardControlView {...{ card, count, max, say }} look={LOOK[view]} />)
    const buttons = [...slot.querySelectorAll('button')]
    const same = buttons.find((one) => parsePress(one.dataset.press)?.kind === focused?.kind)
    if (hadFocus) (same ?? buttons.at(-1))?.focus({ preventScroll: true })
  }

  return {
    /** The stepper of a card, or its button with a text. */
    control: ({ product, card: { id, name, isChoice }, view }: CardDish): React.ReactNode => {
      const slot = makeSlot(`control ${id}`)
      rendered.set(id, { product, card: { id, name, isChoice }, view, slot })
      update(id)
      return asNode(slot)
    },
    /** False: the app has to ask or to say something first. */
    add: (productId: string): boolean => {
      const { product, card } = rendered.get(productId) ?? {}
      if (!product || card?.isChoice) return false
      const choices = defaultChoices(product.modificationGroups)
      const wish = { productId, choices, note: '', count: stepOf(product) }
      if (portions(product) >= portionsInStock(product, branchId)) return false
      goals.reach({ goal: 'add', id: productId, count: wish.count })
      change(product, (held) => addWanted(held, wish, product, branchId).lines)
      return true
    },
    /** Called at each change. */
    onChange: (listener: () => void) => {
      changed = listener
    },
    /** Counted as in the app; `sum` null: a dish of the basket is not rendered, so its price is unknown. */
    shown: () => {
      const products = new Map([...rendered].map(([id, { product }]) => [id, product]))
      const isKnown = lines.every(({ productId }) => products.has(productId))
      const totals = basketTotals(payableLines(reviewBasket(lines, products, branchId, service)), branchId)
      return {
        pictures: lines.flatMap(({ productId }) => products.get(productId) ?? []),
        count: isKnown
          ? totals.count
          : lines.reduce((sum, { count }) => sum + Math.max(1, Math.round(count)), 0),
        sum: isKnown ? totals.products : null,
      }
    },
    take: (productId: string): boolean => {
      const product = rendered.get(productId)?.product
      if (!product) return false
      change(product, (held) => takePortion(held, productId, product))
      return true
    },
  }
}
export type FirstBasket = ReturnType<typeof openBasket>
