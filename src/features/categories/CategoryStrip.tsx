import { type Ref, useEffect, useRef } from 'react'
import type { Category } from '#/api/schema/menu.ts'
import { useCookedFrom } from '#/features/order-draft/index.ts'
import { chipText, StripView } from '#/first-screen/StripView.tsx'
import type { Elements } from '#/ui/base/elements.ts'
import { useViewContext } from '#/ui/use-view-context.ts'
import { useIncrementalList } from './use-incremental-list.ts'

/** The categories as chips under the header; the one being read is 16 px from the left edge. */
export function CategoryStrip({
  categories,
  active,
  isStuck,
  onChoose,
  before,
  ref,
}: {
  categories: readonly Category[]
  active: string | null
  /** It lies over the menu: a hairline separates them. */
  isStuck: boolean
  onChoose: (id: string) => void
  /** Left of the first chip; scrolls with the chips. */
  before?: Elements
  ref: Ref<HTMLDivElement>
}) {
  const context = useViewContext()
  const cookedFrom = useCookedFrom()
  const strip = useRef<HTMLElement>(null)
  const isAtStart = useRef(true)
  const { count, onScroll } = useIncrementalList(categories.findIndex(({ id }) => id === active))

  useEffect(() => {
    const rail = strip.current
    const chip = rail?.querySelector<HTMLElement>('[aria-current]')
    if (!rail || !chip) return
    const isFirst = chip === rail.querySelector('a')
    // Any reading or scrolling would make the browser lay out the page within the start of the app.
    if (isFirst && isAtStart.current) return
    isAtStart.current = false
    const gutter = Number.parseFloat(getComputedStyle(rail).paddingInlineStart) || 0
    rail.scrollTo?.({
      left: isFirst ? 0 : chip.offsetLeft + chip.clientLeft - gutter,
      behavior: active ? 'smooth' : 'auto',
    })
  }, [active])

  return (
    <StripView
      barRef={ref}
      stripRef={strip}
      say={context.say}
      categories={categories
        .slice(0, count)
        .map((one) => ({ id: one.id, name: chipText(one, cookedFrom(one), context) }))}
      {...{ active, isStuck, before, onChoose, onScroll }}
    />
  )
}
