/** Memoizes a function for its last argument only: equal input returns the same result. */
export function memoizeLast<A extends object, R>(answer: (asked: A) => R): (asked: A) => R {
  let last: { asked: A; answer: R } | null = null
  return (asked) => {
    const known = last
    const isSame =
      known && (Object.keys(asked) as (keyof A)[]).every((key) => known.asked[key] === asked[key])
    if (known && isSame) return known.answer
    last = { asked, answer: answer(asked) }
    return last.answer
  }
}
