import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { Banknote, Clock, CreditCard, type LucideIcon, User } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Order } from '#/api/schema/order.ts'
import { goesOnAt, type NotNow, notNow, sameTimeAgain } from '#/domain/order/order-again.ts'
import { formatPhone, normalPhone } from '#/domain/phone.ts'
import {
  Changed,
  type CheckoutState,
  Failure,
  isSubmittingAtom,
  Terms,
  timeToOrder,
  useCheckoutState,
  useOrdering,
  useShownOrder,
} from '#/features/checkout/index.ts'
import { type Draft, draftAtom } from '#/features/order-draft/index.ts'
import { submitPhaseAtom } from '#/features/order-submission/index.ts'
import { TotalRows, useBasketCheck } from '#/features/totals/index.ts'
import { useMoney } from '#/i18n/format.ts'
import { serverNow } from '#/lib/clock.ts'
import { joinCommas } from '#/lib/join.ts'
import { useMainButton } from '#/shell/chrome.ts'
import { IconBadge } from '#/ui/base/IconBadge.tsx'
import { SkeletonRows } from '#/ui/base/Skeleton.tsx'
import { ListRow } from '#/ui/ListRow.tsx'
import { Notice } from '#/ui/Notice.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { ReceivedAs } from './ReceivedAs.tsx'
import type { Receiving } from './receiving.ts'
import { keepTrialAtom, useTrial } from './trial.ts'
import type { LineChoice } from './use-repeat-choices.ts'
import { useNotNowWords } from './why-not.ts'

type Props = {
  order: Order
  picked: readonly LineChoice[]
  /** Each line that is not ticked off can be had as it was. */
  areLinesWhole: boolean
  receiving: Receiving
  /** It has become the order of the basket. */
  isKept: { readonly current: boolean }
  /** It has become that, to be sent; false: it could not any more. */
  onBegun: (isBegun: boolean) => void
  /** Goes on with these dishes in the basket, at one of the two pages. */
  goOn: (to: 'basket' | 'checkout') => void
  onClose: () => void
}

/**
 * The order as it would be now, checked as at the checkout, and its press (DX-08). Nothing is stored before that press;
 * from then on it is the customer's order like any other.
 */
export function AtOnce(props: Props) {
  const { isThere } = useTrial(props.order, props.picked, props.receiving)
  return isThere ? <Look {...props} /> : <SkeletonRows rows={3} />
}

function Look({ order, areLinesWhole, receiving, isKept, onBegun, goOn, onClose }: Props) {
  const { t } = useLingui()
  const state = useCheckoutState()
  const shown = useShownOrder(state)
  const draft = useAtomValue(draftAtom)
  const keep = useSetAtom(keepTrialAtom)
  const notify = useNotify()
  const isChecking = useServerCheck(state)
  const why = useNotNow(order, areLinesWhole, state)
  const words = useNotNowWords(state)
  const ordering = useOrdering(state, {
    isFilled: () => why === null,
    onChanged: () => document.getElementById(CHANGED_ID)?.scrollIntoView({ block: 'nearest' }),
    from: {
      begin: () => {
        const isBegun = isKept.current || keep()
        onBegun(isBegun)
        if (!isBegun) notify(t`Something has changed. Please check your basket`)
        return isBegun
      },
      leave: onClose,
    },
  })
  const isRefused = ordering.failure !== null
  useGoOnWhenLost(() => goOn('checkout'))
  useAction(state, { ...ordering, isChecking, why, isRefused, goOn })
  return (
    <>
      <ReceivedAs receiving={shownAs(receiving, draft)}>
        {!why && (
          <>
            <Row icon={Clock} title={t`Time`} note={shown?.time.name ?? ''} />
            <Row
              icon={state.payment.chosen?.type === 'CASH' ? Banknote : CreditCard}
              title={t`Payment`}
              note={state.isFree ? t`Nothing to pay` : (shown?.payment?.name ?? '')}
            />
            <Receiver receiver={state.receiver} />
          </>
        )}
      </ReceivedAs>
      {why && <Notice tone="warn" title={words[why]} />}
      <TotalRows summary={state.summary} isShort />
      <div id={CHANGED_ID}>
        <Changed changes={ordering.changes} />
      </div>
      {!why && <Terms />}
      <Failure error={ordering.failure} />
    </>
  )
}

