import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import type { Category, Product } from '#/api/schema/menu.ts'
import { useMenu } from '#/features/catalog/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { useShell } from '#/shell/chrome.ts'
import { IconButton } from '#/ui/Button.tsx'
import { Picture } from '#/ui/Picture.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { Sheet } from '#/ui/Sheet.tsx'
import { LayerAction } from './LayerAction.tsx'
import { NotInMenu } from './NotInMenu.tsx'
import { ProductFooter } from './ProductFooter.tsx'
import css from './ProductSheet.module.css'
import { ProductSkeleton } from './ProductSkeleton.tsx'
import { ProductView } from './ProductView.tsx'
import { useProductView } from './use-product-view.ts'

/** A product over the page. Mounted again at each opening, so that no state of the last product is left. */
export function ProductSheet({
  productId,
  lineKey,
  open,
  onClose,
}: {
  productId: string
  lineKey: string | undefined
  open: boolean
  onClose: () => void
}) {
  const { t } = useLingui()
  const menu = useMenu()
  const product = menu.byId.get(productId)
  if (product) {
    const category = menu.categoryById.get(product.categoryId)
    return <Opened product={product} category={category} lineKey={lineKey} open={open} onClose={onClose} />
  }
  return (
    <Sheet open={open} onClose={onClose} title={t`Dish`}>
      <QueryView query={menu} skeleton={<ProductSkeleton />}>
        {() => <NotInMenu menu={menu} way={{ onPress: onClose }} />}
      </QueryView>
    </Sheet>
  )
}

function Opened({
  product,
  category,
  lineKey,
  open,
  onClose,
}: {
  product: Product
  category: Category | undefined
  lineKey: string | undefined
  open: boolean
  onClose: () => void
}) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const { form, action, view } = useProductView(product, category, lineKey, onClose)
  const isPast = useIsPast(view.picture)
  const { discard } = form
  // Closed, it stays rendered until another one is opened.
  useEffect(() => {
    if (!open) discard()
  }, [open, discard])
  const canAdd = !category?.isWithoutCart
  const isOwn = useShell().chrome === 'own'
  // Above a main button outside of the page the gap under a pop-up would be a strip of the menu between both.
  const isPopUp = category?.navigationType === 'POP_UP' && (isOwn || !canAdd)
  const name = textIn(product.name)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={name}
      mode={isPopUp ? 'popup' : 'sheet'}
      isBare
      className={css.panel}
      footer={
        canAdd && (
          <div className={css.footer}>
            {!action.disabled && <ProductFooter product={product} form={form} isBeside />}
            {open && <LayerAction action={action} />}
          </div>
        )
      }
    >
      <div className={css.sticky} data-shown={isPast || undefined}>
        <div className={css.bar} aria-hidden="true">
          <Picture src={product.image} width={36} height={36} className={css.thumb} />
          <span className={css.name}>{name}</span>
        </div>
        <span className={css.close}>
          <IconButton look={isPast ? 'fill' : 'picture'} label={t`Close`} onPress={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <ProductView {...view} canAdd={canAdd} />
    </Sheet>
  )
}

/**
 * Whether the picture is scrolled out at the top, except for its last 60 px, or the name of the dish, which goes first
 * beside a picture that stays.
 */
function useIsPast(picture: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const target = picture.current
    if (!target || typeof IntersectionObserver === 'undefined') return
    const past = new Set<Element>()
    const observe = (one: Element, rootMargin: string) => {
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, boundingClientRect, rootBounds } of entries) {
            if (!isIntersecting && boundingClientRect.top < (rootBounds?.bottom ?? 0)) past.add(one)
            else past.delete(one)
          }
          setIsPast(past.size > 0)
        },
        { rootMargin },
      )
      observer.observe(one)
      return observer
    }
    const name = target.parentElement?.querySelector('[data-name]')
    // On a phone held sideways the name begins where the bar would be.
    const observers = [observe(target, '-60px 0px 0px'), ...(name ? [observe(name, '0px')] : [])]
    return () => {
      for (const observer of observers) observer.disconnect()
    }
  }, [picture])
  return isPast
}
