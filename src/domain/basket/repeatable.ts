import type { AddToBasketInput } from './add-to-basket.ts'

/** The choices of a product in today's menu. */
type Sold = { modificationGroups: readonly { modifications: readonly { id: string; active: boolean }[] }[] }

/** A line of an order, or of a basket from another device. `count` null: it does not say how many. */
type RepeatedLine = {
  readonly product: { readonly id: string; readonly count: number | null }
  readonly modifications: readonly { readonly id: string; readonly count: number | null }[]
  readonly comment: string
  /** False: some of its choices could not be read. */
  readonly hasAllChoices: boolean
}

/** It has its quantity and all its choices. */
const isComplete = ({ product, modifications, hasAllChoices }: RepeatedLine) =>
  product.count !== null && hasAllChoices && modifications.every(({ count }) => count !== null)

/**
 * The lines that can be put into the basket, with the input for it (`fitting`), the lines whose product is no longer sold (`gone`),
 * those that lose a choice (`without`), and those that are not described completely enough (`incomplete`).
 */
export function repeatable<Line extends RepeatedLine>(
  lines: readonly Line[],
  sold: ReadonlyMap<string, Sold>,
) {
  const gone = lines.filter(({ product }) => !sold.has(product.id))
  const incomplete = lines.filter((line) => sold.has(line.product.id) && !isComplete(line))
  const known = lines.filter(isComplete).flatMap((line) => {
    const now = sold.get(line.product.id)
    if (!now) return []
    const offered = new Set(
      now.modificationGroups.flatMap((group) =>
        group.modifications.filter(({ active }) => active).map(({ id }) => id),
      ),
    )
    const had: readonly Line['modifications'][number][] = line.modifications.filter(
      ({ count }) => (count ?? 0) > 0,
    )
    const available = had.filter(({ id }) => offered.has(id))
    return [{ line, available, lost: had.filter((choice) => !available.includes(choice)) }]
  })
  const fitting = known.map(({ line, available }): { line: Line; input: AddToBasketInput } => ({
    line,
    input: {
      productId: line.product.id,
      choices: Object.fromEntries(available.map(({ id, count }) => [id, count ?? 0])),
      note: line.comment,
      count: line.product.count ?? 0,
    },
  }))
  const without = known.filter(({ lost }) => lost.length > 0).map(({ line, lost }) => ({ line, lost }))
  return { fitting, gone, without, incomplete }
}
