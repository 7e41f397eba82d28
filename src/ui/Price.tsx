import { type PriceProps, PriceView } from '#/ui/base/PriceView.tsx'
import { useViewContext } from './use-view-context.ts'

/** A sum in so'm on one line, in the customer's language. */
export function Price(props: PriceProps) {
  return <PriceView {...props} context={useViewContext()} />
}
