import type { OrderLine } from '#/api/schema/order.ts'

/** What the menu of today says of a product's choices. */
type Sold = { modificationGroups: readonly { modifications: readonly { id: string; active: boolean }[] }[] }

/** Lines of an order as wishes for the basket, and the lines whose product is not sold any more. */
export function repeatable(lines: readonly OrderLine[], sold: ReadonlyMap<string, Sold>) {
  const gone = lines.filter(({ product }) => !sold.has(product.id))
  const wishes = lines.flatMap(({ product, modifications, comment }) => {
    const now = sold.get(product.id)
    if (!now) return []
    const offered = new Set(
      now.modificationGroups.flatMap((group) =>
        group.modifications.filter(({ active }) => active).map(({ id }) => id),
      ),
    )
    const chosen = modifications.filter(({ id, count }) => count > 0 && offered.has(id))
    const choices = Object.fromEntries(chosen.map(({ id, count }) => [id, count]))
    return [{ productId: product.id, choices, note: comment, count: product.count }]
  })
  return { wishes, gone }
}
