import { type PriceProps, PriceView } from '#/ui/base/PriceView.tsx'
import { useViewContext } from './use-view-context.ts'

/** A sum in so'm on one line, in the customer's language; nothing where it is null, because nobody knows it. */
export function Price({ sum, ...props }: Omit<PriceProps, 'sum'> & { sum: number | null }) {
  const context = useViewContext()
  return sum === null ? null : <PriceView sum={sum} {...props} context={context} />
}
