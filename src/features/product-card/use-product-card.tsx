import { useAtomValue, useStore } from 'jotai'
import type { MouseEvent } from 'react'
import { hindranceOf, percentOff, shownPrice } from '#/domain/menu/shown-price.ts'
import { moneyIn } from '#/domain/money-text.ts'
import { type Language, textIn } from '#/domain/text.ts'
import { serviceTypeAtom } from '#/features/order-draft/index.ts'
import { useLanguage } from '#/i18n/use-language.ts'
import { href } from '#/paths.ts'
import type { Store } from '#/shell/shell.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { showProductAtom } from './opened.ts'
import type { ProductCardProps } from './ProductCard.tsx'

type Asked = Pick<ProductCardProps, 'product' | 'navigationType' | 'isWithoutCart'>

/** What every view of a card shows at this moment, and the link that opens it. */
export function faceOf({ product, navigationType, isWithoutCart }: Asked, store: Store, language: Language) {
  const branchId = store.get(nearestBranchAtom)?.id ?? null
  const name = textIn(product.name, language)
  const price = shownPrice(product, branchId)
  const hindrance = hindranceOf(product, branchId, store.get(serviceTypeAtom))
  return {
    name,
    price,
    percent: percentOff(price),
    hindrance,
    canAdd: !isWithoutCart && hindrance === null,
    link: {
      href: href('product', { id: product.id }),
      'aria-label': `${name}, ${moneyIn(language, price.price)}`,
      /** A plain press opens it over the page; with a modifier key the browser opens a tab. */
      onClick: (event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
        event.preventDefault()
        store.set(showProductAtom, { id: product.id, navigationType })
      },
    },
  }
}

/** The same, and the caller is drawn again when it changes. */
export function useProductCard(asked: Asked) {
  useAtomValue(nearestBranchAtom)
  useAtomValue(serviceTypeAtom)
  return faceOf(asked, useStore(), useLanguage())
}
