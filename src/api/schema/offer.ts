import * as v from 'valibot'
import { flag, Id, Stock, SumOrNull } from './common.ts'

/* What a branch asks for a product, and how much of it there is. */

export const ProductBranch = v.pipe(
  v.object({
    branch: v.object({ id: Id }),
    active: flag(true),
    stock: Stock,
    /** Absent: the price of the product. An unreadable price is not replaced by it. */
    costPrice: SumOrNull,
  }),
  v.transform(({ branch, ...rest }) => ({ branchId: branch.id, ...rest })),
)

type Offer = v.InferOutput<typeof ProductBranch>
/** The lowest of what its branches ask for a product that has no price itself; null: none asks anything. */
export const lowestPrice = (offers: readonly Offer[]) =>
  offers.reduce<number | null>(
    (least, { costPrice }) =>
      costPrice === null || (least !== null && least < costPrice) ? least : costPrice,
    null,
  )
