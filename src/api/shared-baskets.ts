import type { SharedChange } from '#/domain/basket/shared-basket.ts'
import type { OrderedService } from '#/domain/service.ts'
import { laterService } from './api.ts'
import { publicly } from './client.ts'
import { SharedBasket, SharedInvitation } from './schema/shared-basket.ts'

const SHARED = '/orders/v1/baskets/shared'

/** Who calls: the secret that this phone has joined with, and that the server knows its person by. */
export type Member = { readonly basketId: string; readonly member: string }

/** The headers of a call about a basket one is in. */
export const memberHeaders = ({ member }: Pick<Member, 'member'>) => ({ 'Basket-Member': member })

/** The path whose stream says that a basket has changed. */
export const sharedChangesPath = ({ basketId }: Pick<Member, 'basketId'>) =>
  `${SHARED}/${encodeURIComponent(basketId)}/changes`

/**
 * Baskets that several people fill, of the service `orders` (CX-12). Guests may call; servers may be without it. Each
 * call answers the basket as it is then, and may be repeated: the same secret is the same person, the same change is
 * made once. 404 SHARED_BASKET_NOT_FOUND; 410 SHARED_BASKET_EXPIRED and SHARED_BASKET_ENDED; 409 SHARED_BASKET_CLOSED,
 * SHARED_BASKET_ORDERED and SHARED_BASKET_FULL; 429 SHARED_BASKET_TOO_OFTEN with `retryAfter` seconds.
 */
export const sharedBasketsApi = laterService((ownCall) => {
  const call = publicly(ownCall)
  const about = (member: Member, path = '') =>
    [SharedBasket, `${SHARED}/${encodeURIComponent(member.basketId)}${path}`] as const
  const post = (member: Member, path: string) =>
    call(...about(member, path), { method: 'POST', headers: memberHeaders(member), body: {} })
  return {
    start: (body: {
      member: string
      name: string
      brandId: string | null
      branchId: string | null
      serviceType: OrderedService
    }) => call(SharedBasket, SHARED, { method: 'POST', body }),
    /** Who invites, for whoever has the link and has not joined yet. */
    invitation: (body: { code: string }, signal?: AbortSignal) =>
      call(SharedInvitation, `${SHARED}/invitation`, { method: 'POST', body, signal }),
    join: (body: { code: string; member: string; name: string }) =>
      call(SharedBasket, `${SHARED}/join`, { method: 'POST', body }),
    read: (member: Member, signal?: AbortSignal) =>
      call(...about(member), { headers: memberHeaders(member), signal }),
    change: (member: Member, changes: readonly SharedChange[]) =>
      call(...about(member, '/lines'), {
        method: 'PUT',
        headers: memberHeaders(member),
        body: { changes: [...changes] },
      }),
    /** Of a guest: the own lines go, too. Of the starter: the basket ends for everybody. */
    leave: (member: Member) => post(member, '/leave'),
    /** By the starter, who is signed in: nobody changes anything any more, and this customer orders it. */
    close: (member: Member) =>
      ownCall(...about(member, '/close'), { method: 'POST', headers: memberHeaders(member), body: {} }),
    /** By the starter: everybody may change their lines again. */
    reopen: (member: Member) => post(member, '/reopen'),
  }
})
