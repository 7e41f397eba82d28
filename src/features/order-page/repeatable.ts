import type { OrderLine } from '#/api/schema/order.ts'

/** What the menu of today says of a product's choices. */
type Sold = { modificationGroups: readonly { modifications: readonly { id: string; active: boolean }[] }[] }

/** The order says how many of it, and of what was chosen. */
const isComplete = ({ product, modifications, hasAllChoices }: OrderLine) =>
  product.count !== null && hasAllChoices && modifications.every(({ count }) => count !== null)

/**
 * Lines of an order as wishes for the basket, the lines whose product is not sold any more, those that come back
 * without a choice they had, and those of which the order does not say enough to have them again.
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
    const kept = had.filter(({ id }) => offered.has(id))
    return [{ line, kept, lost: had.filter((choice) => !kept.includes(choice)) }]
  })
  const wishes = known.map(({ line: { product, comment }, kept }) => ({
    productId: product.id,
    choices: Object.fromEntries(kept.map(({ id, count }) => [id, count ?? 0])),
    note: comment,
    count: product.count ?? 0,
  }))
  const without = known.filter(({ lost }) => lost.length > 0).map(({ line, lost }) => ({ line, lost }))
  return { wishes, gone, without, incomplete }
}
