import { useLingui } from '@lingui/react/macro'
import type { Target } from '#/api/schema/content.ts'

/** The text of a slide's button, by its target. */
export function useActionLabel(): (target: Target) => string {
  const { t } = useLingui()
  return ({ type }) => {
    if (type === 'PRODUCT') return t`See the dish`
    if (type === 'CATEGORY') return t`See the dishes`
    if (type === 'PROMO') return t`Take the promo code`
    if (type === 'URL') return t`Open the site`
    return t`More about it`
  }
}
