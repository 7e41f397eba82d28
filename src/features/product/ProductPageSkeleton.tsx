import { useMainButton } from '#/shell/chrome.ts'
import css from './ProductScreen.module.css'
import { ProductSkeleton } from './ProductSkeleton.tsx'

/** The skeleton of a product's own page: while its code is loaded and while the menu is. */
export function ProductPageSkeleton() {
  useMainButton('awaited')
  return (
    <div className={css.page}>
      <div className={css.frame}>
        <ProductSkeleton />
      </div>
    </div>
  )
}
