import { localeOf } from '#/domain/language.ts'
import { shownPrice } from '#/domain/menu/shown-price.ts'
import { moneyIn } from '#/domain/money-text.ts'
import { plainText } from '#/domain/plain-text.ts'
import {
  dishHead,
  type HeadTag,
  headTags,
  type PageHead,
  sectionHead,
  shopHead,
} from '#/domain/seo/page-head.ts'
import { dishPath, type FoundDish, type FoundShop, sectionPath } from '#/domain/seo/structured-data.ts'
import { textIn } from '#/domain/text.ts'
import { escaped, withContact } from '../document-contact.ts'
import type { KnownShop } from './shop.ts'

/** A file of the site by its path in the folder. */
export type SiteFile = { path: string; text: string }

const tagText = ({ tag, attributes }: HeadTag) =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(' ')} data-head="" />`

/** Data between tags: a `<` in it could end them. */
const dataText = (data: object) =>
  `<script type="application/ld+json" data-head="">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/**
 * The page of the build with what it says of itself, and its words for readers that run no scripts. The app takes over
 * all of it.
 */
function pageOf(built: string, head: PageHead, words: string): string {
  const inHead = [...headTags(head).map(tagText), ...(head.data ? [dataText(head.data)] : [])].join('\n    ')
  const marks: readonly (readonly [RegExp, string])[] = [
    [/<html lang="[^"]*"/, `<html lang="${localeOf(head.language)}"`],
    [/<title>[^<]*<\/title>/, `<title>${escaped(head.title)}</title>\n    ${inHead}`],
    [/<body[^>]*>/, `$&\n    <noscript>${words}</noscript>`],
  ]
  return marks.reduce((page, [mark, text]) => {
    if (!mark.test(page)) throw new Error(`index.html of the build has no ${mark.source}`)
    return page.replace(mark, (whole) => text.replace('$&', () => whole))
  }, built)
}

const link = (href: string, text: string) => `<a href="${escaped(href)}">${escaped(text)}</a>`

const priceOf = (dish: FoundDish, { language, branch }: FoundShop) =>
  moneyIn(language, shownPrice(dish, branch?.id ?? null).price)

function shopWords({ shop, sections }: KnownShop): string {
  const lists = sections.map((section) => {
    const dishes = section.dishes.map(
      (dish) =>
        `<li>${link(dishPath(dish.id), textIn(dish.name, shop.language))} ${escaped(priceOf(dish, shop))}</li>`,
    )
    const name = link(sectionPath(section.id), textIn(section.name, shop.language))
    return `<h2>${name}</h2><ul>${dishes.join('')}</ul>`
  })
  return `<h1>${escaped(shop.name)}</h1><p>${escaped(shop.about)}</p>${lists.join('')}`
}

function dishWords(dish: FoundDish, shop: FoundShop): string {
  const description = plainText(textIn(dish.description, shop.language))
  return `<h1>${escaped(textIn(dish.name, shop.language))}</h1><p>${escaped(priceOf(dish, shop))}</p><p>${escaped(description)}</p><p>${link('/', shop.name)}</p>`
}

/** The addresses to be found, each with its address in other languages. */
function sitemapOf(heads: readonly PageHead[]): string {
  const entries = heads.map(({ canonical, alternates }) => {
    const others = alternates.map(
      ({ language, href }) =>
        `<xhtml:link rel="alternate" hreflang="${localeOf(language)}" href="${escaped(href)}"/>`,
    )
    return `  <url><loc>${escaped(canonical)}</loc>${others.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** Pages that are a customer's own, or a step of an order. */
const HIDDEN = ['/basket', '/checkout', '/login', '/profile', '/address', '/choose-address', '/chat']

/**
 * The static pages of a shop (BX-34): home and each dish, `built` with their words, the sitemap and robots.txt. A category
 * has its id in the query, which no file can have: it is in the sitemap, and its page describes itself when it runs.
 */
export function staticPages(known: KnownShop, built: string): SiteFile[] {
  const { shop, sections, languages, said } = known
  const page = withContact(built, shop)
  const home = shopHead(shop, sections, languages)
  const dishes = sections.flatMap((section) =>
    section.dishes.map((dish) => ({
      dish,
      head: dishHead(dish, section, shop, languages, said.get(dish.id)),
    })),
  )
  const heads = [
    home,
    ...sections.map((section) => sectionHead(section, shop, languages)),
    ...dishes.map(({ head }) => head),
  ]
  return [
    { path: 'index.html', text: pageOf(page, home, shopWords(known)) },
    ...dishes.map(({ dish, head }) => ({
      path: `product/${encodeURIComponent(dish.id)}/index.html`,
      text: pageOf(page, head, dishWords(dish, shop)),
    })),
    { path: 'sitemap.xml', text: sitemapOf(heads) },
    {
      path: 'robots.txt',
      text: `User-agent: *\n${HIDDEN.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${shop.hrefOf('/sitemap.xml')}\n`,
    },
  ]
}
