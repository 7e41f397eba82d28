import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { productTexts } from '#/first-screen/product-texts.ts'
import type { ViewContext } from '#/first-screen/view-context.ts'
import { languageIn } from '#/i18n/language.ts'
import { Picture } from './Picture.tsx'

/** What the views of the first screen need of the app. */
export function useViewContext(): ViewContext {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo(
    () => ({
      say: ({ id, message }, values) => i18n._(id, values, message === undefined ? {} : { message }),
      language: languageIn(locale),
      Picture,
    }),
    [i18n, locale],
  )
}

/** What is said of products, in the customer's words. */
export function useProductTexts() {
  const context = useViewContext()
  return useMemo(() => productTexts(context), [context])
}
