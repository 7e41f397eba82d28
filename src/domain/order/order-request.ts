import type { Sum } from '#/domain/money.ts'
import type { Channel, OrderedService } from '#/domain/service.ts'
import type { BranchRef } from './branch-ref.ts'
import { type Door, NO_DOOR } from './door.ts'
import type { IfMissing } from './if-missing.ts'
import type { OrderStatus } from './order-status.ts'
import type { RequestTotals } from './totals.ts'

export type PaymentType = 'CASH' | 'CLICK' | 'PAYNET' | 'TERMINAL' | 'PAYME' | 'UZUM' | 'OTHER'
export type OrderDevice = 'CLIENT_WEB' | 'TELEGRAM_BOT'
/** How the address was given. */
export type AddressType = 'COORDINATES' | 'SAVED' | 'TARGET' | 'MAP'
type Ref = { readonly id: string }

/** Address of a request; `id` null for one that is not saved. */
export type RequestAddress = {
  readonly id: string | null
  readonly type: 'HOUSE' | 'APARTMENT'
  readonly streetName: string
  readonly houseNumber: string
  readonly latitude: number
  readonly longitude: number
  readonly cityId: string | null
}

/** A line of a request. Integration ids are in `product` beside the named fields, as in the menu (PR-14). */
export type RequestLine = {
  readonly product: {
    readonly id: string
    readonly costPrice: Sum
    readonly discount: Sum
    readonly additionalPrice: Sum
    readonly count: number
    readonly productBranch: readonly { readonly branch: Ref }[]
    readonly [integration: string]: unknown
  }
  readonly modifications: readonly {
    readonly id: string
    readonly groupId: string
    readonly count: number
    readonly price: Sum
  }[]
  readonly comment: string
  readonly ifMissing: IfMissing
}

/** The most UTF-16 units of a comment, for the kitchen or for the courier: an order stores no more. */
export const MOST_COMMENT = 500

/** Body of both order posts. */
export type OrderRequest = Door & {
  readonly id: null
  readonly status: OrderStatus
  readonly orderDevice: OrderDevice
  readonly serviceType: OrderedService
  readonly deliveryType: string | null
  readonly deliveryTariffId: string | null
  readonly merchant: Ref | null
  readonly branch: BranchRef | null
  readonly cityId: string | null
  readonly user: Ref | null
  readonly receiver: { readonly name: string; readonly phone: string } | null
  readonly addressType: AddressType | null
  readonly address: RequestAddress | null
  readonly comment: string
  readonly note: string
  readonly courierComment: string
  readonly sendCheque: boolean
  readonly sendChequePhone: string | null
  readonly later: boolean
  readonly day: string | null
  readonly time: string | null
  readonly day2: string | null
  readonly time2: string | null
  readonly deliveryAt: string | null
  readonly pickupValid: boolean
  readonly cartItems: readonly RequestLine[]
  readonly basketItems: readonly never[]
  readonly payment: Ref | null
  readonly paymentType: PaymentType
  readonly changeFrom: Sum | null
  readonly promoId: string | null
  readonly promoCode: string | null
  readonly promo: Ref | null
  readonly cashback: Sum
  readonly hallId: string | null
  readonly tableId: string | null
  readonly serviceId: string | null
  readonly servicePrice: Sum
  readonly waiterId: string | null
  readonly number: null
  readonly deliveryPrice: Sum
  readonly deliveryDiscount: Sum
  readonly totals: RequestTotals
  /** So'm for the courier or the waiter (BX-24), part of the total; absent: none. */
  readonly tip?: Sum
  /**
   * The saved card that is charged (DX-09), beside the way of paying that is open when it is not; absent in every order
   * that no card pays.
   */
  readonly cardId?: string
  /** The invitation that this first order came of, whichever promo it has (BX-39); absent without one. */
  readonly referralCode?: string
  /** The basket that several people filled, of which this is the one order (CX-12); absent in every other order. */
  readonly sharedBasketId?: string
}

const NO_TOTALS: RequestTotals = {
  productPrice: 0,
  discount: 0,
  count: 0,
  promoProductDiscount: 0,
  promoDeliveryDiscount: 0,
  serviceFee: 0,
  totalDiscount: 0,
  totalPrice: 0,
}

/** A new request: OPEN, CASH, DELIVERY, and the device of the channel (CO-02). */
export function newOrderRequest(channel: Channel): OrderRequest {
  return {
    id: null,
    status: 'OPEN',
    orderDevice: channel === 'TG' ? 'TELEGRAM_BOT' : 'CLIENT_WEB',
    serviceType: 'DELIVERY',
    deliveryType: null,
    deliveryTariffId: null,
    merchant: null,
    branch: null,
    cityId: null,
    user: null,
    receiver: null,
    addressType: null,
    address: null,
    ...NO_DOOR,
    comment: '',
    note: '',
    courierComment: '',
    sendCheque: false,
    sendChequePhone: null,
    later: false,
    day: null,
    time: null,
    day2: null,
    time2: null,
    deliveryAt: null,
    pickupValid: false,
    cartItems: [],
    basketItems: [],
    payment: null,
    paymentType: 'CASH',
    changeFrom: null,
    promoId: null,
    promoCode: null,
    promo: null,
    cashback: 0,
    hallId: null,
    tableId: null,
    serviceId: null,
    servicePrice: 0,
    waiterId: null,
    number: null,
    deliveryPrice: 0,
    deliveryDiscount: 0,
    totals: NO_TOTALS,
  }
}
