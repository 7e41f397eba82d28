import { startTransition, useEffect, useState } from 'react'
import type { Product } from '#/api/schema/menu.ts'
import { yieldingForEach } from '#/api/yielding-for-each.ts'
import { type SearchResults, searchProducts } from '#/domain/search/search.ts'
import { SearchIndex } from '#/domain/search/search-index.ts'
import type { Language } from '#/domain/text.ts'
import type { UsedMenu } from '#/features/catalog/index.ts'
import { useLanguage } from '#/i18n/use-language.ts'

type Searched = Pick<UsedMenu, 'products' | 'categoryById'>
type Making = { index: SearchIndex<Product> | null; whenMade: Promise<unknown> }

/** A text and what it found. */
export type Finding = { readonly query: string; readonly index: SearchIndex<Product> } & SearchResults<Product>

/** One index a menu and language, for as long as the menu lives; a menu of thousands is made in steps. */
const known = new WeakMap<readonly Product[], Map<Language, Making>>()

function makingOf({ products, categoryById }: Searched, language: Language): Making {
  const ofMenu = known.get(products) ?? new Map<Language, Making>()
  known.set(products, ofMenu)
  const found = ofMenu.get(language)
  if (found) return found
  const maker = new SearchIndex<Product>(language, (one) => categoryById.get(one.categoryId)?.name)
  const whenMade = yieldingForEach(products, (product) => maker.add(product)).then(() => {
    making.index = maker
  })
  const making: Making = { index: null, whenMade }
  ofMenu.set(language, making)
  return making
}

const find = (index: SearchIndex<Product>, query: string): Finding => ({
  query,
  index,
  ...searchProducts(index, query),
})

/** When the frame of this moment is on the screen. */
const framed = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/**
 * What a text finds. A key shows its letter first and what it finds a frame later; the index is made meanwhile. Null
 * until the first answer; a menu that came anew takes nothing away, nor the focus that lies in it, before its own.
 */
export function useFound(menu: Searched, query: string): Finding | null {
  const language = useLanguage()
  const { products, categoryById } = menu
  const [last, setLast] = useState(() => {
    const { index } = makingOf(menu, language)
    return index && find(index, query)
  })
  useEffect(() => {
    let isOver = false
    const answer = async () => {
      await framed()
      const making = makingOf({ products, categoryById }, language)
      await making.whenMade
      if (isOver || !making.index) return
      const finding = find(making.index, query)
      startTransition(() => setLast(finding))
    }
    void answer()
    return () => {
      isOver = true
    }
  }, [products, categoryById, language, query])
  return last
}
