import { atom } from 'jotai'
import type { OrderedService } from '#/domain/service.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { servicesOf } from '#/tenant/settings-rules.ts'
import { changeDraftAtom, draftAtom } from './draft.ts'

/** The services that can be chosen (CO-01). */
export const servicesAtom = atom((get) => servicesOf(get(abilitiesAtom)))

/** The service of this order; a stored service that the merchant no longer has counts as none. */
export const serviceTypeAtom = atom(
  (get): OrderedService => {
    const services = get(servicesAtom)
    const { service } = get(draftAtom)
    return service && services.includes(service) ? service : (services[0] ?? 'DELIVERY')
  },
  (_get, set, service: OrderedService) => set(changeDraftAtom, { service }),
)
