import { useAtomValue } from 'jotai'
import type { Category, Product } from '#/api/schema/menu.ts'
import { useMenu } from '#/features/catalog/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { href } from '#/paths.ts'
import { backAtom, useMainButton, usePageBackground, useTitle } from '#/shell/chrome.ts'
import { ActionSlot } from '#/ui/ActionSlot.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { useMedia } from '#/ui/use-media.ts'
import { useParam } from '#/ui/use-param.ts'
import { NotInMenu } from './NotInMenu.tsx'
import { ProductFooter } from './ProductFooter.tsx'
import { ProductPageSkeleton } from './ProductPageSkeleton.tsx'
import css from './ProductScreen.module.css'
import { ProductView } from './ProductView.tsx'
import { useProductView } from './use-product-view.ts'

/** /product/:id: the same product as a page of its own; one that is not sold here says so (PR-01, PR-10). */
export default function ProductScreen() {
  const id = useParam('id')
  const menu = useMenu()
  usePageBackground('page')
  return (
    <QueryView query={menu} skeleton={<ProductPageSkeleton />}>
      {({ byId, categoryById }) => {
        const product = byId.get(id)
        if (!product) return <NotInMenu menu={menu} way={{ to: href('home') }} headingLevel={1} />
        return <Shown key={id} product={product} category={categoryById.get(product.categoryId)} />
      }}
    </QueryView>
  )
}

function Shown({ product, category }: { product: Product; category: Category | undefined }) {
  const textIn = useTextIn()
  const back = useAtomValue(backAtom)
  const { form, action, view } = useProductView(product, category, undefined, () => back?.run())
  const canAdd = !category?.isWithoutCart
  const hasOneRow = useMedia('(min-width: 64em), (max-height: 699px)')
  useTitle(textIn(product.name))
  useMainButton(canAdd ? action : null)
  return (
    <div className={css.page}>
      <div className={css.frame}>
        <ProductView {...view} canAdd={canAdd} isPage />
      </div>
      {canAdd && !action.disabled && (
        <div className={css.footer}>
          <ProductFooter product={product} form={form} isBeside />
          {hasOneRow && <ActionSlot />}
        </div>
      )}
    </div>
  )
}
