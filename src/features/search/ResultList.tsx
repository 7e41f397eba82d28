import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { atom, useAtomValue, useStore } from 'jotai'
import { memo, Suspense, useCallback, useEffect, useState } from 'react'
import { isAnyDiet, suits } from '#/domain/menu/diet.ts'
import { dietAtom, gradesQuery, type UsedMenu } from '#/features/catalog/index.ts'
import { FilterNote, NothingSuits, useSorted } from '#/features/filters/index.ts'
import { useCookedFrom } from '#/features/order-draft/index.ts'
import { ProductCard } from '#/features/product-card/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { Chip } from '#/ui/base/Chip.tsx'
import { Marked } from './Marked.tsx'
import { NothingFound } from './NothingFound.tsx'
import css from './ResultList.module.css'
import { ScrollSentinel } from './ScrollSentinel.tsx'
import type { QueryResults } from './use-search-results.ts'

/** Rows rendered with a key press: one screen of a phone. More are added each time their end is near. */
const FIRST_ROWS = 8
/** The categories of the best results are offered; one letter may be found in hundreds. */
const MAX_CATEGORIES = 12

/** How much of the last results was shown: Back from a dish returns to the same rows. */
const lastShownAtom = atom<{ query: string; rows: number; chosen: string | null } | null>(null)

/** What was found, best first; by category where it is in several. */
export const ResultList = memo(function ResultList({
  menu,
  results,
  onChoose,
  onClear,
  onUse,
}: {
  menu: UsedMenu
  results: QueryResults
  onChoose: (name: string) => void
  onClear: () => void
  /** A dish is opened or added: the search led somewhere. */
  onUse: (query: string) => void
}) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const { query, index, products: found, readAs } = results
  const { data: grades } = useQuery(gradesQuery(useAtomValue(queryScopeAtom)))
  const store = useStore()
  const [restored] = useState(() => {
    const last = store.get(lastShownAtom)
    return last?.query === query ? last : { query, rows: FIRST_ROWS, chosen: null }
  })
  const [chosen, setChosen] = useState(restored.chosen)
  const [rendered, setRendered] = useState<{ query: string; rows: number }>(restored)
  const cookedFrom = useCookedFrom()
  const diet = useAtomValue(dietAtom)
  const inOrder = useSorted(menu.products)
  const products = inOrder(isAnyDiet(diet) ? found : found.filter((product) => suits(product, diet)))

  const counts = new Map<string, number>()
  for (const { categoryId } of products) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1)
  const active = chosen !== null && counts.has(chosen) ? chosen : null
  const shown = active === null ? products : products.filter(({ categoryId }) => categoryId === active)
  const categories = [...counts].filter(([id], place) => place < MAX_CATEGORIES || id === active)
  const rows = rendered.query === query ? rendered.rows : FIRST_ROWS
  useEffect(() => {
    store.set(lastShownAtom, { query, rows, chosen: active })
  }, [store, query, rows, active])
  const all = products.length
  const count = shown.length
  const marked = useCallback((name: string) => <Marked text={name} query={readAs} />, [readAs])

  if (found.length === 0) {
    return <NothingFound menu={menu} index={index} query={query} onChoose={onChoose} onClear={onClear} />
  }
  return (
    <>
      {!isAnyDiet(diet) && <Suspense>{all > 0 ? <FilterNote count={all} /> : <NothingSuits />}</Suspense>}
      {counts.size > 1 && (
        <fieldset className={css.chips} aria-label={t`Categories`}>
          <Chip kind="toggle" isActive={active === null} onPress={() => setChosen(null)}>
            {`${t`All`} · ${all}`}
          </Chip>
          {categories.map(([id, found]) => (
            <Chip key={id} kind="toggle" isActive={active === id} onPress={() => setChosen(id)}>
              {`${textIn(menu.categoryById.get(id)?.name ?? { uz: '', ru: '', eng: '' })} · ${found}`}
            </Chip>
          ))}
        </fieldset>
      )}
      {all > 0 && (
        <div role="status">
          {/* The heading of the cards below it, whose names are one level deeper. */}
          <h2 className={css.count}>
            {t`${plural(count, { one: '# dish', other: '# dishes' })} for “${query}”`}
          </h2>
        </div>
      )}
      <ul className={css.rows} data-found="" onClickCapture={() => onUse(query)}>
        {shown.slice(0, rows).map((product, place) => {
          const category = menu.categoryById.get(product.categoryId)
          return (
            <li key={product.id} className={css.row}>
              <ProductCard
                product={product}
                view="SMALL"
                navigationType={category?.navigationType ?? 'POP_UP'}
                isWithoutCart={category?.isWithoutCart ?? false}
                cookedFrom={cookedFrom(category)}
                grade={grades?.get(product.id)}
                priority={place < 6}
                marked={marked}
              />
            </li>
          )
        })}
      </ul>
      {count > rows && (
        <ScrollSentinel key={rows} onNear={() => setRendered({ query, rows: rows + 2 * FIRST_ROWS })} />
      )}
    </>
  )
})
