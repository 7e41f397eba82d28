import { useAtomValue } from 'jotai'
import { memo, Suspense, useState } from 'react'
import { Banners } from '#/features/banners/index.ts'
import { BrandTabs } from '#/features/brands/index.ts'
import { afterClosing } from '#/features/categories/index.ts'
import { WaiterCalls } from '#/features/dine-in/index.ts'
import { AddressRow, ServiceSwitch, useOpenState } from '#/features/fulfilment/index.ts'
import { draftAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { OrderStrip } from '#/features/repeat/index.ts'
import { StoryRow } from '#/features/stories/index.ts'
import css from '#/first-screen/HomeFrame.module.css'
import { ActiveOrderShape, OffersShape, StoryShapes } from '#/first-screen/shapes.tsx'
import { WhereLinks } from '#/first-screen/WhereLinks.tsx'
import { canRepeatAtom, hasActiveOrdersAtom, hasNoStoriesAtom } from '#/session/saved.ts'
import { customerAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { linkToAtom } from '#/tenant/pages.ts'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import { isSavingDataAtom } from '#/ui/data-saver.ts'
import { lazyPart } from '#/ui/lazy-component.ts'
import { useViewContext } from '#/ui/use-view-context.ts'

const OffersButton = lazyPart(() => import('./OffersButton.tsx'), 'OffersButton')
const ClosedNotice = lazyPart(() => import('./ClosedNotice.tsx'), 'ClosedNotice')

/**
 * The part above the menu: brands, address, notices, stories and banners. Memoized, because the page is
 * rendered again at each category that is scrolled past, and nothing here depends on that.
 */
export const HomeTop = memo(function HomeTop({
  isWide,
  onCategory,
}: {
  isWide: boolean
  onCategory: (id: string) => void
}) {
  const abilities = useAtomValue(abilitiesAtom)
  const isVisitor = useAtomValue(customerAtom) === null
  const isSpared = useAtomValue(isSavingDataAtom)
  const [isAsked, setIsAsked] = useState(false)
  const hasOffers = isAsked || !isSpared
  // On wide pages the header of the site has the address and the search.
  const hasHeader = useShell().chrome === 'own' && isWide
  return (
    <div className={css.top}>
      {abilities.brands && (
        <Suspense fallback={<Skeleton height={60} radius={16} />}>
          <BrandTabs />
        </Suspense>
      )}
      {!hasHeader && <WhereToAndSearch hasProfile={isWide || !abilities.tabs} />}
      <TableService />
      <ClosedNow />
      {!isVisitor && (
        <Suspense fallback={<ExpectedOrder />}>
          <OrderStrip />
        </Suspense>
      )}
      {hasOffers && abilities.stories && (
        <Suspense fallback={<ExpectedStories />}>
          <StoryRow onCategory={(id) => afterClosing(() => onCategory(id))} />
        </Suspense>
      )}
      {hasOffers && <Banners onCategory={onCategory} />}
      {!hasOffers && (abilities.stories || abilities.banners) && (
        <Suspense fallback={<OffersShape />}>
          <OffersButton onPress={() => setIsAsked(true)} />
        </Suspense>
      )}
    </div>
  )
})

/** Room for the strip of orders while it is loading, if there were any at the last look. */
function ExpectedOrder() {
  const hadActiveOrders = useAtomValue(hasActiveOrdersAtom)
  return (useAtomValue(canRepeatAtom) || hadActiveOrders) && <ActiveOrderShape />
}

/** The same for stories, unless the shop had none to show. */
const ExpectedStories = () => !useAtomValue(hasNoStoriesAtom) && <StoryShapes />

/** `hasProfile`: no tab leads to the profile. */
function WhereToAndSearch({ hasProfile }: { hasProfile: boolean }) {
  const context = useViewContext()
  const search = useAtomValue(linkToAtom)('search')
  return (
    <>
      <div className={css.where}>
        <AddressRow />
        <WhereLinks {...{ context, search, hasProfile }} />
      </div>
      <ServiceSwitch className={css.service} />
    </>
  )
}

/** Calls the waiter, for guests at a table. */
function TableService() {
  const { table } = useAtomValue(draftAtom)
  const service = useAtomValue(serviceTypeAtom)
  return (
    table &&
    service === 'DINE_IN' && (
      <Suspense>
        <WaiterCalls place={table} />
      </Suspense>
    )
  )
}

/** The notice is loaded by closed shops alone. */
function ClosedNow() {
  const isClosed = useOpenState()?.isOpen === false
  return (
    isClosed && (
      <Suspense>
        <ClosedNotice className={css.notice} />
      </Suspense>
    )
  )
}
