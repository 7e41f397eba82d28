import type { NewLine } from '#/domain/basket/basket-lines.ts'
import type { OrderedService } from '#/domain/service.ts'
import { laterService } from './api.ts'
import { publicly } from './client.ts'
import { HandedOver, HandOverCode } from './schema/hand-over.ts'

/** What travels to another device: no person, address or token. */
export type BasketToHandOver = {
  brandId: string | null
  branchId: string | null
  serviceType: OrderedService
  lines: readonly NewLine[]
}

const HAND_OVER = '/orders/v1/baskets/hand-over'

/** Baskets that go on on another device, of the service `orders` (CX-02). Guests may call; servers may be without it. */
export const basketsApi = laterService((anyCall, knowsKeys) => {
  const call = publicly(anyCall)
  return {
    /** 429 HAND_OVER_TOO_OFTEN with `retryAfter` seconds. */
    handOver: (basket: BasketToHandOver) =>
      call(HandOverCode, HAND_OVER, { method: 'POST', body: { ...basket, lines: [...basket.lines] } }),
    /**
     * Works once; the same `key` gets the same basket again. 404 HAND_OVER_NOT_FOUND; 410 HAND_OVER_USED and
     * HAND_OVER_EXPIRED; 429 HAND_OVER_TOO_OFTEN.
     */
    take: (code: string, key: string) =>
      call(HandedOver, `${HAND_OVER}/take`, {
        method: 'POST',
        headers: knowsKeys ? { 'Idempotency-Key': key } : {},
        body: { code },
      }),
  }
})
