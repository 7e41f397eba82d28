import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { hasBasketAtom } from '#/features/basket/index.ts'
import { NotSaved } from '#/features/basket-page/index.ts'
import { AddressLayer } from '#/features/delivery-address/index.ts'
import { NearestBranchSync } from '#/features/fulfilment/index.ts'
import { AddQuestion, askedAtom } from '#/features/preferences/index.ts'
import { ProductLayer } from '#/features/product/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { whenIdle } from '#/lib/idle.ts'
import { href } from '#/paths.ts'
import { isBasketPersistedAtom } from '#/session/basket.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useConfirmLeave, useSettings, useShell, useSiteName } from '#/shell/chrome.ts'
import { brandLookAtom } from '#/tenant/merchant.ts'
import { Notices } from '#/ui/notices/Notices.tsx'
import { usePendingPress } from './navigation/pending-press.ts'

/** Effects that run as long as the app does, whatever page is shown. */
export function GlobalEffects() {
  const look = useAtomValue(brandLookAtom)
  const textIn = useTextIn()
  const [, navigate] = useLocation()
  useSiteName(textIn(look.title) || look.name)
  usePendingPress()
  useSettings(() => navigate(href('profile')))
  return (
    <>
      <NearestBranchSync />
      <AddressLayer />
      <ProductLayer />
      <Asking />
      <Notices />
      <WithBasket />
    </>
  )
}

/** Asks about a dish that is to be added and does not suit the customer. */
function Asking() {
  const asked = useAtomValue(askedAtom)
  return (
    asked && (
      <Suspense>
        <AddQuestion {...asked} />
      </Suspense>
    )
  )
}

/** What a basket needs; a component of its own, so that its first dish does not re-render the others. */
function WithBasket() {
  const { chrome } = useShell()
  const hasBasket = useAtomValue(hasBasketAtom)
  const isBasketPersisted = useAtomValue(isBasketPersistedAtom)
  // A tab keeps its basket after a reload; a mini app may be swiped away by mistake, so it asks first.
  useConfirmLeave(hasBasket && (chrome === 'host' || !isBasketPersisted))
  useOrderSettingAhead(hasBasket)
  if (isBasketPersisted) return null
  return (
    <Suspense>
      <NotSaved />
    </Suspense>
  )
}

/** By when a busy browser asks all the same, ms. */
const AHEAD_BY = 1_000

/** Asks for the fee and the minimum before the basket is opened: rows that came later would push its total down. */
function useOrderSettingAhead(hasBasket: boolean) {
  const client = useQueryClient()
  const scope = useAtomValue(queryScopeAtom)
  useEffect(() => {
    if (!hasBasket) return
    return whenIdle(() => {
      // Without it the basket asks by itself.
      import('#/features/totals/queries.ts')
        .then(({ orderSettingQuery }) => client.prefetchQuery(orderSettingQuery(scope)))
        .catch(() => {})
    }, AHEAD_BY)
  }, [hasBasket, client, scope])
}
