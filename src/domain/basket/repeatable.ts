import type { AddToBasketInput } from './basket-lines.ts'

/** The choices of a product in today's menu. */
type Sold = {
  modificationGroups: readonly {
    id: string
    modifications: readonly { id: string; sentId?: string; active: boolean }[]
  }[]
}

/** A line of an order, or of a basket from another device. `count` null: it does not say how many. */
type RepeatedLine = {
  readonly product: { readonly id: string; readonly count: number | null }
  readonly modifications: readonly {
    readonly id: string
    /** Null or absent: not said. */
    readonly groupId?: string | null
    readonly count: number | null
  }[]
  readonly comment: string
  /** False: some of its choices could not be read. */
  readonly hasAllChoices: boolean
}

/**
 * The id that a choice has in today's menu, in its own group if the line says which; null: it is not offered, or only
 * where the line has `chosen` it already.
 */
function offeredId(
  { modificationGroups }: Sold,
  choice: RepeatedLine['modifications'][number],
  chosen: Readonly<Record<string, number>>,
): string | null {
  const offers = modificationGroups.flatMap(({ id: groupId, modifications }) =>
    modifications
      .filter(({ id, sentId, active }) => active && (sentId === choice.id || id === choice.id))
      .map(({ id }) => ({ id, groupId })),
  )
  const free = offers.filter(({ id }) => !Object.hasOwn(chosen, id))
  return (free.find(({ groupId }) => groupId === choice.groupId) ?? free[0])?.id ?? null
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
    const had: readonly Line['modifications'][number][] = line.modifications.filter(
      ({ count }) => (count ?? 0) > 0,
    )
    const choices: Record<string, number> = {}
    const lost = had.filter((choice) => {
      const id = offeredId(now, choice, choices)
      if (id !== null) choices[id] = choice.count ?? 0
      return id === null
    })
    return [{ line, choices, lost }]
  })
  const fitting = known.map(({ line, choices }): { line: Line; input: AddToBasketInput } => ({
    line,
    input: {
      productId: line.product.id,
      choices,
      note: line.comment,
      count: line.product.count ?? 0,
    },
  }))
  const without = known.filter(({ lost }) => lost.length > 0).map(({ line, lost }) => ({ line, lost }))
  return { fitting, gone, without, incomplete }
}
