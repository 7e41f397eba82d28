/** ms a chosen table stays the customer's: a visit; each order at it begins it anew. */
export const VISIT_MS = 4 * 60 * 60_000
