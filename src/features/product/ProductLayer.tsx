import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { closeProductAtom, openedProductAtom } from '#/features/product-card/index.ts'
import { lazyLayer } from '#/ui/layer/lazy-layer.tsx'

const ProductSheet = lazyLayer(() => import('./ProductSheet.tsx'), 'ProductSheet', 'idle')

/** Loads the code of the sheet before a product is opened. Rejects when it does not load. */
export const loadProductSheet = async () => ProductSheet.preload?.()

/** Renders the opened product over the page; used once, in the layout. */
export function ProductLayer() {
  const opened = useAtomValue(openedProductAtom)
  const close = useSetAtom(closeProductAtom)
  const [shown, setShown] = useState({ times: 0, last: opened })
  if (opened && opened !== shown.last) setShown({ times: shown.times + 1, last: opened })
  const { last, times } = shown
  if (!last) return null
  return (
    <ProductSheet
      key={times}
      productId={last.productId}
      lineKey={last.lineKey}
      open={opened !== null}
      onClose={close}
    />
  )
}
