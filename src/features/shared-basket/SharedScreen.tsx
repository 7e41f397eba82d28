import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { ApiError } from '#/api/result.ts'
import type { SharedBasket } from '#/api/schema/shared-basket.ts'
import { sumsOf } from '#/domain/basket/pay-back.ts'
import { useRequireCustomer } from '#/features/sign-in/index.ts'
import { useMoney } from '#/i18n/format.ts'
import { href } from '#/paths.ts'
import { hasOwnBasketAtom } from '#/session/basket.ts'
import { sharedSeatAtom } from '#/session/saved.ts'
import { useMainButton, useShell } from '#/shell/chrome.ts'
import { WideActionSlot } from '#/ui/ActionSlot.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { IconLine } from '#/ui/IconLine.tsx'
import { Notice } from '#/ui/Notice.tsx'
import { useReportError } from '#/ui/notices/use-report-error.ts'
import { LoadFailed } from '#/ui/QueryView.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { ScreenSkeleton } from '#/ui/ScreenSkeleton.tsx'
import { followShared } from './follow.ts'
import { Invite, useSendLink } from './Invite.tsx'
import { Leave } from './Leave.tsx'
import { PayBack } from './PayBack.tsx'
import { PersonPart } from './PersonPart.tsx'
import css from './SharedScreen.module.css'
import { closeAtom, forgetSeatAtom, reopenAtom } from './seat.ts'
import { dishesOf } from './state.ts'

type Known = { basket: SharedBasket | null; error: ApiError | null }

/** The shared basket that this phone is in. */
export function SharedScreen({ known: { basket, error } }: { known: Known }) {
  const { t } = useLingui()
  const store = useStore()
  const seat = useAtomValue(sharedSeatAtom)
  const isGone = error?.status === 404 || error?.status === 410 || basket?.status === 'ENDED'
  if (isGone || (basket && seat?.isOver && basket.status !== 'ORDERED')) return <Gone error={error} />
  if (basket) return <Shared basket={basket} error={error} />
  if (!error) return <ScreenSkeleton />
  return (
    <Screen title={t`Shared basket`} ground="groups">
      <LoadFailed error={error} onRetry={() => followShared(store)} busy={false} />
    </Screen>
  )
}

/** It is no more: why, and what to do. What is in the own basket stays there. */
function Gone({ error }: { error: ApiError | null }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const forget = useSetAtom(forgetSeatAtom)
  const hasOwn = useAtomValue(hasOwnBasketAtom)
  useMainButton({ label: t`Start your own`, onPress: () => forget() })
  const text = error
    ? errorText(error)
    : t`This shared basket has ended. Ask for a new link, or start one yourself.`
  return (
    <Screen title={t`Shared basket`} ground="groups">
      <Notice tone="warn" title={text}>
        {hasOwn && t`Your own dishes are still in your basket.`}
      </Notice>
    </Screen>
  )
}

function Shared({ basket, error }: { basket: SharedBasket; error: ApiError | null }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const money = useMoney()
  const isStarter = basket.me === basket.starter
  const sums = sumsOf(basket.people, basket.lines)
  const total = dishesOf(basket)
  const starter = basket.people.find(({ id }) => id === basket.starter)?.name ?? ''
  const number = basket.order?.number ?? ''
  const { status } = basket
  useSharedButton(basket, total)
  // The own part first, then in the order of joining.
  const people = basket.people.toSorted((a, b) => Number(b.id === basket.me) - Number(a.id === basket.me))
  return (
    <Screen title={t`Shared basket`} ground="groups">
      <div className={css.page}>
        {error && <Notice tone="error">{errorText(error)}</Notice>}
        {status === 'ORDERED' && (
          <Notice
            tone="good"
            title={isStarter ? t`Ordered, No. ${number}` : t`${starter} has ordered, No. ${number}`}
          />
        )}
        {status === 'CLOSED' && !isStarter && (
          <Notice tone="warn" title={t`${starter} is ordering now`}>
            {t`Nothing can be changed any more. What you add now stays in your own basket.`}
          </Notice>
        )}
        {status === 'CLOSED' && isStarter && <Closed />}
        {status === 'OPEN' && (isAlone(basket) ? <AloneNote /> : <Invite code={basket.code} />)}
        {status === 'ORDERED' && <PayBack basket={basket} starter={starter} />}
        {people.map((person) => (
          <PersonPart
            key={person.id}
            person={person}
            isMe={person.id === basket.me}
            isStarter={person.id === basket.starter}
            isOpen={status === 'OPEN'}
            place={basket.people.indexOf(person)}
            dishes={sums.find(({ personId }) => personId === person.id)?.dishes ?? 0}
            lines={basket.lines.filter(({ personId }) => personId === person.id)}
          />
        ))}
        {status !== 'ORDERED' && (
          <p className={css.total} aria-live="polite">
            <span>{t`All dishes`}</span>
            <span translate="no">{money(total)}</span>
          </p>
        )}
        <WideActionSlot />
        <Leave isStarter={isStarter} status={status} />
      </div>
    </Screen>
  )
}

