import { useLingui } from '@lingui/react/macro'
import { ShoppingBag } from 'lucide-react'
import { useBasket } from '#/features/basket/index.ts'
import { ContinueElsewhere, HaveCode } from '#/features/hand-over/index.ts'
import { SharedLink, useSharedPage } from '#/features/shared-basket/index.ts'
import { MissingBars, TotalRows, useOrderTotals } from '#/features/totals/index.ts'
import { ShowToWaiter } from '#/features/waiter-card/index.ts'
import { ActionButton } from '#/ui/ActionButton.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { BasketLine } from './BasketLine.tsx'
import css from './BasketPanel.module.css'
import { ClearBasket } from './ClearBasket.tsx'
import { useCheckoutButton } from './checkout-button.ts'
import { Recommendations } from './Recommendations.tsx'

/** The basket beside the menu: the list scrolls by itself, totals and button stay visible. */
export function BasketPanel() {
  const { t } = useLingui()
  const { lines, isEmpty, isUnknown, menu } = useBasket()
  const summary = useOrderTotals()
  const button = useCheckoutButton(summary)
  // Whoever orders for all pays the fees.
  const isShared = useSharedPage() !== null
  return (
    <aside className={css.panel} aria-label={t`Basket`}>
      <header className={css.head}>
        <h2 className={css.title}>{t`Basket`}</h2>
        {!isEmpty && (
          <div className={css.actions}>
            <ShowToWaiter look="icon" />
            <SharedLink look="icon" />
            <ContinueElsewhere look="icon" />
            <ClearBasket />
          </div>
        )}
      </header>
      {isEmpty ? (
        <div className={css.empty}>
          <EmptyState
            icon={<ShoppingBag strokeWidth={1.75} />}
            title={t`Your basket is empty`}
            hint={t`Pick something from the menu`}
          />
          <SharedLink look="button" />
          <HaveCode />
        </div>
      ) : isUnknown && menu.errorUpdatedAt > 0 ? (
        // The menu beside it has failed too, and has the retry button.
        <EmptyState
          icon={<ShoppingBag strokeWidth={1.75} />}
          title={t`Your basket is saved.`}
          hint={t`It will be back together with the menu.`}
        />
      ) : (
        <>
          <div className={css.scroll}>
            <ul className={css.lines}>
              {lines.map((shown) => (
                <BasketLine key={shown.line.key} shown={shown} size="panel" />
              ))}
            </ul>
            <Recommendations size="panel" missing={summary.untilMinimum?.missing ?? 0} />
          </div>
          <footer className={css.foot}>
            {!isShared && (
              <>
                <MissingBars summary={summary} isShort />
                <TotalRows summary={summary} isShort />
              </>
            )}
            <ActionButton {...button} />
          </footer>
        </>
      )}
    </aside>
  )
}
