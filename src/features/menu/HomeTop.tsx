import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Search, User } from 'lucide-react'
import { memo, Suspense } from 'react'
import { BrandTabs } from '#/features/brands/index.ts'
import { WaiterCalls } from '#/features/dine-in/index.ts'
import { AddressRow, ServiceSwitch, useOpenState } from '#/features/fulfilment/index.ts'
import { draftAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { ActiveOrderStrip } from '#/features/orders/index.ts'
import css from '#/first-screen/HomeFrame.module.css'
import { Skeleton } from '#/first-screen/Skeleton.tsx'
import { href } from '#/paths.ts'
import { customerAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { linkToAtom } from '#/tenant/pages.ts'
import { IconButton } from '#/ui/Button.tsx'
import { lazyComponent } from '#/ui/lazy-component.ts'
import { Banners } from './Banners.tsx'

const ClosedNotice = lazyComponent(() => import('./ClosedNotice.tsx'), 'ClosedNotice')

/**
 * What stands above the menu: brands, where the order goes, notices and banners. Memoized, because the page is drawn
 * again at each category that is scrolled past, and nothing here depends on that.
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
        <Suspense>
          <ActiveOrderStrip />
        </Suspense>
      )}
      <Banners onCategory={onCategory} />
    </div>
  )
})

/** `hasProfile`: no tab leads to the profile. */
function WhereToAndSearch({ hasProfile }: { hasProfile: boolean }) {
  const { t } = useLingui()
  const search = useAtomValue(linkToAtom)('search')
  return (
    <>
      <div className={css.where}>
        <AddressRow />
        {search && (
          <IconButton label={t`Search`} to={search}>
            <Search size={20} aria-hidden="true" />
          </IconButton>
        )}
        {hasProfile && (
          <IconButton label={t`Profile`} to={href('profile')}>
            <User size={20} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <ServiceSwitch />
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