/** The starter has it for themselves: nobody has come by the link yet. */
const isAlone = ({ people, me, starter }: SharedBasket) => people.length === 1 && me === starter

function AloneNote() {
  const { t } = useLingui()
  return (
    <IconLine icon={Users}>{t`Nobody else is here yet. Whoever opens the link joins the basket.`}</IconLine>
  )
}

/** The one action: guests add dishes, the starter first sends the link, then closes the basket and orders. */
function useSharedButton(basket: SharedBasket, total: number) {
  const { status, me, starter, code } = basket
  const { t } = useLingui()
  const money = useMoney()
  const [, navigate] = useLocation()
  const { submit, isBusy } = useClose()
  const send = useSendLink(code)
  const home = { label: t`Add dishes`, onPress: () => navigate(href('home')) }
  const invite = { label: t`Send the link to the chat`, onPress: send }
  const buttons = {
    OPEN:
      me === starter && total > 0 && !isAlone(basket)
        ? { label: t`Lock and check out`, amount: money(total), commits: true }
        : null,
    CLOSED: me === starter ? { label: t`Checkout` } : null,
    ORDERED: null,
    ENDED: null,
  } as const
  const order = buttons[status]
  const idle = status !== 'OPEN' ? 'hidden' : isAlone(basket) ? invite : home
  useMainButton(order ? { ...order, busy: isBusy, onPress: submit } : idle)
}

/** Closes the basket, brings the lines of the others and leads to the checkout. */
function useClose() {
  const { t } = useLingui()
  const close = useSetAtom(closeAtom)
  const requireCustomer = useRequireCustomer()
  const tell = useTell(t`The basket was not locked`)
  const [, navigate] = useLocation()
  const [isBusy, setIsBusy] = useState(false)
  const submit = async () => {
    if (!requireCustomer(href('basketTogether'))) return
    setIsBusy(true)
    const error = await close()
    setIsBusy(false)
    if (error) return tell(error)
    navigate(href('checkout'))
  }
  return { submit, isBusy }
}

/** Says in a notice why `what` happened. */
function useTell(what: string) {
  const reportError = useReportError(what)
  const shell = useShell()
  return (error: ApiError) => {
    shell.haptic('error')
    reportError(error)
  }
}

/** For the starter who orders: the way back to an open basket. */
function Closed() {
  const { t } = useLingui()
  const reopen = useSetAtom(reopenAtom)
  const tell = useTell(t`The basket was not unlocked`)
  const [isBusy, setIsBusy] = useState(false)
  const open = async () => {
    setIsBusy(true)
    const error = await reopen()
    setIsBusy(false)
    if (error) tell(error)
  }
  return (
    <Notice
      tone="warn"
      title={t`The basket is locked`}
      action={{ label: t`Unlock`, busy: isBusy, onPress: () => void open() }}
    >
      {t`The others cannot change anything while you order.`}
    </Notice>
  )
}
