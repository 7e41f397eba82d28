import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Product } from '#/api/schema/menu.ts'
import { gradesQuery, type UsedMenu } from '#/features/catalog/index.ts'
import { Heart } from '#/features/favourites/index.ts'
import { ProductCard } from '#/features/product-card/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import css from './PopularDishes.module.css'

/** What others order, as a rail of cards; nothing in a shop without grades or recommendations. */
export function PopularDishes({
  dishes,
  menu,
}: {
  dishes: readonly Product[]
  menu: Pick<UsedMenu, 'categoryById'>
}) {
  const { t } = useLingui()
  const { data: grades } = useQuery(gradesQuery(useAtomValue(queryScopeAtom)))
  if (dishes.length === 0) return null
  return (
    <section>
      <h2 className={css.title}>{t`Often ordered`}</h2>
      <ul className={css.rail} data-no-pull aria-label={t`Often ordered`}>
        {dishes.map((product) => (
          <li key={product.id} className={css.item}>
            <ProductCard
              product={product}
              view="MEDIUM"
              navigationType={menu.categoryById.get(product.categoryId)?.navigationType ?? 'POP_UP'}
              isWithoutCart={false}
              cookedFrom={null}
              grade={grades?.get(product.id)}
              sizes="148px"
              heart={Heart}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
