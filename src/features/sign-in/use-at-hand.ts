import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { abilitiesAtom } from '#/tenant/abilities.ts'

/** What a customer who signs in finds again: of what the merchant has at all (ST-08). */
export function useAtHand(): string {
  const { t } = useLingui()
  const { delivery, cashback } = useAtomValue(abilitiesAtom)
  if (delivery && cashback) return t`Addresses, cashback and orders will be at hand.`
  if (delivery) return t`Addresses and orders will be at hand.`
  return cashback ? t`Cashback and orders will be at hand.` : t`Your orders will be at hand.`
}
