import { useAtomValue } from 'jotai'
import { useBasket } from '#/features/draft/index.ts'
import { href } from '#/paths.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'

/** The number on the basket's icon: pieces and portions; 0 for none. */
export const useBasketBadge = (): number => useBasket().count

/** Where the basket button leads: the basket, or checkout in shops without a basket page (BK-01). */
export function useBasketHref(): string {
  const { basketPage } = useAtomValue(abilitiesAtom)
  return href(basketPage ? 'basket' : 'checkout')
}
