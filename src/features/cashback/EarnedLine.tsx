import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Coins } from 'lucide-react'
import { cashbackEarned } from '#/domain/order/cashback-history.ts'
import type { OrderSummary } from '#/features/totals/index.ts'
import { useMoney } from '#/i18n/format.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { IconLine } from '#/ui/IconLine.tsx'
import { cashbackQuery } from './queries.ts'

/** What this order brings back, where the server says which part of one does (DX-10). */
export function EarnedLine({ summary: { basket, totals } }: { summary: OrderSummary }) {
  const { t } = useLingui()
  const money = useMoney()
  const scope = useAtomValue(queryScopeAtom)
  const { cashback, cashbackHistory } = useAtomValue(abilitiesAtom)
  const isTold = cashback && cashbackHistory && scope[2] !== ''
  const { data } = useQuery({ ...cashbackQuery(scope), enabled: isTold })
  const dishes = basket.products - totals.promoProducts
  const earned = isTold ? cashbackEarned(dishes, totals.cashback, data?.earnPercent ?? 0) : 0
  if (earned === 0) return null
  const sum = money(earned)
  return (
    <IconLine icon={Coins} tone="good">
      {t`This order brings ${sum} of cashback`}
    </IconLine>
  )
}
