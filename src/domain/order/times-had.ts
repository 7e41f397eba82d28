import { isDelivered, type OrderStatus } from './order-status.ts'

type HadOrder = {
  readonly id: string
  readonly status: OrderStatus | undefined
  readonly cartItems: readonly { readonly product: { readonly id: string } }[]
}

/** In how many of these orders, each counted once, the customer has had a dish (DX-15). */
export const timesHad = (orders: readonly HadOrder[], productId: string): number =>
  new Set(
    orders
      .filter(
        ({ status, cartItems }) =>
          isDelivered(status) && cartItems.some(({ product }) => product.id === productId),
      )
      .map(({ id }) => id),
  ).size
