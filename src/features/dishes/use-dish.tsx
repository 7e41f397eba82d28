import { useAtomValue, useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'
import { hindranceOf, percentOff, shownPrice } from '#/domain/shown-price.ts'
import { serviceTypeAtom } from '#/features/draft/index.ts'
import { useMoney } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { href } from '#/paths.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import type { DishProps } from './Dish.tsx'
import { showProductAtom } from './opened.ts'

/** What every view of a dish shows, and the link that opens it. */
export function useDish({ product, navigationType, isWithoutCart }: DishProps) {
  const textIn = useTextIn()
  const money = useMoney()
  const branchId = useAtomValue(nearestBranchAtom)?.id ?? null
  const service = useAtomValue(serviceTypeAtom)
  const show = useSetAtom(showProductAtom)
  const name = textIn(product.name)
  const price = shownPrice(product, branchId)
  const hindrance = hindranceOf(product, branchId, service)
  return {
    name,
    price,
    percent: percentOff(price),
    hindrance,
    canAdd: !isWithoutCart && hindrance === null,
    link: {
      href: href('product', { id: product.id }),
      'aria-label': `${name}, ${money(price.price)}`,
      /** A plain press opens it over the page; with a modifier key the browser opens its own tab. */
      onClick: (event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
        event.preventDefault()
        show({ id: product.id, navigationType })
      },
    },
  }
}
