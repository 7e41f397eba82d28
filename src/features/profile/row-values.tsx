import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { CardLine, cardsQuery, useCardLock } from '#/features/bank-cards/index.ts'
import { useBranches } from '#/features/branches/index.ts'
import { favouritesQuery } from '#/features/favourites/index.ts'
import { lastOrdersQuery } from '#/features/orders/index.ts'
import { useSavedAddresses } from '#/features/saved-addresses/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { cityIdAtom } from '#/tenant/merchant.ts'

/*
 * What stands at the end of a row: how much is behind it. Each asks what the page behind it asks, so that page is there at
 * once. What is not known, and none, is not said.
 */

const count = (of: number | null | undefined) => (of ? <span translate="no">{of}</span> : null)

export const OrderCount = () =>
  count(useQuery(lastOrdersQuery(useAtomValue(queryScopeAtom))).data?.totalElements)

export const AddressCount = () => count(useSavedAddresses().data?.length)

export const FavouriteCount = () =>
  count(useQuery(favouritesQuery(useAtomValue(queryScopeAtom))).data?.filter((one) => one.isFavourite).length)

export const BranchCount = () => count(useBranches(useAtomValue(cityIdAtom)).data?.length)

/** The only card by its number; several are counted. Nothing is said of cards that are locked (BX-40). */
export function CardValue() {
  const { data = [] } = useQuery(cardsQuery(useAtomValue(queryScopeAtom)))
  const { isOn, isLocked } = useCardLock()
  if (isOn === undefined || isLocked) return null
  const verified = data.filter((card) => card.isVerified)
  const [only] = verified
  return only && verified.length === 1 ? <CardLine card={only} isShort /> : count(verified.length)
}
