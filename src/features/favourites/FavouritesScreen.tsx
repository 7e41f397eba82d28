import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { BasketPill } from '#/features/basket-page/index.ts'
import { gradesQuery, PartLost, useMenu } from '#/features/catalog/index.ts'
import { useCookedFrom } from '#/features/order-draft/index.ts'
import { DishesHeading, ProductCard } from '#/features/product-card/index.ts'
import { href } from '#/paths.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { QueryView } from '#/ui/QueryView.tsx'
import { Screen } from '#/ui/Screen.tsx'
import css from './FavouritesScreen.module.css'
import { favouritesQuery, useSetFavourite } from './favourites.ts'
import { Heart } from './Heart.tsx'

/** /profile/favorites: the latest first; removing one can be undone (MN-13). */
export default function FavouritesScreen() {
  const { t } = useLingui()
  const menu = useMenu()
  const favourites = useQuery(favouritesQuery(useAtomValue(queryScopeAtom)))
  const { basketPill } = useAtomValue(abilitiesAtom)
  return (
    <Screen title={t`Favourites`} width="page">
      <QueryView query={menu} skeleton={<Cards />}>
        {() => (
          <QueryView
            query={favourites}
            skeleton={<Cards />}
            empty={
              <EmptyState
                icon={<EmptyArt of="heart" />}
                title={t`No favourites yet`}
                hint={t`Tap the heart on dishes you like`}
                actions={[{ label: t`Open the menu`, to: href('home') }]}
              />
            }
          >
            {(list) => <Favourites ids={list.map(({ productId }) => productId).reverse()} />}
          </QueryView>
        )}
      </QueryView>
      {basketPill && <BasketPill />}
    </Screen>
  )
}

function Favourites({ ids }: { ids: readonly string[] }) {
  const menu = useMenu()
  const { byId, categoryById, isWhole } = menu
  const { data: grades } = useQuery(gradesQuery(useAtomValue(queryScopeAtom)))
  const cookedFrom = useCookedFrom()
  const products = ids.flatMap((id) => byId.get(id) ?? [])
  const elsewhere = ids.length - products.length
  return (
    <>
      <DishesHeading count={products.length} />
      <ul className={css.dishes}>
        {products.map((product, index) => {
          const category = categoryById.get(product.categoryId)
          return (
            <li key={product.id}>
              <ProductCard
                product={product}
                view="MEDIUM"
                navigationType={category?.navigationType ?? 'POP_UP'}
                isWithoutCart={category?.isWithoutCart ?? false}
                cookedFrom={cookedFrom(category)}
                grade={grades?.get(product.id)}
                priority={index < 2}
                heart={HeartWithUndo}
              />
            </li>
          )
        })}
      </ul>
      {elsewhere > 0 && !isWhole && <PartLost menu={menu} />}
      {elsewhere > 0 && isWhole && (
        <p className={css.note}>
          <Plural
            value={elsewhere}
            one="# more favourite is not sold at this branch."
            other="# more favourites are not sold at this branch."
          />
        </p>
      )}
    </>
  )
}

/** A removed favourite leaves the page at once, so a notice names it and offers to undo that. */
function HeartWithUndo(card: { productId: string; name: string }) {
  const { t } = useLingui()
  const notify = useNotify()
  const setFavourite = useSetFavourite()
  const { productId, name } = card
  const undo = () => void setFavourite({ productId, isFavourite: true })
  const offer = () =>
    notify({ text: t`Removed from favourites: ${name}`, action: { label: t`Undo`, onPress: undo } })
  return <Heart {...card} onRemoved={offer} />
}

function Cards() {
  return (
    <span className={css.dishes}>
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} shape={0.65} radius="var(--radius-card)" />
      ))}
    </span>
  )
}
