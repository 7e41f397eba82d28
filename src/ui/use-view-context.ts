import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { languageIn } from '#/domain/language.ts'
import { productTexts } from '#/ui/base/product-texts.ts'
import type { ViewContext } from '#/ui/base/view-context.ts'
import { Picture } from './Picture.tsx'

/** The context that the views of the first screen need. */
export function useViewContext(): ViewContext {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo(
    () => ({
      say: ({ id, message }, values) => i18n._(id, values, message === undefined ? {} : { message }),
      language: languageIn(locale),
      Picture,
      Link,
    }),
    [i18n, locale],
  )
}

/** Texts about products in the customer's language. */
export function useProductTexts() {
  const context = useViewContext()
  return useMemo(() => productTexts(context), [context])
}
