import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Category, Product } from '#/api/schema/menu.ts'
import { RAIL_AT_ONCE } from '#/domain/menu/card.ts'
import css from '#/first-screen/RailView.module.css'
import { RailItemView, RailView } from '#/first-screen/SectionView.tsx'
import { IconButton } from '#/ui/Button.tsx'
import { LineIcon } from '#/ui/LineIcon.tsx'

/** px from the end. */
const NEAR = 600

/** A category that scrolls sideways: by finger, wheel, arrow keys, and on wide pages by buttons (MN-06). */
export function Rail({
  view,
  products,
  label,
  render,
}: {
  view: Category['viewType']
  products: readonly Product[]
  label: string
  render: (product: Product, index: number) => ReactNode
}) {
  const { t } = useLingui()
  const rail = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(RAIL_AT_ONCE)
  const [ends, setEnds] = useState({ atStart: true, atEnd: false })

  useEffect(() => {
    const element = rail.current
    if (!element) return
    const update = () => {
      const left = element.scrollWidth - element.clientWidth - element.scrollLeft
      if (left < NEAR) setShown(Math.min(products.length, shown + RAIL_AT_ONCE))
      const next = { atStart: element.scrollLeft < 2, atEnd: left < 2 }
      setEnds((last) => (last.atStart === next.atStart && last.atEnd === next.atEnd ? last : next))
    }
    // Called after each rendering of more cards, too, which may reach beyond the end; not before the layout of the
    // frame: reading the measures earlier forces one, in the longest task of the start.
    const observer = new ResizeObserver(update)
    observer.observe(element)
    element.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [products, shown])

  const scroll = (direction: 1 | -1) => {
    const element = rail.current
    element?.scrollBy({
      left: direction * Math.max(element.firstElementChild?.clientWidth ?? 0, element.clientWidth - 120),
      behavior: 'smooth',
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    const item = (event.target as HTMLElement).closest('li')
    const next = event.key === 'ArrowRight' ? item?.nextElementSibling : item?.previousElementSibling
    const link = next?.querySelector<HTMLElement>('a')
    if (!link) return
    event.preventDefault()
    link.focus({ preventScroll: true })
    next?.scrollIntoView({ inline: 'nearest', block: 'nearest', behavior: 'smooth' })
  }
  const buttons = (
    <>
      <span className={css.back} data-end={ends.atStart}>
        <IconButton look="picture" label={t`Back`} onPress={() => scroll(-1)}>
          <LineIcon of="left" size={20} />
        </IconButton>
      </span>
      <span className={css.forward} data-end={ends.atEnd}>
        <IconButton look="picture" label={t`Next`} onPress={() => scroll(1)}>
          <LineIcon of="right" size={20} />
        </IconButton>
      </span>
    </>
  )
  return (
    <RailView {...{ view, label, onKeyDown, buttons }} listRef={rail}>
      {products.slice(0, shown).map((product, index) => (
        <RailItemView key={product.id} view={view}>
          {render(product, index)}
        </RailItemView>
      ))}
    </RailView>
  )
}
