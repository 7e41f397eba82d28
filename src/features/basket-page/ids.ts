/** The heading of the recommendations, to which a basket that lacks something leads. */
export const RECOMMENDATIONS_ID = 'recommendations'

/** The notice that no order is taken. */
export const NO_ORDERS_ID = 'no-orders'
