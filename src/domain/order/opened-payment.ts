/** An order whose payment was opened on this device; `at`: when, ms since 1970. */
export type OpenedPayment = { readonly id: string; readonly at: number }

/** How long the word of a payment may take from its provider to the order, ms. */
const MAY_TAKE = 60 * 60_000

/** Of a moment in the future, by a clock that was set back, the true age is unknown. */
const isRecent = ({ at }: OpenedPayment, now: number) => Math.abs(now - at) < MAY_TAKE

/** Whether money may have been taken for an order that does not say so yet: it is not asked for again unasked (PY-04). */
export const mayBePaid = (opened: readonly OpenedPayment[], id: string, now: number): boolean =>
  opened.some((one) => one.id === id && isRecent(one, now))

/** With one more that is opened now; what is over is left out. */
export const withOpened = (opened: readonly OpenedPayment[], id: string, now: number): OpenedPayment[] => [
  { id, at: now },
  ...opened.filter((one) => one.id !== id && isRecent(one, now)),
]
