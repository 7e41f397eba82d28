import type { OrderLine } from '#/api/schema/order.ts'

/** What the menu of today says of a product's choices. */
type Sold = { modificationGroups: readonly { modifications: readonly { id: string; active: boolean }[] }[] }

/**
 * Lines of an order as wishes for the basket, the lines whose product is not sold any more, and those that come back
 * without a choice they had.
 */
export function repeatable(lines: readonly OrderLine[], sold: ReadonlyMap<string, Sold>) {
  const gone = lines.filter(({ product }) => !sold.has(product.id))
  const known = lines.flatMap((line) => {
    const now = sold.get(line.product.id)
    if (!now) return []
    const offered = new Set(
      now.modificationGroups.flatMap((group) =>
        group.modifications.filter(({ active }) => active).map(({ id }) => id),
      ),
    )
    const had = line.modifications.filter(({ count }) => count > 0)
    const kept = had.filter(({ id }) => offered.has(id))
    return [{ line, kept, lost: had.filter((choice) => !kept.includes(choice)) }]
  })
  const wishes = known.map(({ line: { product, comment }, kept }) => ({
    productId: product.id,
    choices: Object.fromEntries(kept.map(({ id, count }) => [id, count])),
    note: comment,
    count: product.count,
  }))
  const without = known.filter(({ lost }) => lost.length > 0).map(({ line, lost }) => ({ line, lost }))
  return { wishes, gone, without }
}
