import { atom } from 'jotai'
import { ADDRESS_CENTRE, MERCHANT_CENTRE } from '#/domain/constants.ts'
import { type Point, pointOf } from '#/domain/geo/geo.ts'
import { changeDraftAtom, type DraftPlace, draftAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { keys } from '#/session/keys.ts'
import { openSheetAtom } from '#/session/open-sheet.ts'
import { visitorPointAtom } from '#/tenant/branch.ts'
import { cityAtom, merchantAtom } from '#/tenant/merchant.ts'

/** The destination: an address for a delivery, a branch for pick-up; null: not chosen yet. */
export type FulfilmentTarget = { kind: 'address'; address: DraftPlace } | { kind: 'branch'; branchId: string }

export const fulfilmentTargetAtom = atom(
  (get): FulfilmentTarget | null => {
    const { place, pickupBranchId, table } = get(draftAtom)
    const service = get(serviceTypeAtom)
    if (service === 'DELIVERY') return place && { kind: 'address', address: place }
    const branchId = service === 'DINE_IN' ? table?.branchId : pickupBranchId
    return branchId ? { kind: 'branch', branchId } : null
  },
  (_get, set, place: FulfilmentTarget) =>
    set(
      changeDraftAtom,
      place.kind === 'address'
        ? { place: place.address, when: null }
        : { pickupBranchId: place.branchId, pickupWhen: null },
    ),
)

/** The point that distances are measured from: the address, else the device; null: unknown. */
export const knownPointAtom = atom((get): Point | null => get(draftAtom).place ?? get(visitorPointAtom))

/** Where to search: the customer's point, else the city, else the merchant, else the centre of Tashkent. */
export const pointAtom = atom((get): Point => {
  const known = get(knownPointAtom)
  if (known) return known
  const merchant = get(merchantAtom)
  return pointOf(get(cityAtom)) ?? pointOf(merchant) ?? (merchant ? MERCHANT_CENTRE : ADDRESS_CENTRE)
})

const openAtom = openSheetAtom<true>(keys.openAddress)

/** Whether the choice of an address or a branch is open over the page. */
export const isAddressOpenAtom = atom(
  (get) => get(openAtom) !== null,
  (_get, set, isOpen: boolean) => set(openAtom, isOpen || null),
)
