import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Banner } from '#/api/schema/content.ts'
import { useMenu } from '#/features/catalog/index.ts'
import { changeDraftAtom } from '#/features/order-draft/index.ts'
import { showProductAtom } from '#/features/product-card/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { safeUrl } from '#/lib/safe-url.ts'
import { useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { linkToAtom, namedPage } from '#/tenant/pages.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { Picture } from '#/ui/Picture.tsx'
import { useWidth } from '#/ui/use-width.ts'
import css from './BannerRail.module.css'

/** Banners in a row. One whose target does not exist is a picture without a link. */
export function BannerRail({
  banners,
  onCategory,
}: {
  banners: readonly Banner[]
  onCategory: (id: string) => void
}) {
  const { t } = useLingui()
  return (
    <ul className={css.rail} aria-label={t`Offers`}>
      {banners.map((banner, index) => (
        <li key={banner.id} className={css.item}>
          <Target banner={banner} onCategory={onCategory}>
            <Face banner={banner} priority={index === 0} />
          </Target>
        </li>
      ))}
    </ul>
  )
}

function Face({ banner, priority }: { banner: Banner; priority: boolean }) {
  const textIn = useTextIn()
  const title = textIn(banner.title)
  // The CDN crops to the size it is asked for: the shown size, so that nothing is cut off.
  const [width, height] = useWidth() === 'narrow' ? [330, 124] : [420, 188]
  return (
    <>
      <Picture
        src={textIn(banner.image)}
        width={width}
        height={height}
        sizes="(min-width: 1024px) 420px, 330px"
        priority={priority}
        className={css.picture}
      />
      {title && <span className={css.title}>{title}</span>}
    </>
  )
}

/** Opens a product, a category, a page by its name or a web address; a promo code is saved for checkout. */
function Target({
  banner: { target },
  onCategory,
  children,
}: {
  banner: Banner
  onCategory: (id: string) => void
  children: ReactNode
}) {
  const shell = useShell()
  const { t } = useLingui()
  const show = useSetAtom(showProductAtom)
  const changeDraft = useSetAtom(changeDraftAtom)
  const notify = useNotify()
  const { promo } = useAtomValue(abilitiesAtom)
  const linkTo = useAtomValue(linkToAtom)
  const { byId, categoryById } = useMenu()
  const value = target.value ?? ''
  const product = target.type === 'PRODUCT' ? byId.get(value) : undefined
  const url = target.type === 'URL' ? safeUrl(value) : null
  const named = target.type === 'PAGE' ? namedPage(value) : null
  const page = named && linkTo(named)

  if (page) {
    return (
      <Link href={page} className={css.target}>
        {children}
      </Link>
    )
  }
  const keepPromo = () => {
    changeDraft({ wantedPromo: value })
    shell.haptic('success')
    notify({ text: t`Promo code ${value} is saved for checkout`, tone: 'good' })
  }
  const open = product
    ? () =>
        show({
          id: product.id,
          navigationType: categoryById.get(product.categoryId)?.navigationType ?? 'SHEET',
        })
    : target.type === 'CATEGORY' && categoryById.has(value)
      ? () => onCategory(value)
      : url
        ? () => shell.openLink(url)
        : target.type === 'PROMO' && promo && value !== ''
          ? keepPromo
          : null
  return open ? (
    <button type="button" className={css.target} onClick={open}>
      {children}
    </button>
  ) : (
    <span className={css.target}>{children}</span>
  )
}
