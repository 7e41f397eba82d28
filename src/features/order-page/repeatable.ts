import type { OrderLine } from '#/api/schema/order.ts'

/** The choices of a product in today's menu. */
type Sold = { modificationGroups: readonly { modifications: readonly { id: string; active: boolean }[] }[] }

/** The order has its quantity and all its choices. */
const isComplete = ({ product, modifications, hasAllChoices }: OrderLine) =>
  product.count !== null && hasAllChoices && modifications.every(({ count }) => count !== null)

/**
 * The lines of an order as input for the basket, the lines whose product is no longer sold, those that lose a choice,
 * and those that the order does not describe completely enough to repeat.
 */
export function repeatable(lines: readonly OrderLine[], sold: ReadonlyMap<string, Sold>) {
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
    const had = line.modifications.filter(({ count }) => (count ?? 0) > 0)
    const available = had.filter(({ id }) => offered.has(id))
    return [{ line, available, lost: had.filter((choice) => !available.includes(choice)) }]
  })
  const inputs = known.map(({ line: { product, comment }, available }) => ({
    productId: product.id,
    choices: Object.fromEntries(available.map(({ id, count }) => [id, count ?? 0])),
    note: comment,
    count: product.count ?? 0,
  }))
  const without = known.filter(({ lost }) => lost.length > 0).map(({ line, lost }) => ({ line, lost }))
  return { inputs, gone, without, incomplete }
}
