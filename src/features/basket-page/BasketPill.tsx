import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { useDeferredBasket } from '#/features/basket/index.ts'
import { useOpenState } from '#/features/fulfilment/index.ts'
import { SharedPill, useSharedPage } from '#/features/shared-basket/index.ts'
import { BasketPillView } from '#/first-screen/BasketPillView.tsx'
import { clockTime } from '#/i18n/format.ts'
import { useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { lazyPart } from '#/ui/lazy-component.ts'
import { useViewContext } from '#/ui/use-view-context.ts'
import { useBasketHref } from './href.ts'

/** Loads where no order for now is taken. */
const ClosedPill = lazyPart(() => import('./ClosedPill.tsx'), 'ClosedPill', {
  lost: ({ children }) => children(''),
})

/** Loads after the pill; who sees no basket needs none of it. */
const MissingToFree = lazyPart(() => import('./MissingToFree.tsx'), 'MissingToFree')

/** The basket over the menu, of a shared one with the people and the dishes of all. Nothing while it is empty. */
export function BasketPill() {
  const context = useViewContext()
  const { lines, count, totals, isEmpty, isUnknown } = useDeferredBasket()
  const { tabs, menuHints } = useAtomValue(abilitiesAtom)
  const { chrome } = useShell()
  const open = useOpenState()
  const ownHref = useBasketHref()
  const shared = useSharedPage()
  const isOpen = open?.isOpen !== false
  const note = menuHints && isOpen && !shared && (
    <Suspense>
      <MissingToFree />
    </Suspense>
  )
  if (isEmpty && !shared) return null
  const { href, people, sum } = shared ?? {
    href: ownHref,
    people: count,
    sum: isUnknown ? null : totals.products,
  }
  const pill = (closed = '', label = '') => (
    <BasketPillView
      {...{ context, href, closed, label, note, sum }}
      count={people}
      pictures={lines.flatMap(({ product }) => product ?? [])}
      time={open?.nextOpenAt && !closed && !shared ? clockTime(open.nextOpenAt) : ''}
      isOverTabs={tabs}
      isNarrowOnly={chrome === 'own'}
    />
  )
  if (shared)
    return (
      <Suspense fallback={pill()}>
        <SharedPill>{(label) => pill('', label)}</SharedPill>
      </Suspense>
    )
  if (isOpen) return pill()
  return (
    <Suspense fallback={pill()}>
      <ClosedPill>{pill}</ClosedPill>
    </Suspense>
  )
}

/**
 * The number on the basket's icon: pieces and portions; nothing for none. A component of its own, so that an added dish
 * re-renders it alone.
 */
export function BasketBadge({ className }: { className: string | undefined }) {
  const { count } = useDeferredBasket()
  return (
    count > 0 && (
      <span className={className} translate="no">
        {count}
      </span>
    )
  )
}
