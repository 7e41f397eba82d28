import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { errorOf } from '#/api/query.ts'
import { codeToTake } from '#/domain/referral.ts'
import { useBasket } from '#/features/basket/index.ts'
import { correctDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { useErrorText } from '#/ui/describe-error.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { useApplyPromo } from './apply-promo.ts'

/** Why an invitation will not hold for this customer, whatever lies in the basket. */
const FOR_GOOD: readonly string[] = ['PROMO_OWN', 'PROMO_FIRST_ORDER_ONLY', 'PROMO_NOT_FOUND']

/**
 * Puts the discount of a kept invitation into the basket, once, where nothing was entered by hand (BX-39). Answers why
 * it is not there yet, such as a basket that is too small; null: nothing to say.
 */
export function useTakeInvitation(): string | null {
  const errorText = useErrorText()
  const notify = useNotify()
  const correct = useSetAtom(correctDraftAtom)
  const { invitation, promo, wantedPromo } = useAtomValue(draftAtom)
  const { referral } = useAtomValue(abilitiesAtom)
  const { isEmpty, isUnknown, totals } = useBasket()
  const { mutate, error } = useApplyPromo()
  const wanted = codeToTake({ invitation, hasPromo: promo !== null, wantedPromo })
  const code = referral && !isEmpty && !isUnknown ? wanted : null
  const { products } = totals
  const take = useEffectEvent((taken: string) =>
    mutate(taken, {
      onSuccess: () => correct({ invitation: { code: taken, wasTaken: true } }),
      onError: (cause) => {
        const failed = errorOf(cause)
        if (!FOR_GOOD.includes(failed?.code ?? '')) return
        correct({ invitation: null })
        notify(errorText(failed))
      },
    }),
  )
  // Asked for again whenever the sum changes: a basket that was too small may be large enough now.
  useEffect(() => {
    if (code !== null && products > 0) take(code)
  }, [code, products])
  return code !== null && error ? `${code}: ${errorText(errorOf(error))}` : null
}
