import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { Banner } from '#/api/schema/content.ts'
import { useMenu } from '#/features/catalog/index.ts'
import { changeDraftAtom } from '#/features/order-draft/index.ts'
import { showProductAtom } from '#/features/product-card/index.ts'
import { BannersView, BannerView } from '#/first-screen/BannersView.tsx'
import { safeUrl } from '#/lib/safe-url.ts'
import { useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { linkToAtom, namedPage } from '#/tenant/pages.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { useViewContext } from '#/ui/use-view-context.ts'
import { useWidth } from '#/ui/use-width.ts'

/** Banners in a row. One whose target does not exist is a picture without a link. */
export function BannerRail({
  banners,
  onCategory,
}: {
  banners: readonly Banner[]
  onCategory: (id: string) => void
}) {
  const context = useViewContext()
  const targetOf = useBannerTarget(onCategory)
  const isWide = useWidth() !== 'narrow'
  return (
    <BannersView say={context.say}>
      {banners.map((banner, index) => {
        const target = targetOf(banner)
        const isTarget = target !== null
        return (
          <BannerView
            key={banner.id}
            {...{ banner, context, isWide, isTarget, ...target }}
            isFirst={index === 0}
          />
        )
      })}
    </BannersView>
  )
}

type Target = { to?: string; onPress: (event: MouseEvent) => void }

/**
 * Where a banner leads: to a product, a category, a page by its name or a web address; a promo code is saved for
 * checkout. Null: nowhere.
 */
function useBannerTarget(onCategory: (id: string) => void): (banner: Banner) => Target | null {
  const shell = useShell()
  const { t } = useLingui()
  const show = useSetAtom(showProductAtom)
  const changeDraft = useSetAtom(changeDraftAtom)
  const notify = useNotify()
  const { promo } = useAtomValue(abilitiesAtom)
  const linkTo = useAtomValue(linkToAtom)
  const { byId, categoryById } = useMenu()

  const toPage = (value: string): Target | null => {
    const named = namedPage(value)
    const to = named && linkTo(named)
    if (!to) return null
    const onPress = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      navigate(to)
    }
    return { to, onPress }
  }
  const toProduct = (id: string): Target | null => {
    const product = byId.get(id)
    const navigationType = categoryById.get(product?.categoryId ?? '')?.navigationType ?? 'SHEET'
    return product ? { onPress: () => show({ id, navigationType }) } : null
  }
  const toAddress = (value: string): Target | null => {
    const url = safeUrl(value)
    return url ? { onPress: () => shell.openLink(url) } : null
  }
  const keepPromo = (value: string) => {
    changeDraft({ wantedPromo: value })
    shell.haptic('success')
    notify({ text: t`Promo code ${value} is saved for checkout`, tone: 'good' })
  }
  return ({ target: { type, value } }) => {
    const wanted = value ?? ''
    switch (type) {
      case 'PAGE':
        return toPage(wanted)
      case 'PRODUCT':
        return toProduct(wanted)
      case 'URL':
        return toAddress(wanted)
      case 'CATEGORY':
        return categoryById.has(wanted) ? { onPress: () => onCategory(wanted) } : null
      case 'PROMO':
        return promo && wanted !== '' ? { onPress: () => keepPromo(wanted) } : null
      default:
        return null
    }
  }
}
