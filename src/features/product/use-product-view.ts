import { useRef, useState } from 'react'
import type { Category, Product } from '#/api/schema/menu.ts'
import { useProductForm } from '#/features/product-options/index.ts'
import { useAction } from './use-action.ts'

/** What a product's sheet and its page have alike. `lineKey`: of the line in the basket that is changed; `view`: for `ProductView`. */
export function useProductView(
  product: Product,
  category: Category | undefined,
  lineKey: string | undefined,
  onDone: () => void,
) {
  const picture = useRef<HTMLDivElement>(null)
  const form = useProductForm(product, lineKey)
  const { highlight, ...groups } = useHighlight()
  const { action, reason } = useAction(product, form, category, { highlight, onDone })
  return { form, action, view: { product, category, form, reason, picture, ...groups } }
}

/** The group of choices that the action button leads to: it is scrolled to, focused and outlined. */
function useHighlight() {
  const [highlightedGroup, setHighlightedGroup] = useState<string | null>(null)
  const groups = useRef(new Map<string, HTMLFieldSetElement>())
  const groupRef = (id: string) => (element: HTMLFieldSetElement | null) => {
    if (element) groups.current.set(id, element)
    else groups.current.delete(id)
  }
  const highlight = (id: string) => {
    setHighlightedGroup(id)
    const group = groups.current.get(id)
    group?.scrollIntoView?.({ block: 'center', behavior: 'smooth' })
    group?.focus({ preventScroll: true })
  }
  return { highlightedGroup, highlight, groupRef }
}
