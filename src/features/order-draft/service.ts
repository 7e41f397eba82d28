import { atom } from 'jotai'
import type { OrderedService } from '#/domain/service.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { changeDraftAtom, draftAtom } from './draft.ts'

/** The services that can be chosen (CO-01): those the merchant has. */
export const servicesAtom = atom((get): OrderedService[] => {
  const { delivery, pickup, dineIn } = get(abilitiesAtom)
  const all = [delivery && 'DELIVERY', pickup && 'PICK_UP', dineIn && 'DINE_IN'] as const
  const some = all.filter((one) => one !== false)
  return some.length > 0 ? some : ['DELIVERY']
})

/** How this order reaches the customer; a stored service the merchant no longer has counts as none. */
export const serviceTypeAtom = atom(
  (get): OrderedService => {
    const services = get(servicesAtom)
    const { service } = get(draftAtom)
    return service && services.includes(service) ? service : (services[0] ?? 'DELIVERY')
  },
  (_get, set, service: OrderedService) => set(changeDraftAtom, { service }),
)
