import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Search, User } from 'lucide-react'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { canBeAsked, isAnyDiet } from '#/domain/menu/diet.ts'
import { BasketPanel, BasketPill } from '#/features/basket-page/index.ts'
import { BrandTabs } from '#/features/brands/index.ts'
import { dietAtom, gradesQuery, useMenu, useShownMenu } from '#/features/catalog/index.ts'
import { WaiterCalls } from '#/features/dine-in/index.ts'
import { DietButton, DietNote, DietNothing } from '#/features/filters/index.ts'
import { AddressRow, ServiceSwitch, useOpenState } from '#/features/fulfilment/index.ts'
import { anchorOf } from '#/features/menu/list/geometry.ts'
import { draftAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { ActiveOrderStrip } from '#/features/orders/index.ts'
import { href } from '#/paths.ts'
import { customerAtom, queryScopeAtom } from '#/session/session.ts'
import { usePageBackground, useShell, useTitle } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { brandLookAtom } from '#/tenant/brand-look.ts'
import { IconButton } from '#/ui/Button.tsx'
import { classNames } from '#/ui/class-names.ts'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { lazyComponent } from '#/ui/lazy-component.ts'
import { QueryView } from '#/ui/QueryView.tsx'
import { Skeleton } from '#/ui/Skeleton.tsx'
import { useWidth } from '#/ui/use-width.ts'
import { VisuallyHidden } from '#/ui/VisuallyHidden.tsx'
import { Banners } from './Banners.tsx'
import { CategoryStrip } from './CategoryStrip.tsx'
import { GroupTiles } from './GroupTiles.tsx'
import css from './HomeScreen.module.css'
import { CategoryIndexSkeleton, MenuSkeleton } from './HomeSkeleton.tsx'
import { MenuSections } from './MenuSections.tsx'
import { useScrollSpy } from './use-scroll-spy.ts'

/** Wide pages alone have it. */
const SideList = lazyComponent(() => import('./SideList.tsx'), 'SideList')
const loadCategoryIndex = () => import('./CategoryIndex.tsx')
/** The categories as tiles with pictures or as rows; only shops that want them so load them (MN-09). */
const CategoryIndex = lazyComponent(loadCategoryIndex, 'CategoryIndex')
/** The tiles at the left of wide pages. */
const SideTiles = lazyComponent(loadCategoryIndex, 'SideTiles')
const ClosedNotice = lazyComponent(() => import('./ClosedNotice.tsx'), 'ClosedNotice')

/** The menu (MN-01 to MN-17), in the order of design 4.1; on wide pages in three columns (4.10). */
export default function HomeScreen() {
  const { t } = useLingui()
  const { name } = useAtomValue(brandLookAtom)
  const abilities = useAtomValue(abilitiesAtom)
  const customer = useAtomValue(customerAtom)
  const isOwnChrome = useShell().chrome === 'own'
  const width = useWidth()
  const isWide = width !== 'narrow'
  const hasPanel = width === 'columns' && abilities.basketBesideMenu
  const { products } = useMenu()
  const menu = useShownMenu()
  const isFiltered = !isAnyDiet(useAtomValue(dietAtom))
  const { data: grades } = useQuery(gradesQuery(useAtomValue(queryScopeAtom)))
  const [group, setGroup] = useState<string | null>(null)
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const reading = useScrollSpy(menu)
  useTitle(null)
  usePageBackground('page')

  const { ordered } = menu
  const inStrip = useMemo(
    () => (group === null ? ordered : ordered.filter((one) => one.groupId === group)),
    [ordered, group],
  )
  const { jumpTo: readOn } = reading
  const chooseGroup = useCallback(
    (id: string | null) => {
      setGroup(id)
      const first = ordered.find((one) => one.groupId === id)
      if (first) readOn(first.id)
    },
    [ordered, readOn],
  )
  const jumpTo = useCallback(
    (id: string) => {
      if (!inStrip.some((one) => one.id === id)) setGroup(null)
      readOn(id)
    },
    [inStrip, readOn],
  )
  // What is read now may lie outside the chosen group: then the strip shows everything again.
  const activeGroup = menu.categoryById.get(reading.active ?? '')?.groupId ?? null
  const strip = group !== null && activeGroup !== group && !reading.isJumping ? menu.ordered : inStrip
  // A shop that says nothing about what is in its dishes has nothing to filter by.
  const hasFilters = useMemo(() => products.some(canBeAsked), [products])
  const filters = (place: 'chip' | 'row') =>
    hasFilters && (
      <Suspense fallback={<Skeleton width={36} height={place === 'row' ? 48 : 36} radius={999} />}>
        <DietButton look={place} products={products} />
      </Suspense>
    )
  const look = abilities.categoryTiles ? 'GRID' : abilities.categoryRows ? 'LIST' : 'CHIPS'
  const contents = { productsOf: menu.productsOf, active: reading.active, anchorOf, onChoose: jumpTo }

  // The page is drawn again with every few rows that come near; what stands around them is not.
  const hasWhere = !(isWide && isOwnChrome)
  const isVisitor = customer === null
  const top = useMemo(
    () => (
      <div className={css.top}>
        {abilities.brands && (
          <Suspense fallback={<Skeleton height={60} radius={16} />}>
            <BrandTabs />
          </Suspense>
        )}
        {hasWhere && (
          <>
            <div className={css.where}>
              <AddressRow />
              <IconButton label={t`Search`} to={href('search')}>
                <Search size={20} aria-hidden="true" />
              </IconButton>
              {/* Wide pages have no tabs. */}
              {(isWide || !abilities.tabs) && (
                <IconButton label={t`Profile`} to={href('profile')}>
                  <User size={20} aria-hidden="true" />
                </IconButton>
              )}
            </div>
            <ServiceSwitch />
          </>
        )}
        <AtTable />
        <WhenClosed />
        {!isVisitor && (
          <Suspense>
            <ActiveOrderStrip />
          </Suspense>
        )}
        <Banners onCategory={jumpTo} />
      </div>
    ),
    [abilities, hasWhere, isWide, isVisitor, jumpTo, t],
  )
  const tiles = useMemo(
    () => <GroupTiles groups={menu.groups} chosen={group} onChoose={chooseGroup} />,
    [menu.groups, group, chooseGroup],
  )
  const hasPill = !hasPanel && (abilities.basketPill || isWide)
  const basket = useMemo(
    () => (
      <>
        {hasPanel && (
          <aside className={css.panel} aria-label={t`Basket`}>
            <BasketPanel />
          </aside>
        )}
        {hasPill && <BasketPill />}
      </>
    ),
    [hasPanel, hasPill, t],
  )
  return (
    <div className={classNames(css.home, isOwnChrome && css.underHeader, hasPanel && css.withPanel)}>
      <VisuallyHidden>
        <h1>{name || t`Menu`}</h1>
      </VisuallyHidden>
      {isWide && (
        <div className={css.side}>
          <Suspense>
            {abilities.categoryTiles ? (
              <SideTiles {...contents} categories={menu.ordered} before={filters('row')} />
            ) : (
              <SideList {...contents} categories={menu.ordered} before={filters('row')} />
            )}
          </Suspense>
        </div>
      )}
      <div className={css.main}>
        {top}
        <QueryView
          query={menu}
          skeleton={<MenuSkeleton hasTiles={abilities.groups} look={look} />}
          isEmpty={(visible) => visible.ordered.length === 0}
          empty={
            isFiltered && products.length > 0 ? (
              <Suspense>
                <DietNothing />
              </Suspense>
            ) : (
              <EmptyState
                title={t`The menu is empty for now`}
                hint={t`This branch sells nothing yet. Choose another branch or come back later.`}
              />
            )
          }
        >
          {(visible) => (
            <>
              {!isWide && tiles}
              {!isWide && look === 'CHIPS' && (
                <CategoryStrip
                  ref={setBar}
                  categories={strip}
                  active={reading.active}
                  isStuck={reading.isStuck}
                  onChoose={jumpTo}
                  before={filters('chip')}
                />
              )}
              {!isWide && look !== 'CHIPS' && (
                <Suspense fallback={<CategoryIndexSkeleton look={look} count={strip.length} />}>
                  <CategoryIndex
                    {...contents}
                    ref={setBar}
                    look={look}
                    categories={strip}
                    isStuck={reading.isStuck}
                    aside={filters('chip')}
                  />
                </Suspense>
              )}
              {isFiltered && (
                <Suspense>
                  <DietNote count={visible.products.length} />
                </Suspense>
              )}
              <MenuSections {...reading.watched} menu={visible} grades={grades} bar={bar} />
            </>
          )}
        </QueryView>
      </div>
      {basket}
    </div>
  )
}

/** For those who sit at a table: the waiter. */
function AtTable() {
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

/** A shop that takes no orders now says so; one that does need not know how. */
function WhenClosed() {
  const isClosed = useOpenState()?.isOpen === false
  return (
    isClosed && (
      <Suspense>
        <ClosedNotice className={css.notice} />
      </Suspense>
    )
  )
}
