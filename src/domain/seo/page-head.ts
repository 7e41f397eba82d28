import { localeOf } from '#/domain/language.ts'
import { shownPrice } from '#/domain/menu/shown-price.ts'
import { moneyIn } from '#/domain/money-text.ts'
import { plainText } from '#/domain/plain-text.ts'
import { type Language, textIn } from '#/domain/text.ts'
import { cutText } from '#/lib/cut-text.ts'
import type { FoundReviews } from './rated-dish.ts'
import {
  dishData,
  dishPath,
  type FoundDish,
  type FoundSection,
  type FoundShop,
  restaurantData,
  sectionData,
  sectionPath,
} from './structured-data.ts'

/*
 * What a page says of itself to search engines and to whoever a link of it is sent to (BX-34). The app writes it while
 * the shop is open, and `npm run static-pages` into files for those that run no scripts.
 */

export type PageHead = {
  readonly title: string
  readonly description: string
  /** The one address of this page, absolute. */
  readonly canonical: string
  readonly image: string | null
  readonly siteName: string
  readonly language: Language
  /** The same page in the languages that an address can choose (ST-12). */
  readonly alternates: readonly { readonly language: 'uz' | 'ru'; readonly href: string }[]
  /** In the vocabulary of schema.org; null: nothing. */
  readonly data: object | null
}

export type HeadTag = {
  readonly tag: 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}

/** Search engines show about this many signs. */
const DESCRIPTION_LENGTH = 160

/** Shortened between words, so that it ends with whole ones. */
export function shortened(text: string, length = DESCRIPTION_LENGTH): string {
  // Not the no-break spaces of sums.
  const plain = plainText(text)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
  if (plain.length <= length) return plain
  const cut = cutText(plain, length - 1)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > length / 2 ? end : cut.length).replace(/[\s,.;:·—–-]+$/, '')}…`
}

const common = (shop: FoundShop, path: string, languages: readonly Language[]) => ({
  canonical: shop.hrefOf(path),
  siteName: shop.name,
  language: shop.language,
  alternates: (['uz', 'ru'] as const)
    .filter((language) => languages.includes(language))
    .map((language) => ({ language, href: shop.hrefOf(`/${language}${path === '/' ? '' : path}`) })),
})

const nameIn = ({ name }: Pick<FoundSection, 'name'>, { language }: FoundShop) => textIn(name, language)

/** Of the shop's home page. Where the merchant says nothing of the shop, its categories do. */
export const shopHead = (
  shop: FoundShop,
  sections: readonly FoundSection[],
  languages: readonly Language[],
): PageHead => ({
  ...common(shop, '/', languages),
  title: shop.about ? `${shop.name} — ${shop.about}` : shop.name,
  description: shortened(
    [shop.about, sections.map((section) => nameIn(section, shop)).join(', ')].filter(Boolean).join('. '),
  ),
  image: shop.logo,
  data: restaurantData(shop, sections),
})

/** The price as cards say it: the lowest one, of a dish with choices. */
const priced = (dish: FoundDish, { language, branch }: FoundShop) =>
  `${textIn(dish.name, language)} ${moneyIn(language, shownPrice(dish, branch?.id ?? null).price)}`

/** Of a category: its dishes with their prices. */
export const sectionHead = (
  section: FoundSection,
  shop: FoundShop,
  languages: readonly Language[],
): PageHead => ({
  ...common(shop, sectionPath(section.id), languages),
  title: `${nameIn(section, shop)} — ${shop.name}`,
  description: shortened(section.dishes.map((dish) => priced(dish, shop)).join(', ')),
  image: shop.pictureOf(section.dishes.find(({ image }) => image)?.image ?? '') ?? shop.logo,
  data: sectionData(section, shop),
})

/** Of a dish: what it is, else where it stands on the menu, its price, and what customers said of it. */
export function dishHead(
  dish: FoundDish,
  section: FoundSection,
  shop: FoundShop,
  languages: readonly Language[],
  said: FoundReviews | null = null,
): PageHead {
  const name = textIn(dish.name, shop.language)
  const about = plainText(textIn(dish.description, shop.language)) || nameIn(section, shop)
  return {
    ...common(shop, dishPath(dish.id), languages),
    title: `${name} — ${shop.name}`,
    description: shortened(`${priced(dish, shop)}. ${about}`),
    image: shop.pictureOf(dish.image) ?? shop.logo,
    data: dishData(dish, section, shop, said),
  }
}

const OPEN_GRAPH_LOCALE: Readonly<Record<Language, string>> = { uz: 'uz_UZ', ru: 'ru_RU', eng: 'en_US' }

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } })
const graph = (property: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property, content },
})
const link = (rel: string, href: string, more: Readonly<Record<string, string>> = {}): HeadTag => ({
  tag: 'link',
  attributes: { rel, href, ...more },
})

/** The tags of a page that may be found. */
export const headTags = (head: PageHead): HeadTag[] => [
  ...(head.description ? [meta('description', head.description)] : []),
  link('canonical', head.canonical),
  ...head.alternates.map(({ language, href }) => link('alternate', href, { hreflang: localeOf(language) })),
  ...(head.alternates.length > 0 ? [link('alternate', head.canonical, { hreflang: 'x-default' })] : []),
  graph('og:type', 'website'),
  graph('og:site_name', head.siteName),
  graph('og:title', head.title),
  ...(head.description ? [graph('og:description', head.description)] : []),
  graph('og:url', head.canonical),
  graph('og:locale', OPEN_GRAPH_LOCALE[head.language]),
  ...(head.image ? [graph('og:image', head.image)] : []),
  meta('twitter:card', head.image ? 'summary_large_image' : 'summary'),
]

/** Of pages that are a customer's own, and of those that are a step of an order. */
export const hiddenTags: readonly HeadTag[] = [meta('robots', 'noindex')]
