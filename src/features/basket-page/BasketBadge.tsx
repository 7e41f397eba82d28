import { useDeferredBasket } from '#/features/basket/index.ts'

/**
 * The number on the basket's icon: pieces and portions; nothing for none. A component of its own, so that an added dish
 * re-renders it alone.
 */
export function BasketBadge({ className }: { className: string | undefined }) {
  const { count } = useDeferredBasket()
  return (
    count > 0 && (
      <span className={className} translate="no">
        {count}
      </span>
    )
  )
}
