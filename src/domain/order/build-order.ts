import { deliveryAt } from '#/domain/hours/tashkent.ts'
import { type Choices, offerOf, type PricedProduct, piecesOf, sentIdOf } from '#/domain/menu/product.ts'
import type { Sum } from '#/domain/money.ts'
import type { Channel, OrderedService } from '#/domain/service.ts'
import type { BranchRef } from './branch-ref.ts'
import { courierComment, type DoorWords, type ForCourier } from './courier-comment.ts'
import type { Door } from './door.ts'
import type { IfMissing } from './if-missing.ts'
import { kitchenComment } from './kitchen-comment.ts'
import {
  type AddressType,
  newOrderRequest,
  type OrderRequest,
  type PaymentType,
  type RequestAddress,
  type RequestLine,
} from './order-request.ts'
import type { AppliedTariff } from './tariff.ts'
import { type BasketTotals, type OrderTotals, totalsForRequest } from './totals.ts'

/** A line to send: what `payableLines` gives, with the menu's integration ids. */
export type OrderableLine = {
  readonly product: PricedProduct & {
    readonly id: string
    readonly integration: Readonly<Record<string, string | number | null>>
  }
  readonly choices: Choices
  readonly note: string
  readonly count: number
}

/** The complete input of a checkout. `totals` are the very rows the screen shows. */
export type OrderInput = {
  readonly channel: Channel
  readonly service: OrderedService
  readonly merchantId: string
  readonly branchId: string
  /** The same with the ids that others know it by; absent: its id alone. */
  readonly branch?: BranchRef
  readonly cityId: string | null
  readonly userId: string
  readonly receiver: { readonly name: string; readonly phone: string } | null
  readonly addressType: AddressType | null
  readonly address: RequestAddress | null
  readonly door: Door
  readonly doorWords: DoorWords
  readonly comment: string
  readonly forCourier: ForCourier
  /** Phone the receipt goes to by SMS; null for no receipt. */
  readonly chequePhone: string | null
  /** Null: as soon as possible. */
  readonly when: { readonly day: string; readonly time: string } | null
  readonly lines: readonly OrderableLine[]
  /** Absent: the customer is called. */
  readonly ifMissing?: IfMissing
  /** For how many people to add cutlery; absent: none. */
  readonly cutlery?: number
  readonly payment: { readonly id: string; readonly type: PaymentType } | null
  /** The saved card that is charged, and `payment` is how the order is paid if it is not; null or absent: none. */
  readonly cardId?: string | null
  readonly changeFrom: Sum | null
  readonly promo: { readonly id: string; readonly code: string } | null
  readonly table: {
    readonly hallId: string | null
    readonly tableId: string
    readonly serviceId: string | null
    /** The waiter who took a call from this table (DI-04); null: none yet. */
    readonly waiterId: string | null
  } | null
  readonly tariff: AppliedTariff
  readonly basket: BasketTotals
  readonly totals: OrderTotals
  /** The code of the invitation that the device has kept; null or absent: none. */
  readonly referralCode?: string | null
  /** The basket that several people filled, if it is one; null or absent: it is not. */
  readonly sharedBasketId?: string | null
}

function requestLine(
  { product, choices, note, count }: OrderableLine,
  branchId: string,
  ifMissing: IfMissing,
): RequestLine {
  return {
    product: {
      ...product.integration,
      id: product.id,
      costPrice: offerOf(product, branchId)?.costPrice ?? product.costPrice,
      discount: product.discount,
      additionalPrice: product.additionalPrice,
      count,
      productBranch: [{ branch: { id: branchId } }],
    },
    modifications: product.modificationGroups.flatMap((group) =>
      group.modifications
        .filter(({ id }) => piecesOf(choices, id) > 0)
        .map((one) => ({
          id: sentIdOf(one),
          groupId: group.id,
          count: piecesOf(choices, one.id),
          price: one.price,
        })),
    ),
    comment: note,
    ifMissing,
  }
}

/** A saved address has more fields than an order sends. */
function addressOf({
  id,
  type,
  streetName,
  houseNumber,
  latitude,
  longitude,
  cityId,
}: RequestAddress): RequestAddress {
  return { id, type, streetName, houseNumber, latitude, longitude, cityId }
}

/** Where the food goes: the fields that only a delivery has. */
function deliveryFields(input: OrderInput): Partial<OrderRequest> {
  if (input.service !== 'DELIVERY') return {}
  return {
    deliveryType: input.tariff.deliveryType,
    deliveryTariffId: input.tariff.tariffId,
    addressType: input.addressType,
    address: input.address && addressOf(input.address),
    office: input.door.office,
    domophone: input.door.domophone,
    entrance: input.door.entrance,
    floor: input.door.floor,
    courierComment: courierComment(input.forCourier, input.door, input.doorWords),
    deliveryPrice: input.totals.delivery,
    deliveryDiscount: input.totals.promoDelivery,
  }
}

/** When: pick-up keeps its own day and time (SC-04); `deliveryAt` names the moment for every service. */
function whenFields({ service, when }: OrderInput): Partial<OrderRequest> {
  if (!when) return {}
  const own =
    service === 'PICK_UP' ? { day2: when.day, time2: when.time } : { day: when.day, time: when.time }
  return { later: true, ...own, deliveryAt: deliveryAt(when.day, when.time) }
}

/** The body to post: `later` ones go to `/orders/at-time` (SC-02). */
export function buildOrderRequest(input: OrderInput): OrderRequest {
  const { promo, table, totals } = input
  return {
    ...newOrderRequest(input.channel),
    serviceType: input.service,
    merchant: { id: input.merchantId },
    branch: input.branch ?? { id: input.branchId },
    cityId: input.cityId,
    user: { id: input.userId },
    receiver: input.receiver,
    ...deliveryFields(input),
    comment: kitchenComment(input.comment, input.cutlery ?? 0),
    sendCheque: input.chequePhone !== null,
    sendChequePhone: input.chequePhone,
    ...whenFields(input),
    pickupValid: input.service === 'PICK_UP',
    cartItems: input.lines.map((line) => requestLine(line, input.branchId, input.ifMissing ?? 'CALL')),
    payment: input.payment && { id: input.payment.id },
    paymentType: input.payment?.type ?? 'CASH',
    changeFrom: input.payment?.type === 'CASH' ? input.changeFrom : null,
    promoId: promo?.id ?? null,
    promoCode: promo?.code ?? null,
    promo: promo && { id: promo.id },
    cashback: totals.cashback,
    ...(input.service === 'DINE_IN' && table
      ? {
          hallId: table.hallId,
          tableId: table.tableId,
          serviceId: table.serviceId,
          servicePrice: totals.service,
          waiterId: table.waiterId,
        }
      : {}),
    totals: totalsForRequest(input.basket, totals),
    // Servers without tips, card payments or shared baskets never see these fields.
    ...(totals.tip > 0 && { tip: totals.tip }),
    ...(input.payment && input.cardId && { cardId: input.cardId }),
    ...(input.referralCode && { referralCode: input.referralCode }),
    ...(input.sharedBasketId && { sharedBasketId: input.sharedBasketId }),
  }
}
