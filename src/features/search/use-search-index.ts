import { useEffect } from 'react'
import type { Product } from '#/api/schema/menu.ts'
import { type SearchIndex, searchIndex } from '#/domain/search.ts'
import type { Language } from '#/domain/text.ts'
import type { UsedMenu } from '#/features/menu/index.ts'
import { useLanguage } from '#/i18n/use-language.ts'

type Searched = Pick<UsedMenu, 'products' | 'categoryById'>

/** One index a menu and language, for as long as the menu lives. */
const made = new WeakMap<readonly Product[], Map<Language, SearchIndex<Product>>>()

function indexOf({ products, categoryById }: Searched, language: Language): SearchIndex<Product> {
  const known = made.get(products) ?? new Map<Language, SearchIndex<Product>>()
  made.set(products, known)
  const index =
    known.get(language) ??
    searchIndex(products, language, ({ categoryId }) => categoryById.get(categoryId)?.name)
  known.set(language, index)
  return index
}

/** The index of this menu; asked for when it is needed, so that opening the page does not wait for it. */
export function useSearchIndex(menu: Searched): () => SearchIndex<Product> {
  const language = useLanguage()
  const { products, categoryById } = menu
  useEffect(() => {
    // Before the first key, and after the page is drawn.
    const timer = setTimeout(() => indexOf({ products, categoryById }, language), 100)
    return () => clearTimeout(timer)
  }, [products, categoryById, language])
  return () => indexOf({ products, categoryById }, language)
}
