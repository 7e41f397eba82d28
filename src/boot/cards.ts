import { pictureSource } from '#/config/image.ts'
import { BAND_PICTURE, CARD_PICTURE, FIRST_PICTURES, RAIL_AT_ONCE } from '#/domain/menu/card.ts'
import { isSoldOut } from '#/domain/menu/menu.ts'
import { shownPrice } from '#/domain/menu/shown-price.ts'
import { amountIn, moneyIn } from '#/domain/money-text.ts'
import { plainText } from '#/domain/plain-text.ts'
import { type Language, textIn } from '#/domain/text.ts'
import { gridOf, RAIL_WIDTH } from '#/features/menu/card-geometry.ts'
import { rowsHeight, type Space } from '#/features/menu/list/geometry.ts'
import sections from '#/features/menu/MenuSection.module.css'
import rails from '#/features/menu/Rail.module.css'
import meta from '#/features/product-card/CardMeta.module.css'
import css from '#/features/product-card/ProductCard.module.css'
import { classNames } from '#/ui/class-names.ts'
import pictures from '#/ui/Picture.module.css'
import prices from '#/ui/Price.module.css'
import { el, styled } from './el.ts'
import type { FirstProduct, FirstSection } from './first-menu.ts'

/*
 * Sections and cards of the menu as the app draws them, from the same style sheets and sums, without what can be
 * pressed: a button shows when it works. `first.spec.ts` of the journeys compares the two pictures.
 */

export type Look = {
  language: Language
  cdn: string
  branchId: string | null
  space: Space
  /** `{price}` with the word for "the least of several prices", which stands between <0> and </0>. */
  from: string
}

type View = FirstSection['category']['viewType']
type Slot = { width: number; height: number; sizes?: string | undefined }

let waiting: (() => void)[] = []

/** Asks for the pictures of the cards that are on the screen by now: names and prices do not wait for them. */
export function showPictures() {
  for (const show of waiting) show()
  waiting = []
}

function pictureOf(path: string, slot: Slot, { cdn }: Look, isFirst: boolean, classes: string | undefined) {
  const box = styled(el('span', classNames(pictures.box, classes)), {
    'aspect-ratio': `${slot.width} / ${slot.height}`,
  })
  const source = pictureSource(cdn, path, slot)
  if (source) {
    const { width, height } = slot
    const image = el('img', pictures.image)
    Object.assign(image, { width, height, alt: '', decoding: 'async', referrerPolicy: 'no-referrer' })
    image.loading = isFirst ? 'eager' : 'lazy'
    if (isFirst) image.fetchPriority = 'high'
    box.append(image)
    waiting.push(() => {
      if (source.sizes) image.sizes = source.sizes
      if (source.srcset) image.srcset = source.srcset
      // Last: from here on it is being loaded.
      image.src = source.src
    })
  }
  return box
}

function priceOf(product: FirstProduct, look: Look, size: 'small' | 'card' | 'big', classes?: string) {
  const { price, old, isFrom } = shownPrice(product, look.branchId)
  const isOff = old !== null && old > price
  const now = el('span', prices.now)
  for (const part of isFrom ? look.from.split(/(<0>.*<\/0>)/) : ['{price}']) {
    const word = /^<0>(.*)<\/0>$/.exec(part)?.[1]
    if (part)
      now.append(
        word ? el('span', prices.from, word) : part.replace('{price}', moneyIn(look.language, price)),
      )
  }
  return el(
    'span',
    classNames(prices.price, prices[size], isOff && prices.off, classes),
    now,
    isOff && el('s', prices.old, amountIn(look.language, old)),
  )
}

/** The line of facts; its words come with the app, its height is there. */
const factsOf = (product: FirstProduct) => (product.hasFacts ? el('span', meta.meta) : null)

function cardOf(product: FirstProduct, view: View, look: Look, isFirst: boolean): HTMLElement {
  const name = textIn(product.name, look.language)
  const card = (classes: string | undefined, ...parts: readonly HTMLElement[]) =>
    el('article', classNames(classes, isSoldOut(product, look.branchId) && css.soldOut), ...parts)
  const picture = (classes: string | undefined) =>
    pictureOf(product.image, CARD_PICTURE[view], look, isFirst, classes)
  if (view === 'MEDIUM') {
    return card(
      css.medium,
      picture(css.square),
      el(
        'div',
        css.words,
        el('h3', css.name, name),
        priceOf(product, look, 'card', css.price),
        factsOf(product),
      ),
    )
  }
  if (view === 'BIG') {
    return card(
      css.big,
      picture(css.wide),
      el('h3', css.bigName, name),
      el('p', css.about, plainText(textIn(product.description, look.language))),
      el('div', css.row, el('div', css.rowWords, priceOf(product, look, 'big'), factsOf(product))),
    )
  }
  const words = el('div', css.smallWords, el('h3', css.name, name), factsOf(product))
  words.append(priceOf(product, look, 'small'))
  return card(css.small, picture(css.thumb), el('div', css.smallBody, words))
}

function headOf({ category }: FirstSection, look: Look) {
  const title = el('h2', sections.title, textIn(category.name, look.language))
  if (!category.image) return el('div', sections.head, title)
  if (category.textColor) styled(title, { color: category.textColor })
  return el(
    'div',
    sections.band,
    pictureOf(category.image, BAND_PICTURE, look, false, sections.bandPicture),
    title,
  )
}

/** One section with its first `room` cards; the rest of a vertical one is empty space, as in the app. */
export function sectionOf(section: FirstSection, look: Look, room: number, isFirst: boolean): HTMLElement {
  const { category, products } = section
  const view = category.isRail && category.viewType === 'SMALL' ? 'MEDIUM' : category.viewType
  const grid = gridOf(category.viewType, look.space)
  const list = el('ul', category.isRail ? rails.rail : sections.rows)
  const item = !category.isRail ? sections.item : category.viewType === 'SMALL' ? rails.narrow : rails.item
  for (const [index, product] of products.slice(0, category.isRail ? RAIL_AT_ONCE : room).entries())
    list.append(el('li', item, cardOf(product, view, look, isFirst && index < FIRST_PICTURES)))
  if (category.isRail) styled(list, { '--card': RAIL_WIDTH[category.viewType] })
  else
    styled(list, {
      height: rowsHeight(grid, products.length),
      'grid-template-columns': `repeat(${grid.columns}, minmax(0, 1fr))`,
      'grid-auto-rows': grid.rowHeight,
      gap: `${grid.rowGap}px ${grid.gap}px`,
    })
  return el(
    'section',
    sections.section,
    headOf(section, look),
    category.isRail ? el('div', rails.place, list) : list,
  )
}
