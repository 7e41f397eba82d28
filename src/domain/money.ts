/** Money is a whole number of so'm. Nothing rounds it but `percentOf` (down) and a weighed line (`lineSum`). */
export type Sum = number

/** `percent` of `sum`, rounded down to whole so'm; nothing for a percentage of zero or less. */
export function percentOf(sum: Sum, percent: number): Sum {
  if (!(sum > 0) || !(percent > 0)) return 0
  // The tiny addition undoes binary fractions: 0.07 × 100 must not become 6.999… and lose a so'm.
  return Math.floor((sum * percent) / 100 + 1e-6)
}
