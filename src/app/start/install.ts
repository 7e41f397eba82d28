import { homeAddress } from '#/config/host.ts'
import { imageUrl } from '#/config/image.ts'
import { localeOf } from '#/domain/language.ts'
import { type Language, textIn } from '#/domain/text.ts'
import { paletteFrom } from '#/domain/theme/palette.ts'
import { languageAtom } from '#/i18n/language.ts'
import { keys } from '#/session/keys.ts'
import type { Store } from '#/shell/shell.ts'
import { brandLookAtom } from '#/tenant/merchant.ts'
import { cdnBaseAtom } from '#/ui/cdn.ts'

/** Sides of the icons that browsers ask for, px. */
const SIZES = [192, 512] as const
const APPLE_SIZE = 180

type Shop = {
  name: string
  language: Language
  /** Where the installed shop begins, an absolute address. */
  start: string
  /** The colour of its pages, `#rrggbb`. */
  page: string
  /** The address of its icon in that size, px; null: the shop has none. */
  icon: (size: number) => string | null
}

/** The web app manifest of a shop (BX-13). Its addresses are absolute, since it has none of its own. */
const manifestOf = ({ name, language, start, page, icon }: Shop) => ({
  id: start,
  name,
  short_name: name,
  lang: localeOf(language),
  start_url: start,
  scope: new URL('/', start).href,
  display: 'standalone',
  background_color: page,
  theme_color: page,
  icons: SIZES.flatMap((size) => {
    const src = icon(size)
    return src ? [{ src, sizes: `${size}x${size}`, purpose: 'any' }] : []
  }),
})

/**
 * Lets browsers install the shop with its own name, colours and icon. The manifest is made here, because one bundle
 * serves all merchants. There is no service worker: every start loads the present release.
 */
export function followManifest(store: Store, { document, location }: Window = window) {
  const manifest = element(document, 'link', 'manifest')
  const apple = element(document, 'link', 'apple-touch-icon')
  const title = element(document, 'meta', 'apple-mobile-web-app-title')
  let address = ''
  const update = () => {
    const look = store.get(brandLookAtom)
    const language = store.get(languageAtom)
    const icon = (size: number) =>
      imageUrl(store.get(cdnBaseAtom), look.favicon, { width: size, height: size })
    const shop: Shop = {
      name: textIn(look.title, language) || look.name,
      language,
      start: homeAddress(location, import.meta.env, keys.tabVendor.read()).href,
      page: paletteFrom({ ...look, telegram: null })['--page'] ?? '#ffffff',
      icon: (size) => {
        const url = icon(size)
        return url && new URL(url, location.href).href
      },
    }
    URL.revokeObjectURL(address)
    const text = JSON.stringify(manifestOf(shop))
    address = URL.createObjectURL(new Blob([text], { type: 'application/manifest+json' }))
    manifest.setAttribute('href', address)
    const own = shop.icon(APPLE_SIZE)
    if (own) apple.setAttribute('href', own)
    else apple.removeAttribute('href')
    title.setAttribute('content', shop.name)
  }
  update()
  store.sub(brandLookAtom, update)
  store.sub(languageAtom, update)
}

function element(document: Document, tag: 'link' | 'meta', name: string): HTMLElement {
  const made = document.createElement(tag)
  made.setAttribute(tag === 'link' ? 'rel' : 'name', name)
  document.head.append(made)
  return made
}
