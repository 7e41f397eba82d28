import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { RotateCcw } from 'lucide-react'
import type { Product } from '#/api/schema/menu.ts'
import { pricePer } from '#/domain/menu/price-per.ts'
import { timesHad } from '#/domain/order/times-had.ts'
import { archiveQuery, lastOrdersQuery } from '#/features/orders/index.ts'
import { useMoney } from '#/i18n/format.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { useProductTexts } from '#/ui/use-view-context.ts'
import css from './Hints.module.css'

/** How often the customer has had a dish, and its price by weight, each where it is known (DX-15). */
export function Hints({ product }: { product: Product }) {
  const { menuHints } = useAtomValue(abilitiesAtom)
  return menuHints ? <Known product={product} /> : null
}

function Known({ product }: { product: Product }) {
  const { t } = useLingui()
  const money = useMoney()
  const texts = useProductTexts()
  const branchId = useAtomValue(nearestBranchAtom)?.id ?? null
  const had = useTimesHad(product.id)
  const by = pricePer(product, branchId)
  const [sum, size] = by ? [money(by.sum), texts.quantity(by.of)] : ['', '']
  if (!by && had === 0) return null
  return (
    <div className={css.hints}>
      {by && <p>{t`${sum} per ${size}`}</p>}
      {had > 0 && (
        <p className={css.had}>
          <RotateCcw size={14} aria-hidden="true" />
          <span>{t`You had this ${plural(had, { one: '# time', other: '# times' })}`}</span>
        </p>
      )}
    </div>
  )
}

/** Of the orders that this page has read for its own reasons: none is asked for. */
function useTimesHad(productId: string): number {
  const scope = useAtomValue(queryScopeAtom)
  const last = useQuery({ ...lastOrdersQuery(scope), enabled: false })
  const archive = useInfiniteQuery({ ...archiveQuery(scope), enabled: false })
  const orders = [
    ...(last.data?.content ?? []),
    ...(archive.data?.pages ?? []).flatMap((page) => page.content),
  ]
  return timesHad(orders, productId)
}
