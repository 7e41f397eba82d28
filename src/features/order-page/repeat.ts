import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLocation } from 'wouter'
import type { Order } from '#/api/schema/order.ts'
import { repeatable } from '#/domain/basket/repeatable.ts'
import { addToBasketAtom } from '#/features/basket/index.ts'
import { useMenu, useNameMissing } from '#/features/catalog/index.ts'
import { changeDraftAtom, servicesAtom, takePlaceAtom } from '#/features/order-draft/index.ts'
import { placeOfOrder, savedAddressesQuery } from '#/features/saved-addresses/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { href } from '#/paths.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useNotify } from '#/ui/notices/notices.ts'

/** Adds an old order's lines to the basket; a notice names dishes and choices that are no longer sold. */
export function useRepeat(): (order: Order) => void {
  const { t } = useLingui()
  const textIn = useTextIn()
  const { byId } = useMenu()
  const add = useSetAtom(addToBasketAtom)
  const notify = useNotify()
  const [, navigate] = useLocation()
  const nameMissing = useNameMissing()
  const receiveAs = useReceiveAs()
  return (order) => {
    const { fitting, gone, without, incomplete } = repeatable(order.cartItems, byId)
    const others = incomplete.map(({ product }) => textIn(product.name)).join(', ')
    for (const { input } of fitting) add(input)
    nameMissing({ gone, without })
    if (incomplete.length > 0)
      notify({
        text: t`We could not read how many or with which options. Add them yourself: ${others}`,
        tone: 'error',
      })
    if (!order.hasAllLines)
      notify({
        text: t`Part of the order could not be read. Check that the basket has everything.`,
        tone: 'error',
      })
    if (fitting.length === 0) return
    receiveAs(order)
    navigate(href('basket'))
  }
}

/** The order in the making reaches the customer as an old one did: the same address or branch (BX-04). */
function useReceiveAs() {
  const queries = useQueryClient()
  const services = useAtomValue(servicesAtom)
  const saved = savedAddressesQuery(useAtomValue(queryScopeAtom))
  const change = useSetAtom(changeDraftAtom)
  const take = useSetAtom(takePlaceAtom)
  return (order: Order) => {
    const service = services.find((one) => one === order.serviceType)
    // An aggregator's order, or one at a table: that visit is over.
    if (!service || service === 'DINE_IN') return
    const used = placeOfOrder(order, queries.getQueryData(saved.queryKey) ?? [])
    if (used) take(used)
    if (service === 'PICK_UP' && order.branch) change({ pickupBranchId: order.branch.id })
    change({ service })
  }
}
