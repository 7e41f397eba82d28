/** The heading of recommendations of which one is enough for a basket that lacks something. */
export const RECOMMENDATIONS_ID = 'recommendations'

/** The notice that no order is taken. */
export const NO_ORDERS_ID = 'no-orders'
