import type { ServiceType } from '#/domain/service.ts'
import type { OrderRequest } from './order-request.ts'

type Line = {
  readonly product: { readonly id: string; readonly count: number }
  readonly modifications: readonly { readonly id: string; readonly count: number }[]
}

const lineText = ({ product, modifications }: Line) => {
  const chosen = modifications.filter((m) => m.count > 0).map((m) => `${m.id}*${m.count}`)
  return `${product.id}*${product.count}(${chosen.sort().join('+')})`
}

const orderText = (branchId: string, service: ServiceType, lines: readonly Line[], total: number) =>
  [branchId, service, lines.map(lineText).sort().join(';'), total].join('|')

/**
 * An order as text, before it is sent: branch, service, lines in any order, total. Equal to `fingerprintOfRecord` of
 * the order it becomes, so a lost answer can be looked for in the list of orders.
 */
export function orderFingerprint(
  request: Pick<OrderRequest, 'branch' | 'serviceType' | 'cartItems' | 'totals'>,
): string {
  return orderText(
    request.branch?.id ?? '',
    request.serviceType,
    request.cartItems,
    request.totals.totalPrice,
  )
}

/** The same text of an order the server has. */
export function fingerprintOfRecord(order: {
  readonly branch: { readonly id: string } | null
  readonly serviceType: ServiceType
  readonly cartItems: readonly Line[]
  readonly totals: { readonly totalPrice: number }
}): string {
  return orderText(order.branch?.id ?? '', order.serviceType, order.cartItems, order.totals.totalPrice)
}

/** Identifies a payload, which needs a key of its own: the order, how it is paid and for when. */
export function payloadFingerprint(request: OrderRequest): string {
  return [orderFingerprint(request), request.paymentType, request.deliveryAt ?? ''].join('|')
}