/** With the address that is sent: the saved one may be changed while the order is looked at. */
const shownAs = (receiving: Receiving, { place, door }: Draft): Receiving =>
  receiving.service === 'DELIVERY' ? { ...receiving, used: place && { place, door } } : receiving

const CHANGED_ID = 'repeat-changed'

function Row({ icon: Icon, title, note }: { icon: LucideIcon; title: string; note: string }) {
  return (
    <ListRow
      before={
        <IconBadge>
          <Icon size={20} />
        </IconBadge>
      }
      title={title}
      note={note}
    />
  )
}

function Receiver({ receiver }: Pick<CheckoutState, 'receiver'>) {
  const { t } = useLingui()
  if (!receiver) return null
  return <Row icon={User} title={t`Who`} note={joinCommas([receiver.name, formatPhone(receiver.phone)])} />
}

/** Lets the server look at the order once, as it does between basket and checkout (BX-02); true while it does. */
function useServerCheck({ summary, isSettled }: CheckoutState): boolean {
  const { check } = useBasketCheck(summary)
  const [is, setIs] = useState<'due' | 'asked' | 'answered'>('due')
  // Once, as soon as there is something to look at.
  const ask = useEffectEvent(() => {
    if (is !== 'due') return
    setIs('asked')
    void check().finally(() => setIs('answered'))
  })
  useEffect(() => {
    if (isSettled) ask()
  }, [isSettled])
  return is !== 'answered'
}

/** Why the order cannot be placed as it was, by what the checkout knows of it; null: it can, as far as is known. */
function useNotNow(order: Order, areLinesWhole: boolean, state: CheckoutState): NotNow | null {
  const { basket, summary, times, missing, problem } = state
  const [wanted] = useState(() => sameTimeAgain(order, new Date(serverNow())))
  const isKnown = state.branch !== null && !basket.isUnknown
  if (!isKnown) return null
  const when = timeToOrder(times)
  return notNow({
    areLinesWhole: areLinesWhole && basket.lines.every(({ line, count }) => line.count === count),
    isClosed: when === undefined || when?.day !== wanted?.day || when?.time !== wanted?.time,
    isOutOfZone: problem?.kind === 'http' && problem.status < 500,
    isReceiverLost: hasOtherReceiver(order, state) && state.receiver === null,
    isBelowMinimum: summary.untilMinimum !== null,
    missing,
  })
}

/** Servers name the customer as the receiver, too. */
const hasOtherReceiver = ({ receiver }: Order, { customer }: CheckoutState): boolean =>
  receiver !== null && normalPhone(receiver.phone) !== normalPhone(customer?.phone ?? '')

/** An order whose answer was lost has a page of its own, at the checkout. */
function useGoOnWhenLost(goOn: () => void) {
  const phase = useAtomValue(submitPhaseAtom)
  const setIsSubmitting = useSetAtom(isSubmittingAtom)
  const isLost = phase === 'checking' || phase === 'not-confirmed'
  useEffect(() => () => setIsSubmitting(false), [setIsSubmitting])
  const leave = useEffectEvent(goOn)
  useEffect(() => {
    if (isLost) leave()
  }, [isLost])
}

function useAction(
  state: CheckoutState,
  look: {
    isBusy: boolean
    isChecking: boolean
    why: NotNow | null
    isRefused: boolean
    press: () => Promise<void>
    goOn: Props['goOn']
  },
) {
  const { t } = useLingui()
  const money = useMoney()
  const phase = useAtomValue(submitPhaseAtom)
  const { summary } = state
  const { why, isRefused, goOn } = look
  const to = isRefused ? 'checkout' : why && goesOnAt(why)
  const amount = summary.isShown && { amount: money(summary.totals.total) }
  useMainButton(
    to
      ? {
          ...(to === 'checkout' ? { label: t`Checkout`, ...amount } : { label: t`Add to basket` }),
          onPress: () => goOn(to),
        }
      : {
          label: t`Order`,
          ...amount,
          busy: look.isBusy || phase === 'sending',
          commits: true,
          disabled: look.isChecking || !summary.isKnown || state.branch === null || state.payment.isAsked,
          onPress: look.press,
        },
  )
}
