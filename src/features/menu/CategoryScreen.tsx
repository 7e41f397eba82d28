import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { useSearch } from 'wouter'
import { UNREADABLE } from '#/api/error.ts'
import type { Category } from '#/api/schema/menu.ts'
import { isAnyDiet, suits } from '#/domain/menu/diet.ts'
import { BasketPill, useHasPanel } from '#/features/basket-page/index.ts'
import { dietAtom, gradesQuery, useMenu } from '#/features/catalog/index.ts'
import { Heart } from '#/features/favourites/index.ts'
import { FilterButton, FilterNote, NothingSuits, useSorted } from '#/features/filters/index.ts'
import { useCookedFrom } from '#/features/order-draft/index.ts'
import { DishesHeading, ProductCard } from '#/features/product-card/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { href } from '#/paths.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { LoadFailed, QueryView } from '#/ui/QueryView.tsx'
import { Screen } from '#/ui/Screen.tsx'
import css from './CategoryScreen.module.css'
import { CategorySkeleton } from './CategorySkeleton.tsx'

/** /category?id=…: all of one category, under its own title (MN-11). */
export default function CategoryScreen() {
  const { t } = useLingui()
  const id = new URLSearchParams(useSearch()).get('id') ?? ''
  const menu = useMenu()
  const { basketPill } = useAtomValue(abilitiesAtom)
  const hasPanel = useHasPanel()
  return (
    <QueryView query={menu} skeleton={<CategorySkeleton />}>
      {({ categoryById }) => {
        const category = categoryById.get(id)
        // It may be among what could not be read.
        if (!category && !menu.isWhole)
          return <LoadFailed error={UNREADABLE} onRetry={menu.refetch} headingLevel={1} />
        if (!category) {
          return (
            <EmptyState
              headingLevel={1}
              icon={<EmptyArt of="plate" />}
              title={t`This part of the menu is no longer available`}
              hint={t`It may be sold at another branch.`}
              actions={[{ label: t`Open the menu`, to: href('home') }]}
            />
          )
        }
        return (
          <>
            <Dishes category={category} />
            {basketPill && !hasPanel && <BasketPill />}
          </>
        )
      }}
    </QueryView>
  )
}

function Dishes({ category }: { category: Category }) {
  const textIn = useTextIn()
  const { productsOf } = useMenu()
  const { data: grades } = useQuery(gradesQuery(useAtomValue(queryScopeAtom)))
  const diet = useAtomValue(dietAtom)
  const cookedFrom = useCookedFrom()(category)
  const { menuHints } = useAtomValue(abilitiesAtom)
  const all = productsOf.get(category.id) ?? []
  const inOrder = useSorted(all)
  const products = inOrder(all.filter((product) => suits(product, diet)))
  return (
    <Screen
      title={textIn(category.name)}
      width="page"
      action={
        menuHints &&
        all.length > 1 && (
          <Suspense>
            <FilterButton look="field" products={all} sortable={all} />
          </Suspense>
        )
      }
    >
      {!isAnyDiet(diet) && (
        <Suspense>{products.length > 0 ? <FilterNote count={products.length} /> : <NothingSuits />}</Suspense>
      )}
      <DishesHeading count={products.length} />
      <ul className={css[category.viewType.toLowerCase() as 'big' | 'medium' | 'small']}>
        {products.map((product, index) => (
          <li key={product.id} className={css.item}>
            <ProductCard
              product={product}
              view={category.viewType}
              navigationType={category.navigationType}
              isWithoutCart={category.isWithoutCart}
              cookedFrom={cookedFrom}
              grade={grades?.get(product.id)}
              priority={index < 2}
              heart={Heart}
            />
          </li>
        ))}
      </ul>
    </Screen>
  )
}
