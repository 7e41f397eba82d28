import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { ADDRESS_CENTRE, MERCHANT_CENTRE } from '#/domain/constants.ts'
import type { Point } from '#/domain/geo/geo.ts'
import { pointOf } from '#/domain/geo/geo.ts'
import { knownPointAtom } from '#/features/fulfilment/index.ts'
import { cityAtom, merchantAtom } from '#/tenant/merchant.ts'

/**
 * The first view of a map: at the customer's address or device; in a chosen city other than the merchant's own; else
 * for branches at the merchant, and for an address in the centre of Tashkent (DL-12).
 */
export function useMapStart(of: 'address' | 'branches'): Point {
  const known = useAtomValue(knownPointAtom)
  const city = useAtomValue(cityAtom)
  const merchant = useAtomValue(merchantAtom)
  const town = city?.id === merchant?.mainCityId ? null : pointOf(city)
  const rest = of === 'address' ? ADDRESS_CENTRE : (pointOf(merchant) ?? MERCHANT_CENTRE)
  const { latitude, longitude } = known ?? town ?? rest
  return useMemo(() => ({ latitude, longitude }), [latitude, longitude])
}
