import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { Redirect } from 'wouter'
import { useBasket } from '#/features/basket/index.ts'
import { EarnedLine } from '#/features/cashback/index.ts'
import { CouriersRest, NoOrders, useTakesNoOrders } from '#/features/fulfilment/index.ts'
import { PromoRow } from '#/features/promo-codes/index.ts'
import { useSharedPage } from '#/features/shared-basket/index.ts'
import { MissingBars, TotalCard, useOrderTotals } from '#/features/totals/index.ts'
import { ShowToWaiter } from '#/features/waiter-card/index.ts'
import { href } from '#/paths.ts'
import { useMainButton } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { LoadFailed } from '#/ui/QueryView.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { SplitPage, SumsColumn } from '#/ui/SplitPage.tsx'
import { BasketLines } from './BasketLines.tsx'
import { ClearBasket } from './ClearBasket.tsx'
import { useCheckoutButton } from './checkout-button.ts'
import { DeliveryCard } from './DeliveryCard.tsx'
import { EmptyBasket } from './EmptyBasket.tsx'
import { EnergyLine } from './EnergyLine.tsx'
import { NO_ORDERS_ID } from './ids.ts'
import { OtherWays } from './OtherWays.tsx'
import { Recommendations } from './Recommendations.tsx'

/** The basket. In shops without a basket page its address opens checkout (BK-01). */
export default function BasketScreen() {
  const { t } = useLingui()
  const { basketPage } = useAtomValue(abilitiesAtom)
  const { isEmpty } = useBasket()
  if (!basketPage) return <Redirect to={href('checkout')} replace />
  return isEmpty ? <EmptyBasket title={t`Basket`} /> : <Basket />
}

function Basket() {
  const { t } = useLingui()
  const { isUnknown, menu } = useBasket()
  const { promo } = useAtomValue(abilitiesAtom)
  const summary = useOrderTotals()
  const isClosed = useTakesNoOrders()
  // Whoever orders for all says where to and pays the fees.
  const isShared = useSharedPage() !== null
  useMainButton(useCheckoutButton(summary))
  if (isUnknown && menu.errorUpdatedAt > 0) {
    return (
      <Screen title={t`Basket`} ground="groups">
        <LoadFailed
          error={menu.error}
          onRetry={menu.refetch}
          busy={menu.isFetching}
          note={t`Your basket is saved.`}
        />
      </Screen>
    )
  }
  return (
    <Screen title={t`Basket`} ground="groups" width="split" action={<ClearBasket />}>
      <SplitPage
        side={
          <SumsColumn
            above={
              promo &&
              !isShared && <PromoRow off={summary.totals.discount} verdict={summary.promo?.verdict ?? null} />
            }
            total={
              isShared ? (
                <EnergyLine />
              ) : (
                <TotalCard summary={summary}>
                  <EarnedLine summary={summary} />
                  <EnergyLine />
                </TotalCard>
              )
            }
          >
            <OtherWays />
          </SumsColumn>
        }
      >
        {!isShared && <DeliveryCard />}
        {isClosed && !isShared && (
          <div id={NO_ORDERS_ID} tabIndex={-1}>
            <Suspense>
              <CouriersRest>
                <NoOrders />
              </CouriersRest>
            </Suspense>
          </div>
        )}
        <ShowToWaiter look="button" />
        <BasketLines />
        {!isClosed && !isShared && <MissingBars summary={summary} isCard />}
        <Recommendations size="page" missing={summary.untilMinimum?.missing ?? 0} />
      </SplitPage>
    </Screen>
  )
}
