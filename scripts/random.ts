/** Numbers that are the same for the same seed (mulberry32). */
export function randomOf(seed: number) {
  let state = seed >>> 0
  /** At least 0, less than 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** Whole, from `least` to `most`. */
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const oneOf = <T>(items: readonly T[]): T => items[whole(0, items.length - 1)] as T
  return { whole, oneOf }
}
export type Random = ReturnType<typeof randomOf>
