import { useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { useBasket } from '#/features/basket/index.ts'
import { EmptyBasket } from '#/features/basket-page/index.ts'
import { submitPhaseAtom } from '#/features/order-submission/index.ts'
import { OrderPageSkeleton } from '#/features/orders/index.ts'
import { type MainButton, mainButtonAtom, useConfirmLeave, useMainButton } from '#/shell/chrome.ts'
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
  const isLost = phase === 'checking' || phase === 'not-confirmed'
  useHeldButton(isSubmitting && !isLost)
  if (isLost) return <NotConfirmed phase={phase} />
  // The basket is emptied a moment before the order's page opens, whose code may still be loading.
  if (isEmpty && isSubmitting) return <OrderPageSkeleton />
  if (isEmpty && phase === 'idle') return <EmptyBasket title={t`Your order`} />
  return <CheckoutForm />
}

/**
 * Keeps the button as it was pressed, busy, until the order's page is there: declared below the form's own one, it is the
 * one that is left when the form goes, so that no client shows a moment without it (TG-05).
 */
function useHeldButton(isSubmitting: boolean) {
  const store = useStore()
  const [held, setHeld] = useState<{ button: MainButton | null } | null>(null)
  if (isSubmitting !== (held !== null)) setHeld(isSubmitting ? { button: store.get(mainButtonAtom) } : null)
  useMainButton(held?.button ? { ...held.button, busy: true } : null)
}
