import { useAtomValue } from 'jotai'
import { hasYandexMapAtom } from '#/tenant/abilities.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import type { MapSource } from '#/ui/map/engine/map.ts'

/** The map provider of this merchant (DL-10). */
export function useMapSource(): MapSource {
  const isYandex = useAtomValue(hasYandexMapAtom)
  const merchant = useAtomValue(merchantAtom)
  return isYandex ? { by: 'yandex', key: merchant?.yandexMapKey ?? null } : { by: 'open' }
}
