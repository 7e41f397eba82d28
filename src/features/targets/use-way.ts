import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { navigate } from 'wouter/use-browser-location'
import type { Target } from '#/api/schema/content.ts'
import { useMenu } from '#/features/catalog/index.ts'
import { changeDraftAtom } from '#/features/order-draft/index.ts'
import { showProductAtom } from '#/features/product-card/index.ts'
import { safeUrl } from '#/lib/safe-url.ts'
import { useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { linkToAtom, namedPage } from '#/tenant/pages.ts'
import { useNotify } from '#/ui/notices/notices.ts'

/** `to`: the address, when it is a page of ours. */
export type Way = { to?: string; go: () => void }

/**
 * Where a target leads: to a product, a category, a page by its name or a web address; a promo code is saved for
 * checkout. Null: nowhere, or to what this shop has not (NT-01).
 */
export function useWay(onCategory: (id: string) => void): (target: Target) => Way | null {
  const shell = useShell()
  const { t } = useLingui()
  const show = useSetAtom(showProductAtom)
  const changeDraft = useSetAtom(changeDraftAtom)
  const notify = useNotify()
  const { promo } = useAtomValue(abilitiesAtom)
  const linkTo = useAtomValue(linkToAtom)
  const { byId, categoryById } = useMenu()

  const toPage = (value: string): Way | null => {
    const named = namedPage(value)
    const to = named && linkTo(named)
    return to ? { to, go: () => navigate(to) } : null
  }
  const toProduct = (id: string): Way | null => {
    const product = byId.get(id)
    const navigationType = categoryById.get(product?.categoryId ?? '')?.navigationType ?? 'SHEET'
    return product ? { go: () => show({ id, navigationType }) } : null
  }
  const toAddress = (value: string): Way | null => {
    const url = safeUrl(value)
    return url ? { go: () => shell.openLink(url) } : null
  }
  const keepPromo = (value: string) => {
    changeDraft({ wantedPromo: value })
    shell.haptic('success')
    notify({ text: t`Promo code ${value} is saved for checkout`, tone: 'good' })
  }
  return ({ type, value }) => {
    const wanted = value ?? ''
    switch (type) {
      case 'PAGE':
        return toPage(wanted)
      case 'PRODUCT':
        return toProduct(wanted)
      case 'URL':
        return toAddress(wanted)
      case 'CATEGORY':
        return categoryById.has(wanted) ? { go: () => onCategory(wanted) } : null
      case 'PROMO':
        return promo && wanted !== '' ? { go: () => keepPromo(wanted) } : null
      default:
        return null
    }
  }
}
