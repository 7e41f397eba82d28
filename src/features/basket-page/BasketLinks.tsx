import { ContinueElsewhere } from '#/features/hand-over/index.ts'
import { SharedLink } from '#/features/shared-basket/index.ts'

/** Where the basket can go besides the order: to be filled by others too, or to another device. */
export const BasketLinks = () => (
  <>
    <SharedLink />
    <ContinueElsewhere />
  </>
)
