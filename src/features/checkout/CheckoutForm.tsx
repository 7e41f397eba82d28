import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { WifiOff } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { BasketLines } from '#/features/basket-page/index.ts'
import { ServiceSwitch } from '#/features/fulfilment/index.ts'
import { submitPhaseAtom } from '#/features/order-submission/index.ts'
import { PromoRow } from '#/features/promo-codes/index.ts'
import { useRequireCustomer } from '#/features/sign-in/index.ts'
import { TotalRows } from '#/features/totals/index.ts'
import { useMoney } from '#/i18n/format.ts'
import { href } from '#/paths.ts'
import { useMainButton } from '#/shell/chrome.ts'
import { isOnlineAtom } from '#/shell/connection.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { linkToAtom } from '#/tenant/pages.ts'
import { WideActionSlot } from '#/ui/ActionSlot.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { showField, useRequiredFields } from '#/ui/form/use-required-fields.ts'
import { Notice } from '#/ui/Notice.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { CashbackRow } from './CashbackRow.tsx'
import css from './CheckoutForm.module.css'
import { Kitchen } from './Kitchen.tsx'
import { fieldId } from './missing-fields.ts'
import { Pay } from './Pay.tsx'
import { type CheckoutState, useCheckoutState } from './use-checkout-state.ts'
import { useSubmit } from './use-submit.ts'
import { When } from './When.tsx'
import { Where } from './Where.tsx'
import { Who } from './Who.tsx'

export function CheckoutForm() {
  const { t } = useLingui()
  const order = useCheckoutState()
  const { summary } = order
  const abilities = useAtomValue(abilitiesAtom)
  const { failure, submit, isBusy } = useSubmit(order)
  // The first that is missing comes into view (CO-11).
  const { marked, check } = useRequiredFields(order.missing, (field) => showField(fieldId(field)))
  useOrderButton(order, isBusy, async () => {
    if (!check()) return
    if (!order.times.isStillGood()) return showField(fieldId('time'))
    await submit()
  })
  return (
    <Screen title={t`Your order`} ground="groups" width="split">
      <form className={css.columns} noValidate onSubmit={(event) => event.preventDefault()}>
        <div className={css.column}>
          <Suspense>
            <BasketLines only={abilities.basketPage ? 'troubled' : 'all'} />
          </Suspense>
          <ServiceSwitch />
          <Where order={order} marked={marked} />
          <Who order={order} marked={marked} />
          <When times={order.times} marked={marked} />
          <Pay order={order} marked={marked} />
          <Kitchen service={summary.service} />
        </div>
        <div className={css.side}>
          {abilities.promo && (
            <PromoRow off={summary.totals.discount} verdict={summary.promo?.verdict ?? null} />
          )}
          <CashbackRow summary={summary} />
          <section className={css.totals} aria-label={t`Total`}>
            <TotalRows summary={summary} />
            <WideActionSlot />
          </section>
          <Terms />
        </div>
      </form>
      <Failure error={failure} />
    </Screen>
  )
}

/** The one action: its words, its sum, and when it cannot be pressed. */
function useOrderButton(order: CheckoutState, isBusy: boolean, send: () => Promise<void>) {
  const { summary, basket, branch, payment } = order
  const { t } = useLingui()
  const money = useMoney()
  const requireCustomer = useRequireCustomer()
  const phase = useAtomValue(submitPhaseAtom)
  const isOnline = useAtomValue(isOnlineAtom)
  const { untilMinimum, tariff, isKnown, totals } = summary
  const missing = untilMinimum ? money(untilMinimum.missing) : ''
  // Without an address there is no price to wait for: the press says what is missing.
  const isPriced = isKnown || tariff.is === 'none'
  // Whoever is still asked says so above, with a way to ask again.
  const isAnswered = order.missing.length > 0 || (branch !== null && payment.methods !== null)
  useMainButton(
    untilMinimum
      ? { label: t`${missing} more`, disabled: true, onPress: () => {} }
      : {
          label: t`Order`,
          ...(summary.isShown && { amount: money(totals.total) }),
          busy: isBusy || phase === 'sending',
          disabled: !isPriced || !isAnswered || !isOnline || basket.totals.count === 0,
          onPress: async () => {
            if (requireCustomer(href('checkout'))) await send()
          },
        },
  )
}

function Terms() {
  const offer = useAtomValue(linkToAtom)('offerta')
  if (!offer) return null
  return (
    <p className={css.terms}>
      <Trans>
        By pressing Order you accept <Link href={offer}>the offer</Link>
      </Trans>
    </p>
  )
}

/** Beside the button: why the last try made no order (CO-13). */
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
