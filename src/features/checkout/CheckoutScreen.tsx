import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { ShoppingBag } from 'lucide-react'
import { useLocation } from 'wouter'
import { useBasket } from '#/features/basket/index.ts'
import { submitPhaseAtom } from '#/features/order-submission/index.ts'
import { href } from '#/paths.ts'
import { useConfirmLeave, useMainButton } from '#/shell/chrome.ts'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { Screen } from '#/ui/Screen.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import { NotConfirmed } from './NotConfirmed.tsx'

/** Everything an order needs on one page; while one is under way, what is known of it. */
export default function CheckoutScreen() {
  const { isEmpty } = useBasket()
  const phase = useAtomValue(submitPhaseAtom)
  useConfirmLeave(phase !== 'idle')
  if (phase === 'checking' || phase === 'not-confirmed') return <NotConfirmed phase={phase} />
  // The basket is emptied a moment before the order's page comes.
  if (isEmpty && phase === 'idle') return <NothingToOrder />
  return <CheckoutForm />
}

function NothingToOrder() {
  const { t } = useLingui()
  const [, navigate] = useLocation()
  useMainButton({ label: t`Open the menu`, onPress: () => navigate(href('home')) })
  return (
    <Screen title={t`Your order`} ground="groups">
      <EmptyState
        icon={<ShoppingBag strokeWidth={1.75} />}
        title={t`Your basket is empty`}
        hint={t`Pick something from the menu`}
        withMain
      />
    </Screen>
  )
}
