/** What the customer changes by hand at a checkout; the values that come of it follow without a word. */
export const HANDS = [
  'service',
  'place',
  'table',
  'time',
  'payment',
  'promo',
  'cashback',
  'tip',
  'lines',
  'details',
] as const
export type Hand = (typeof HANDS)[number]
/** How often each of them was changed by hand on this page. */
export type HandChanges = Readonly<Record<Hand, number>>
