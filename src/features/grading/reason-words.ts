import { useLingui } from '@lingui/react/macro'
import type { GradeReason } from '#/domain/order/grade-reasons.ts'

/** Words of the reasons; who was polite or rude is the courier of a delivery, else the staff. */
export function useReasonWords(service: string): Record<GradeReason, string> {
  const { t } = useLingui()
  const hasCourier = service !== 'PICK_UP' && service !== 'DINE_IN'
  return {
    TASTY: t`Tasty`,
    HOT: t({ message: 'Hot', context: 'reason of a grade' }),
    ON_TIME: t`On time`,
    POLITE: hasCourier ? t`Polite courier` : t`Polite staff`,
    PACKED: t`Well packed`,
    COLD: t({ message: 'Cold', context: 'reason of a grade' }),
    LATE: t({ message: 'Late', context: 'reason of a grade' }),
    MISSING: t`Something missing`,
    WRONG: t`Not what I ordered`,
    NOT_TASTY: t`Not tasty`,
    RUDE: hasCourier ? t`Rude courier` : t`Rude staff`,
    SPILLED: t`Badly packed`,
  }
}
