/** A function that gives the same answer as long as the same is asked: it remembers its last question alone. */
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
