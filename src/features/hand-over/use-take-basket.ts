import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { basketsApi } from '#/api/baskets.ts'
import type { ApiError } from '#/api/result.ts'
import type { HandedOver } from '#/api/schema/hand-over.ts'
import type { NewLine } from '#/domain/basket/basket-lines.ts'
import { arrivalOf, fitReceived, type Joining } from '#/domain/basket/hand-over.ts'
import { visibleMenu } from '#/domain/menu/menu.ts'
import { freshLinesAtom, receiveBasketAtom } from '#/features/basket/index.ts'
import { switchBrandAtom } from '#/features/brands/index.ts'
import { menuQuery, useNameMissing } from '#/features/catalog/index.ts'
import { changeDraftAtom, servicesAtom } from '#/features/order-draft/index.ts'
import { href } from '#/paths.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { type Store, shellAtom } from '#/shell/shell.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { brandAtom, brandsAtom } from '#/tenant/merchant.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { keyForCode, markTaken } from './taken-code.ts'

/** A basket that has come: as it was sent, and its lines as they fit this shop. */
export type Received = { code: string; basket: HandedOver; lines: readonly NewLine[] }

/**
 * `asking`: it has come, and there is one here already. `nothing-sold`: it has come, and none of its dishes is sold here.
 */
export type Taking =
  | { readonly is: 'idle' | 'busy' | 'nothing-sold' }
  | { readonly is: 'failed'; readonly error: ApiError }
  | { readonly is: 'asking'; readonly received: Received }

/** Takes the basket of a code: at once into an empty one, else after a question. What is not sold here is named. */
export function useTakeBasket() {
  const { t } = useLingui()
  const store = useStore()
  const queries = useQueryClient()
  const notify = useNotify()
  const nameMissing = useNameMissing()
  const [, navigate] = useLocation()
  const [taking, setTaking] = useState<Taking>({ is: 'idle' })

  const leave = ({ code }: Received, text: string) => {
    markTaken(code)
    notify({ text, tone: 'good' })
    navigate(href('basket'), { replace: true })
  }
  /** `how` null: the own basket stays as it is. */
  const join = (received: Received, how: Joining | null) => {
    if (how === null)
      return leave(received, t`Your basket stayed as it was. The other basket is still on the other device.`)
    store.set(receiveBasketAtom, { lines: received.lines, how })
    if (how === 'replace') goOnAs(store, received.basket)
    if (!received.basket.hasAllLines)
      notify({
        text: t`Part of the basket could not be read. Compare it with the other device.`,
        tone: 'error',
      })
    leave(received, t`Basket moved here`)
  }
  const take = async (code: string) => {
    setTaking({ is: 'busy' })
    const [error, basket] = await basketsApi().take(code, keyForCode(code))
    if (error) return setTaking({ is: 'failed', error })
    goToBrand(store, basket.brandId)
    const sold = await soldHere(store, queries)
    const branchId = store.get(nearestBranchAtom)?.id ?? null
    // Without a whole menu nothing is known to be missing; the basket says later what is.
    const { lines, ...missing } = sold
      ? fitReceived(basket.lines, sold, branchId)
      : { lines: basket.lines.map(({ name: _, ...line }) => line), gone: [], without: [] }
    nameMissing(missing)
    if (lines.length === 0) return setTaking({ is: 'nothing-sold' })
    const received = { code, basket, lines }
    const arrival = arrivalOf(store.set(freshLinesAtom), lines)
    if (arrival === 'ask') return setTaking({ is: 'asking', received })
    if (arrival === 'same') return leave(received, t`This basket is here already`)
    join(received, 'replace')
  }
  return { taking, take, join, reset: () => setTaking({ is: 'idle' }) }
}

/** The tab of the brand that the basket is of; without that brand it comes into the one on the screen. */
function goToBrand(store: Store, brandId: string | null) {
  const brand = store.get(brandsAtom).find(({ id }) => id === brandId)
  if (brand && brand.id !== store.get(brandAtom)?.id) store.set(switchBrandAtom, brand)
}

/** What this shop sells here and in this channel, by id; null: the menu does not come, or only a part of it. */
async function soldHere(store: Store, queries: ReturnType<typeof useQueryClient>) {
  const { channel } = store.get(shellAtom)
  const menu = await queries.ensureQueryData(menuQuery(store.get(queryScopeAtom), channel)).catch(() => null)
  return menu?.isWhole
    ? visibleMenu(menu, { branchId: store.get(nearestBranchAtom)?.id ?? null, channel }).byId
    : null
}

/** The order goes on as it was to be there: brought, fetched from that branch, or at a table. */
function goOnAs(store: Store, { serviceType: service, branchId }: HandedOver) {
  if (!service || !store.get(servicesAtom).includes(service)) return
  store.set(changeDraftAtom, {
    service,
    ...(service === 'PICK_UP' && branchId !== null && { pickupBranchId: branchId }),
  })
}
