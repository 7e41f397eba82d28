import { startTransition, useEffect, useState } from 'react'
import type { Product } from '#/api/schema/menu.ts'
import { yieldingForEach } from '#/api/yielding-for-each.ts'
import { type SearchResults, searchProducts } from '#/domain/search/search.ts'
import { SearchIndex } from '#/domain/search/search-index.ts'
import type { Language } from '#/domain/text.ts'
import type { UsedMenu } from '#/features/catalog/index.ts'
import { useLanguage } from '#/i18n/use-language.ts'

type SearchedMenu = Pick<UsedMenu, 'products' | 'categoryById'>
type Indexing = { readonly index: SearchIndex<Product>; isReady: boolean; whenReady: Promise<void> }

/** What a query found, and the index it was looked up in. */
export type QueryResults = SearchResults<Product> & {
  readonly query: string
  readonly index: SearchIndex<Product>
}

/** One index for each menu and language, for as long as the menu lives. */
const indexings = new WeakMap<readonly Product[], Map<Language, Indexing>>()

/** Starts to index a menu once. It is done in steps: a menu of thousands would block the page. */
function indexingOf({ products, categoryById }: SearchedMenu, language: Language): Indexing {
  const byLanguage = indexings.get(products) ?? new Map<Language, Indexing>()
  indexings.set(products, byLanguage)
  const started = byLanguage.get(language)
  if (started) return started
  const index = new SearchIndex<Product>(language, (one) => categoryById.get(one.categoryId)?.name)
  const whenReady = yieldingForEach(products, (product) => index.add(product)).then(() => {
    indexing.isReady = true
  })
  const indexing: Indexing = { index, isReady: false, whenReady }
  byLanguage.set(language, indexing)
  return indexing
}

const search = (index: SearchIndex<Product>, query: string): QueryResults => ({
  query,
  index,
  ...searchProducts(index, query),
})

/** Resolves when the current frame is on the screen. */
const nextPaint = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/**
 * What a query finds. A key press shows its letter first and its results a frame later. Null until the first results;
 * when the menu is loaded again, the old results stay until the new ones are there, because focus may be among them.
 */
export function useSearchResults(menu: SearchedMenu, query: string): QueryResults | null {
  const language = useLanguage()
  const { products, categoryById } = menu
  const [latest, setLatest] = useState(() => {
    const { index, isReady } = indexingOf(menu, language)
    return isReady ? search(index, query) : null
  })
  useEffect(() => {
    let isOver = false
    const update = async () => {
      await nextPaint()
      const { index, whenReady } = indexingOf({ products, categoryById }, language)
      await whenReady
      if (isOver) return
      const results = search(index, query)
      startTransition(() => setLatest(results))
    }
    void update()
    return () => {
      isOver = true
    }
  }, [products, categoryById, language, query])
  return latest
}
