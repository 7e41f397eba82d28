import { useLingui } from '@lingui/react/macro'
import type { CardExpireFault, CardNumberFault } from '#/domain/order/bank-card.ts'

/** Error texts of the card form. */
export function useFaultWords() {
  const { t } = useLingui()
  return {
    number: {
      empty: t`Enter the card number`,
      short: t`The card number has 16 digits`,
      typo: t`There is a mistake in the number. Check every digit`,
      unknown: t`This type of card is not accepted here`,
    } satisfies Record<CardNumberFault, string>,
    expire: {
      empty: t`Enter the month and the year as on the card`,
      wrong: t`Month and year as on the card: 03/28`,
      past: t`This card is out of date`,
    } satisfies Record<CardExpireFault, string>,
  }
}
