import { useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { useBasket } from '#/features/basket/index.ts'
import { EmptyBasket } from '#/features/basket-page/index.ts'
import { submitPhaseAtom } from '#/features/order-submission/index.ts'
import { OrderPageSkeleton } from '#/features/orders/index.ts'
import { mainButtonAtom, useConfirmLeave, useMainButton } from '#/shell/chrome.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import { NotConfirmed } from './NotConfirmed.tsx'
import { isSubmittingAtom } from './use-submit.ts'

/** Everything an order needs on one page; while an order is being sent, its state. */
export default function CheckoutScreen() {
  const { t } = useLingui()
  const { isEmpty } = useBasket()
  const phase = useAtomValue(submitPhaseAtom)
  const [isSubmitting, setIsSubmitting] = useAtom(isSubmittingAtom)
  useEffect(() => () => setIsSubmitting(false), [setIsSubmitting])
  useConfirmLeave(phase !== 'idle')
  if (phase === 'checking' || phase === 'not-confirmed') return <NotConfirmed phase={phase} />
  // The basket is emptied a moment before the order's page opens, whose code may still be loading.
  if (isEmpty && isSubmitting) return <Placed />
  if (isEmpty && phase === 'idle') return <EmptyBasket title={t`Your order`} />
  return <CheckoutForm />
}

/** The order is placed, and its page on its way: the button stays as it was pressed. */
function Placed() {
  const store = useStore()
  const [pressed] = useState(() => store.get(mainButtonAtom))
  useMainButton(pressed && { ...pressed, busy: true })
  return <OrderPageSkeleton />
}
