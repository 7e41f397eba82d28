import { useAtomValue } from 'jotai'
import { href } from '#/paths.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'

/** The address of the basket button: the basket, or checkout in shops without a basket page (BK-01). */
export function useBasketHref(): string {
  const { basketPage } = useAtomValue(abilitiesAtom)
  return href(basketPage ? 'basket' : 'checkout')
}
