import { useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useBasket } from '#/features/basket/index.ts'
import { EmptyBasket } from '#/features/basket-page/index.ts'
import { submitPhaseAtom } from '#/features/order-submission/index.ts'
import { useConfirmLeave } from '#/shell/chrome.ts'
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
  // The basket is emptied a moment before the order's page opens.
  if (isEmpty && phase === 'idle' && !isSubmitting) return <EmptyBasket title={t`Your order`} />
  return <CheckoutForm />
}
