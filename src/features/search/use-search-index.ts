import { useEffect } from 'react'
import type { Product } from '#/api/schema/menu.ts'
import { type SearchIndex, searchIndexSteps } from '#/domain/search.ts'
import type { Language } from '#/domain/text.ts'
import type { UsedMenu } from '#/features/menu/index.ts'
import { useLanguage } from '#/i18n/use-language.ts'

type Searched = Pick<UsedMenu, 'products' | 'categoryById'>
type Making = { next: () => SearchIndex<Product> | null }

/** One index a menu and language, for as long as the menu lives; a menu of thousands is made in steps. */
const known = new WeakMap<readonly Product[], Map<Language, Making>>()

function makingOf({ products, categoryById }: Searched, language: Language): Making {
  const ofMenu = known.get(products) ?? new Map<Language, Making>()
  known.set(products, ofMenu)
  const making = ofMenu.get(language) ?? begin({ products, categoryById }, language)
  ofMenu.set(language, making)
  return making
}

function begin({ products, categoryById }: Searched, language: Language): Making {
  const steps = searchIndexSteps(products, language, (one) => categoryById.get(one.categoryId)?.name)
  let index: SearchIndex<Product> | null = null
  return {
    next: () => {
      if (index) return index
      const step = steps.next()
      index = step.done ? step.value : null
      return index
    },
  }
}

/** The index of this menu: made while the customer begins to type, at the latest when it is asked for. */
export function useSearchIndex(menu: Searched): () => SearchIndex<Product> {
  const language = useLanguage()
  const { products, categoryById } = menu
  useEffect(() => {
    const { next } = makingOf({ products, categoryById }, language)
    let timer = setTimeout(function work() {
      if (!next()) timer = setTimeout(work)
    })
    return () => clearTimeout(timer)
  }, [products, categoryById, language])
  return () => {
    const { next } = makingOf({ products, categoryById }, language)
    let index = next()
    while (!index) index = next()
    return index
  }
}
