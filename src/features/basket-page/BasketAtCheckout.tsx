import { ShowToWaiter } from '#/features/waiter-card/index.ts'
import { BasketLines } from './BasketLines.tsx'

export { BasketLinks } from './BasketLinks.tsx'
export { ClearBasket } from './ClearBasket.tsx'

/** The lines at checkout, where a shop has no page for the basket (BK-01). */
export const LinesAtCheckout = () => (
  <>
    <ShowToWaiter />
    <BasketLines />
  </>
)
