import { Trans, useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import { WifiOff } from 'lucide-react'
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import { BasketLines, ClearBasket } from '#/features/basket-page/index.ts'
import { CashbackRow } from '#/features/cashback/index.ts'
import { isAddressOpenAtom, ServiceSwitch } from '#/features/fulfilment/index.ts'
import { ContinueElsewhere } from '#/features/hand-over/index.ts'
import { PrivacyLink } from '#/features/policies/index.ts'
import { PromoRow } from '#/features/promo-codes/index.ts'
import { SharedLink } from '#/features/shared-basket/index.ts'
import { MissingBars, TotalCard } from '#/features/totals/index.ts'
import { ShowToWaiter } from '#/features/waiter-card/index.ts'
import { goals } from '#/lib/goals.ts'
import { isOnlineAtom } from '#/shell/connection.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { linkToAtom } from '#/tenant/pages.ts'
import { useErrorText } from '#/ui/describe-error.ts'
import { showField, useRequiredFields } from '#/ui/form/use-required-fields.ts'
import { Notice } from '#/ui/Notice.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { SplitPage } from '#/ui/SplitPage.tsx'
import { Changed, firstChangeId } from './Changed.tsx'
import css from './CheckoutForm.module.css'
import { fieldId } from './missing-fields.ts'
import { Pay } from './Pay.tsx'
import { useAgreedOrder } from './use-agreed-order.ts'
import { type CheckoutState, useCheckoutState } from './use-checkout-state.ts'
import { useOrderButton, usePressThatWaits } from './use-order-button.ts'
import { useSubmit } from './use-submit.ts'
import { When } from './When.tsx'
import { Where } from './Where.tsx'
import { Who } from './Who.tsx'
import { Wishes } from './Wishes.tsx'

export function CheckoutForm() {
  const { t } = useLingui()
  const order = useCheckoutState()
  const { summary } = order
  const abilities = useAtomValue(abilitiesAtom)
  // A shop without a page for the basket has here what that page would have (BK-01).
  const isBasketHere = !abilities.basketPage
  // Under the lines; without them, below the least sum, before anything else is filled in.
  const areBarsAbove = isBasketHere || summary.untilMinimum !== null
  const { failure, forget, submit, isBusy } = useSubmit(order)
  useEffect(() => goals.reach({ goal: 'checkout' }), [])
  // The first missing field is scrolled into view; an address or a table that is not chosen is asked for (CO-11).
  const choose = useChoice(order)
  const { marked, check } = useRequiredFields(order.missing, (field) =>
    field === 'address' && !order.hasPlace ? choose() : showField(fieldId(field)),
  )
  const { changes, refresh, check: changesSinceAgreed } = useAgreedOrder(order)
  const send = async (): Promise<void> => {
    // Why an earlier press made no order says nothing of this one.
    forget()
    if (!check()) return
    const changed = changesSinceAgreed()
    if (changed === null) return wait()
    const place = firstChangeId(changed)
    if (place) return showField(place)
    const outcome = await submit()
    // The refusal has said that something changed: what it was is on the page, and the next press agrees to it. What the
    // server was asked for again is rendered a task later.
    if (outcome?.is === 'failed') setTimeout(changesSinceAgreed)
  }
  // The press is judged by the page as it is at that moment, not as it was last rendered.
  const latest = useRef(send)
  useLayoutEffect(() => {
    latest.current = send
  })
  const { isWaiting, wait } = usePressThatWaits(order.isSettled, () => void latest.current())
  useOrderButton(order, isBusy || isWaiting, () => {
    refresh()
    return latest.current()
  })
  return (
    <Screen title={t`Your order`} ground="groups" width="split" action={isBasketHere && <ClearBasket />}>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <SplitPage
          side={
            <>
              <div className={css.savings}>
                {abilities.promo && (
                  <PromoRow off={summary.totals.discount} verdict={summary.promo?.verdict ?? null} />
                )}
                <CashbackRow summary={summary} />
              </div>
              <Changed changes={changes} at="sums" />
              <TotalCard summary={summary} hasBars={!areBarsAbove} />
              <Terms />
              {isBasketHere && (
                <>
                  <SharedLink />
                  <ContinueElsewhere />
                </>
              )}
            </>
          }
        >
          {isBasketHere && <ShowToWaiter />}
          <Suspense>
            <BasketLines only={isBasketHere ? 'all' : 'troubled'} />
          </Suspense>
          {areBarsAbove && <MissingBars summary={summary} isCard />}
          <Changed changes={changes} at="lines" />
          <ServiceSwitch />
          <Changed changes={changes} at="where" />
          <Where order={order} marked={marked} />
          <Who order={order} marked={marked} />
          <Changed changes={changes} at="when" />
          <When times={order.times} marked={marked} />
          <Changed changes={changes} at="payment" />
          <Pay order={order} marked={marked} />
          <Wishes order={order} marked={marked} />
        </SplitPage>
      </form>
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

function Terms() {
  const offer = useAtomValue(linkToAtom)('offerta')
  return (
    <div>
      {offer && (
        <p className={css.terms}>
          <Trans>
            By pressing Order you accept <Link href={offer}>the offer</Link>
          </Trans>
        </p>
      )}
      <PrivacyLink className={css.terms} />
    </div>
  )
}

/** Why the last attempt made no order, beside the button (CO-13). */
function Failure({ error }: { error: unknown }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const isOnline = useAtomValue(isOnlineAtom)
  if (!error && isOnline) return null
  return (
    <div className={css.failure}>
      {isOnline ? (
        <Notice tone="error" title={t`The order was not sent`}>
          {errorText(error)}
        </Notice>
      ) : (
        <Notice tone="warn" icon={<WifiOff size={22} />} title={t`No internet`}>
          {t`Your order is saved here. You can send it as soon as you are back online.`}
        </Notice>
      )}
    </div>
  )
}
