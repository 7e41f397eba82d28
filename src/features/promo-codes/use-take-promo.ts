import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useLocation } from 'wouter'
import { errorOf } from '#/api/query.ts'
import { useBasket } from '#/features/basket/index.ts'
import { changeDraftAtom } from '#/features/order-draft/index.ts'
import { href } from '#/paths.ts'
import { useShell } from '#/shell/chrome.ts'
import { useErrorText } from '#/ui/describe-error.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { useApplyPromo } from './apply-promo.ts'

/**
 * Applies a code to the order draft, and reports the result. With an empty basket it waits in the field of the
 * checkout. `taking`: the code that is being checked.
 */
export function useTakePromo() {
  const { t } = useLingui()
  const notify = useNotify()
  const shell = useShell()
  const errorText = useErrorText()
  const [, navigate] = useLocation()
  const change = useSetAtom(changeDraftAtom)
  const { isEmpty, isUnknown } = useBasket()
  const apply = useApplyPromo()

  const take = (code: string) => {
    if (apply.isPending) return
    if (isEmpty || isUnknown) {
      const value = code
      change({ promo: null, wantedPromo: code })
      shell.haptic('success')
      notify({ text: t`Promo code ${value} is saved for checkout`, tone: 'good' })
      return
    }
    apply.mutate(code, {
      onSuccess: () =>
        notify({
          text: t`${code} applied`,
          tone: 'good',
          action: { label: t`Basket`, onPress: () => navigate(href('basket')) },
        }),
      onError: (cause) => notify({ text: `${code}: ${errorText(errorOf(cause))}`, tone: 'error' }),
    })
  }
  return { take, taking: apply.isPending ? apply.variables : null }
}
