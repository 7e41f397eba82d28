import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { ShoppingBag } from 'lucide-react'
import { Redirect, useLocation } from 'wouter'
import { useBasket } from '#/features/basket/index.ts'
import { PromoRow } from '#/features/promo-codes/index.ts'
import { TotalRows, useOrderTotals } from '#/features/totals/index.ts'
import { useMoney } from '#/i18n/format.ts'
import { href } from '#/paths.ts'
import { useMainButton } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { WideActionSlot } from '#/ui/ActionSlot.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { LoadFailed } from '#/ui/QueryView.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { BasketLines } from './BasketLines.tsx'
import css from './BasketScreen.module.css'
import { ClearBasket } from './ClearBasket.tsx'
import { DeliveryCard } from './DeliveryCard.tsx'
import { useGoToCheckout } from './go-to-checkout.ts'
import { Recommendations } from './Recommendations.tsx'

/** The basket. In shops without a basket page its address opens checkout (BK-01). */
export default function BasketScreen() {
  const { basketPage } = useAtomValue(abilitiesAtom)
  return basketPage ? <Basket /> : <Redirect to={href('checkout')} replace />
}

function Basket() {
  const { t } = useLingui()
  const money = useMoney()
  const [, navigate] = useLocation()
  const { isEmpty, isUnknown, menu, totals } = useBasket()
  const { promo } = useAtomValue(abilitiesAtom)
  const summary = useOrderTotals()
  const { label, goOn, isSending, isBusy } = useGoToCheckout(summary)
  const { untilMinimum } = summary
  const missing = untilMinimum ? money(untilMinimum.missing) : ''
  const sum = money(summary.totals.total)
  useMainButton(
    isEmpty
      ? { label: t`Open the menu`, onPress: () => navigate(href('home')) }
      : untilMinimum && !isSending
        ? { label: t`${missing} more`, disabled: true, onPress: () => {} }
        : {
            label,
            ...(summary.isShown && { amount: sum }),
            busy: isBusy,
            disabled: totals.count === 0,
            onPress: goOn,
          },
  )
  if (isEmpty) {
    return (
      <Screen title={t`Basket`} ground="groups">
        <EmptyState
          icon={<ShoppingBag strokeWidth={1.75} />}
          title={t`Your basket is empty`}
          hint={t`Pick something from the menu`}
          withMain
        />
      </Screen>
    )
  }
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
      <div className={css.columns}>
        <div className={css.column}>
          <DeliveryCard />
          <BasketLines />
          <Recommendations size="page" />
        </div>
        <div className={css.side}>
          {promo && <PromoRow off={summary.totals.discount} verdict={summary.promo?.verdict ?? null} />}
          <section className={css.totals} aria-label={t`Total`}>
            <TotalRows summary={summary} />
            <WideActionSlot />
          </section>
        </div>
      </div>
    </Screen>
  )
}
