import { useBasketSoon } from '#/features/basket/index.ts'

/** The number on the basket's icon: pieces and portions; nothing for none. An added dish draws it alone. */
export function BasketBadge({ className }: { className: string | undefined }) {
  const { count } = useBasketSoon()
  return count > 0 && <span className={className}>{count}</span>
}
