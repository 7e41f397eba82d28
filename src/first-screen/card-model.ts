import { tagsOf } from '#/domain/menu/diet.ts'
import type { ShownProduct } from '#/domain/menu/product.ts'
import {
  type Hindrance,
  hasChoices,
  hindranceOf,
  percentOff,
  type ShownPrice,
  shownPrice,
} from '#/domain/menu/shown-price.ts'
import { moneyIn } from '#/domain/money-text.ts'
import { decimalIn, percentIn } from '#/domain/number-text.ts'
import { plainText } from '#/domain/plain-text.ts'
import { textIn } from '#/domain/text.ts'
import { productTexts } from '#/ui/base/product-texts.ts'
import type { ViewContext } from '#/ui/base/view-context.ts'
import { WORDS } from '#/ui/base/words.ts'

/** The branch, service and channel of a possible order. */
export type CardPlace = {
  branchId: string | null
  /** How the order reaches the customer: `DELIVERY`, `PICK_UP` or `DINE_IN`. */
  service: string
  /** Products of this category are shown only, not sold (MN-08). */
  isWithoutCart: boolean
  /** When their category is cooked again, "HH:mm", empty when nobody can say; null: it is (BX-37). */
  cookedFrom: string | null
  /** Average grade, 1 to 5; null: the menu's. */
  grade: number | null
}

/** Everything that a card of the menu shows, in the customer's language. */
export type CardModel = {
  id: string
  name: string
  /** Name of its link. */
  label: string
  image: string
  price: ShownPrice
  hindrance: Hindrance
  canAdd: boolean
  /** Something has to be chosen before it can be added. */
  isChoice: boolean
  about: () => string
  facts: { stars: string; measure: string; time: string; diet: string }
  /** At most two: why it cannot be ordered, then the discount, then the merchant's labels. */
  tags: readonly CardTag[]
}
export type CardTag = { key: string; text: string; look: 'dark' | 'sale' | 'outline'; colour?: string }

export function cardModel(product: ShownProduct, place: CardPlace, context: ViewContext): CardModel {
  const { language } = context
  const name = textIn(product.name, language)
  const price = shownPrice(product, place.branchId)
  const hindrance = hindranceOf(product, place.branchId, place.service, place.cookedFrom)
  return {
    id: product.id,
    name,
    label: `${name}, ${moneyIn(language, price.price)}`,
    image: product.image,
    price,
    hindrance,
    canAdd: !place.isWithoutCart && hindrance === null,
    isChoice: hasChoices(product),
    about: () => plainText(textIn(product.description, language)),
    facts: factsOf(product, place.grade, context),
    tags: cardTags(product, { price, hindrance, cookedFrom: place.cookedFrom }, context),
  }
}

/** `★ 4,9 · 450 g`, and diets; unknown facts are left out (MN-14, PR-08, BX-15). */
function factsOf(product: ShownProduct, grade: number | null, context: ViewContext): CardModel['facts'] {
  const texts = productTexts(context)
  const mark = grade ?? product.grade
  const tags = tagsOf(product)
  return {
    stars: mark ? decimalIn(context.language, mark) : '',
    measure: texts.measure(product),
    time: texts.cookingTime(product),
    diet:
      texts.diet(tags.find((tag) => tag === 'vegan') ?? tags.find((tag) => tag === 'vegetarian') ?? '') ?? '',
  }
}

/** The tags of a product's picture. */
export function cardTags(
  product: Pick<ShownProduct, 'labels'>,
  {
    price,
    hindrance,
    cookedFrom: time,
  }: { price: ShownPrice; hindrance: Hindrance; cookedFrom: string | null },
  context: Pick<ViewContext, 'say' | 'language'>,
): readonly CardTag[] {
  const { say, language } = context
  const percent = percentOff(price)
  const tags: CardTag[] = []
  if (hindrance === 'sold-out') tags.push({ key: 'out', text: say(WORDS.soldOut), look: 'dark' })
  if (hindrance === 'not-cooked') {
    const text = time ? say(WORDS.fromTime, { time }) : say(WORDS.notServed)
    tags.push({ key: 'from', text, look: 'dark' })
  }
  if (hindrance === 'not-for-delivery')
    tags.push({ key: 'pickup', text: say(WORDS.pickupOnly), look: 'outline' })
  if (percent !== null) tags.push({ key: 'sale', text: `−${percentIn(language, percent)}`, look: 'sale' })
  for (const { id, name, color } of product.labels)
    tags.push({ key: id, text: textIn(name, language), look: 'dark', colour: color })
  return tags.slice(0, 2)
}
