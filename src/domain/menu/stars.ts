/** Grades by the star they stand under, five first (DX-11). */
export const STARS = [5, 4, 3, 2, 1] as const
export type Star = (typeof STARS)[number]

/** How many grades stand under a star. `share`: of all of them, 0 to 1. */
export type StarBar = { readonly star: Star; readonly count: number; readonly share: number }

type Graded = { readonly grade: number | null }
type Counted = Graded & { readonly count: number }

/** The star of a grade, which may be an average of several: 4.5 counts as 5; null: there is none. */
export const starOf = (grade: number | null): Star | null =>
  STARS.find((star) => star === Math.round(grade ?? 0)) ?? null

/** The five bars, the fullest picture of what is known: without any grade every count is 0. */
export function starBars(counts: readonly Counted[]): StarBar[] {
  const of = new Map<Star, number>()
  for (const { grade, count } of counts) {
    const star = starOf(grade)
    // A number of grades that is below nothing counts nothing.
    if (star) of.set(star, (of.get(star) ?? 0) + Math.max(0, Math.round(count)))
  }
  const all = [...of.values()].reduce((sum, count) => sum + count, 0)
  return STARS.map((star) => {
    const count = of.get(star) ?? 0
    return { star, count, share: all > 0 ? count / all : 0 }
  })
}

/** All grades of these bars. */
export const gradesIn = (bars: readonly StarBar[]) => bars.reduce((sum, { count }) => sum + count, 0)

/** The bars of single grades, such as those of the reviews that were read. */
export const barsOfGrades = (grades: readonly Graded[]): StarBar[] =>
  starBars(grades.map(({ grade }) => ({ grade, count: 1 })))
