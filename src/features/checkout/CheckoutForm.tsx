import { useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import { Suspense, useEffect, useRef } from 'react'
import { BasketLines, ClearBasket, OtherWays } from '#/features/basket-page/index.ts'
import { CashbackRow } from '#/features/cashback/index.ts'
import { isAddressOpenAtom, ServiceSwitch } from '#/features/fulfilment/index.ts'
import { PromoRow } from '#/features/promo-codes/index.ts'
import { SharedOrdering, useIsOrderingShared } from '#/features/shared-basket/index.ts'
import { MissingBars, TotalCard } from '#/features/totals/index.ts'
import { ShowToWaiter } from '#/features/waiter-card/index.ts'
import { goals } from '#/lib/goals.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { Form } from '#/ui/form/Form.tsx'
import { showField, useRequiredFields } from '#/ui/form/use-required-fields.ts'
import { Screen } from '#/ui/Screen.tsx'
import { SplitPage, SumsColumn } from '#/ui/SplitPage.tsx'
import { Changed, firstChangeId } from './Changed.tsx'
import css from './CheckoutForm.module.css'
import { fieldId } from './missing-fields.ts'
import { Failure, Terms } from './OrderNotes.tsx'
import { Pay } from './Pay.tsx'
import { type CheckoutState, useCheckoutState } from './use-checkout-state.ts'
import { useOrderButton } from './use-order-button.ts'
import { useOrdering } from './use-ordering.ts'
import { When } from './When.tsx'
import { Where } from './Where.tsx'
import { Who } from './Who.tsx'
import { Wishes } from './Wishes.tsx'

export function CheckoutForm() {
  const { t } = useLingui()
  const order = useCheckoutState()
  const { summary } = order
  const abilities = useAtomValue(abilitiesAtom)
  const isOrderingShared = useIsOrderingShared()
  // A shop without a page for the basket has here what that page would have (BK-01).
  const isBasketHere = !abilities.basketPage
  // Under the lines; without them, below the least sum, before anything else is filled in.
  const areBarsAbove = isBasketHere || summary.untilMinimum !== null
  useEffect(() => goals.reach({ goal: 'checkout' }), [])
  // The first missing field is scrolled into view; an address or a table that is not chosen is asked for (CO-11).
  const choose = useChoice(order)
  const { marked, check } = useRequiredFields(order.missing, (field) =>
    field === 'address' && !order.hasPlace ? choose() : showField(fieldId(field)),
  )
  const { changes, failure, isBusy, press } = useOrdering(order, {
    isFilled: check,
    onChanged: (changed) => {
      const place = firstChangeId(changed)
      if (place) showField(place)
    },
  })
  useOrderButton(order, isBusy, press)
  // For an order that is not taken there is nothing to fill in; what has been stays in the draft.
  const isClosed = order.times.when === 'none'
  const when = (
    <>
      <Changed changes={changes} at="when" />
      <When times={order.times} marked={marked} />
    </>
  )
  return (
    <Screen title={t`Your order`} ground="groups" width="split" action={isBasketHere && <ClearBasket />}>
      <Form>
        <SplitPage
          side={
            <SumsColumn
              above={
                <>
                  {!isClosed && (
                    <div className={css.savings}>
                      {abilities.promo && (
                        <PromoRow off={summary.totals.discount} verdict={summary.promo?.verdict ?? null} />
                      )}
                      <CashbackRow summary={summary} />
                    </div>
                  )}
                  <Changed changes={changes} at="sums" />
                </>
              }
              total={<TotalCard summary={summary} hasBars={!areBarsAbove} folds />}
            >
              {!isClosed && <Terms />}
              {isBasketHere && <OtherWays />}
            </SumsColumn>
          }
        >
          {isBasketHere && <ShowToWaiter look="button" />}
          <Suspense>
            {isOrderingShared && <SharedOrdering />}
            <BasketLines only={isBasketHere ? 'all' : 'troubled'} />
          </Suspense>
          {areBarsAbove && <MissingBars summary={summary} isCard />}
          <Changed changes={changes} at="lines" />
          <ServiceSwitch />
          <Changed changes={changes} at="where" />
          <Where order={order} marked={marked} />
          {isClosed ? (
            when
          ) : (
            <>
              <Who order={order} marked={marked} />
              {when}
              <Changed changes={changes} at="payment" />
              <Pay order={order} marked={marked} />
              <Wishes order={order} marked={marked} />
            </>
          )}
        </SplitPage>
      </Form>
      <Failure error={failure} />
    </Screen>
  )
}

/** Opens the choice of the address or table; once it is made, the next field that is missing has the cursor. */
function useChoice({ missing, hasPlace }: CheckoutState) {
  const [isOpen, open] = useAtom(isAddressOpenAtom)
  const isAsked = useRef(false)
  const next = missing.find((field) => field !== 'address')
  useEffect(() => {
    if (isOpen || !isAsked.current) return
    isAsked.current = false
    if (!hasPlace || !next) return
    // Until it is closed the dialog holds the focus, and then gives it back to the button.
    const dialog = document.querySelector('dialog[open]')
    dialog?.addEventListener('close', () => showField(fieldId(next)), { once: true })
  }, [isOpen, hasPlace, next])
  return () => {
    isAsked.current = true
    open(true)
  }
}
