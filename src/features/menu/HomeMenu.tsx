import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { memo, type Ref, Suspense, useState } from 'react'
import { UNREADABLE } from '#/api/error.ts'
import type { Product } from '#/api/schema/menu.ts'
import { canBeAsked, isAnyDiet } from '#/domain/menu/diet.ts'
import { dietAtom, gradesQuery, type UsedMenu, useMenu } from '#/features/catalog/index.ts'
import { CategoryIndex, CategoryStrip, GroupTiles } from '#/features/categories/index.ts'
import { FilterButton, FilterNote, NothingSuits } from '#/features/filters/index.ts'
import css from '#/first-screen/HomeFrame.module.css'
import { anchorOf } from '#/first-screen/SectionView.tsx'
import { IndexShapes, MenuShapes } from '#/first-screen/shapes.tsx'
import { queryScopeAtom } from '#/session/session.ts'
import { type Abilities, abilitiesAtom } from '#/tenant/abilities.ts'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { LoadFailed, QueryView } from '#/ui/QueryView.tsx'
import { CategorySide } from './CategorySide.tsx'
import { MenuSections } from './MenuSections.tsx'
import type { CategoryNavigation } from './use-category-navigation.ts'

const sectionOf = (categoryId: string) => `#${anchorOf(categoryId)}`

type Props = { menu: UsedMenu; navigation: CategoryNavigation }

/** The categories at the left of a wide page, and the filters. */
export function HomeSide({ menu, navigation: { active, jumpTo } }: Props) {
  const { products } = useMenu()
  return (
    <div className={css.side}>
      <CategorySide
        menu={menu}
        active={active}
        hrefOf={sectionOf}
        onChoose={jumpTo}
        before={<Filters look="row" products={products} />}
      />
    </div>
  )
}

/** The menu with groups, categories and filters above it; on wide pages the categories are beside it. */
export function HomeMenu({ menu, navigation, isWide }: Props & { isWide: boolean }) {
  const abilities = useAtomValue(abilitiesAtom)
  const { data: grades } = useQuery(gradesQuery(useAtomValue(queryScopeAtom)))
  const [bar, setBar] = useState<HTMLElement | null>(null)
  return (
    <QueryView
      query={menu}
      skeleton={<MenuShapes hasTiles={abilities.groups} look={lookOf(abilities)} />}
      isEmpty={(visible) => visible.ordered.length === 0}
      empty={<NothingToShow />}
    >
      {(visible) => (
        <>
          {!isWide && (
            <>
              <GroupTiles groups={menu.groups} chosen={navigation.group} onChoose={navigation.chooseGroup} />
              <CategoryBar menu={menu} navigation={navigation} ref={setBar} />
            </>
          )}
          <AppliedFilters count={visible.products.length} />
          <MenuSections {...navigation.listProps} menu={visible} grades={grades} bar={bar} />
        </>
      )}
    </QueryView>
  )
}

/** Chips, or the larger index of shops that want tiles or rows (MN-09). `ref`: the bar that sticks to the top. */
function CategoryBar({ menu, navigation, ref }: Props & { ref: Ref<HTMLDivElement> }) {
  const look = lookOf(useAtomValue(abilitiesAtom))
  const { products } = useMenu()
  const { categories, active, isStuck, jumpTo } = navigation
  const filters = <Filters look="chip" products={products} />
  const common = { ref, categories, active, isStuck, onChoose: jumpTo }
  return look === 'CHIPS' ? (
    <CategoryStrip {...common} before={filters} />
  ) : (
    <Suspense fallback={<IndexShapes look={look} count={categories.length} />}>
      <CategoryIndex
        {...common}
        look={look}
        productsOf={menu.productsOf}
        hrefOf={sectionOf}
        aside={filters}
      />
    </Suspense>
  )
}

const lookOf = ({ categoryTiles, categoryRows }: Abilities) =>
  categoryTiles ? 'GRID' : categoryRows ? 'LIST' : 'CHIPS'

/** Nothing where the merchant names no ingredients. Memoized, because that is asked of all products. */
const Filters = memo(function Filters({
  look,
  products,
}: {
  look: 'chip' | 'row'
  products: readonly Product[]
}) {
  return (
    products.some(canBeAsked) && (
      <Suspense fallback={<Skeleton width={36} height={look === 'row' ? 48 : 36} radius={999} />}>
        <FilterButton look={look} products={products} />
      </Suspense>
    )
  )
})

function AppliedFilters({ count }: { count: number }) {
  const isFiltered = !isAnyDiet(useAtomValue(dietAtom))
  return (
    isFiltered && (
      <Suspense>
        <FilterNote count={count} />
      </Suspense>
    )
  )
}

function NothingToShow() {
  const { t } = useLingui()
  const isFiltered = !isAnyDiet(useAtomValue(dietAtom))
  const { products, isWhole, refetch } = useMenu()
  if (isFiltered && products.length > 0)
    return (
      <Suspense>
        <NothingSuits />
      </Suspense>
    )
  return isWhole ? (
    <EmptyState
      title={t`The menu is empty for now`}
      hint={t`This branch sells nothing yet. Choose another branch or come back later.`}
    />
  ) : (
    // What could not be read may be sold here.
    <LoadFailed error={UNREADABLE} onRetry={refetch} />
  )
}
