import { useMutation } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { ordersApi } from '#/api/orders.ts'
import { unwrap } from '#/api/query.ts'
import { promoCodeOf } from '#/domain/order/promo.ts'
import { useBasket } from '#/features/basket/index.ts'
import { useTariff } from '#/features/fulfilment/index.ts'
import { changeDraftAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { useShell } from '#/shell/chrome.ts'

/** Checks a code for this basket with the server and stores the promo in the order draft. */
export function useApplyPromo() {
  const change = useSetAtom(changeDraftAtom)
  const serviceType = useAtomValue(serviceTypeAtom)
  const shell = useShell()
  const tariff = useTariff()
  const { totals, payable, branchId } = useBasket()
  return useMutation({
    mutationFn: (code: string) =>
      unwrap(
        ordersApi().checkPromo({
          code: promoCodeOf(code),
          productPrice: totals.products,
          deliveryPrice: tariff.is === 'known' ? tariff.tariff.price : 0,
          serviceType,
          branchId,
          productIds: [...new Set(payable.map(({ product }) => product.id))],
        }),
      ),
    onSuccess: (promo) => {
      change({ promo })
      shell.haptic('success')
    },
  })
}
