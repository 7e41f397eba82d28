/** How long a chosen table stays chosen: the length of a visit, ms; each order at it starts the time again. */
export const VISIT_MS = 4 * 60 * 60_000
