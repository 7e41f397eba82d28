import type { Grade, Menu } from '#/api/schema/menu.ts'
import { pageAt } from '#/app/pages/match.ts'
import { routes } from '#/app/pages/routes.ts'
import { homeAddress } from '#/config/host.ts'
import { imageUrl } from '#/config/image.ts'
import { foundSections, foundShop } from '#/domain/seo/found-shop.ts'
import {
  dishHead,
  type HeadTag,
  headTags,
  hiddenTags,
  type PageHead,
  sectionHead,
  shopHead,
} from '#/domain/seo/page-head.ts'
import type { FoundReviews } from '#/domain/seo/rated-dish.ts'
import type { FoundSection, FoundShop } from '#/domain/seo/structured-data.ts'
import { gradesQuery, menuQuery } from '#/features/catalog/index.ts'
import { reviewsQuery } from '#/features/product/index.ts'
import { languageAtom } from '#/i18n/language.ts'
import { decodedParam } from '#/lib/decoded-param.ts'
import { whenIdle } from '#/lib/idle.ts'
import { memoizeLast } from '#/lib/memoize-last.ts'
import { allowHarmless } from '#/lib/trusted-html.ts'
import { keys } from '#/session/keys.ts'
import { queryClient } from '#/session/query-client.ts'
import { queryScopeAtom } from '#/session/session.ts'
import type { Store } from '#/shell/shell.ts'
import { abilitiesAtom, languagesAtom } from '#/tenant/abilities.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { linksAtom } from '#/tenant/links.ts'
import { brandLookAtom } from '#/tenant/merchant.ts'
import { cdnBaseAtom } from '#/ui/cdn.ts'

/** A page tells search engines of so many dishes; the static pages tell of all. */
const MOST_DISHES = 300

/** What the page tells is of these queries. */
const TOLD = ['menu', 'grades', 'reviews']

/** Marks what this module and the static pages have written, to be replaced. */
const MARK = 'data-head'

const sectionsOf = memoizeLast(
  ({ menu, branchId, isGrouped }: { menu: Menu; branchId: string | null; isGrouped: boolean }) =>
    foundSections(menu, branchId, isGrouped),
)

/** As many whole sections as have `MOST_DISHES` dishes together. */
function first(sections: readonly FoundSection[]): FoundSection[] {
  let left = MOST_DISHES
  return sections.filter(({ dishes }) => {
    left -= dishes.length
    return left >= 0
  })
}

function shopOf(store: Store, location: Location): FoundShop {
  const home = homeAddress(location, import.meta.env, keys.tabVendor.read())
  return foundShop({
    look: store.get(brandLookAtom),
    language: store.get(languageAtom),
    phone: store.get(linksAtom).phone ?? '',
    branch: store.get(nearestBranchAtom),
    hrefOf: (path) => {
      const url = new URL(path, home)
      for (const [name, value] of home.searchParams) url.searchParams.set(name, value)
      return url.href
    },
    pictureAt: (path, size) => {
      const url = imageUrl(store.get(cdnBaseAtom), path, size)
      return url && new URL(url, location.href).href
    },
  })
}

/** What customers said of a dish, as far as the page has read it (DX-11). */
function saidOf(store: Store, productId: string): FoundReviews | null {
  if (!store.get(abilitiesAtom).reviewSummary) return null
  const scope = store.get(queryScopeAtom)
  const grades = queryClient.getQueryData<readonly Grade[]>(gradesQuery(scope).queryKey)
  const found = grades?.find((one) => one.productId === productId)
  if (!found?.grade) return null
  const read = queryClient.getQueryData(reviewsQuery(scope, productId, null).queryKey)
  return { average: found.grade, count: found.count, reviews: read?.pages[0]?.content ?? [] }
}

/** What the page at this address says of itself; null: it is not to be found, undefined: its data are not there yet. */
function headOf(store: Store, location: Location): PageHead | null | undefined {
  const page = pageAt(location.pathname)
  if (!page || !routes[page.name].isIndexed) return null
  const menu = queryClient.getQueryData<Menu>(menuQuery(store.get(queryScopeAtom), 'WEB').queryKey)
  const shop = shopOf(store, location)
  const languages = store.get(languagesAtom)
  if (!menu) return undefined
  const isGrouped = store.get(abilitiesAtom).groups
  const sections = sectionsOf({ menu, branchId: shop.branch?.id ?? null, isGrouped })
  if (page.name === 'product') {
    const id = decodedParam(page.params.id ?? '', location.pathname)
    const section = sections.find(({ dishes }) => dishes.some((dish) => dish.id === id))
    const dish = section?.dishes.find((one) => one.id === id)
    return section && dish ? dishHead(dish, section, shop, languages, saidOf(store, id)) : null
  }
  if (page.name === 'category') {
    const id = new URLSearchParams(location.search).get('id')
    const section = sections.find((one) => one.id === id)
    return section ? sectionHead(section, shop, languages) : null
  }
  const head = shopHead(shop, first(sections), languages)
  if (page.name === 'home') return head
  // Texts and lists of the shop: their own address and title, and nothing of the menu.
  const canonical = shop.hrefOf(location.pathname)
  return { ...head, canonical, title: document.title, alternates: [], data: null }
}

/**
 * Keeps description, canonical address, preview and structured data of the page that is open (BX-34). It is written when
 * the browser is idle: nobody on the page sees it.
 */
export function followPageHead(store: Store, { document, location } = window) {
  allowHarmless()
  let last = ''
  let isAsked = false
  const write = () => {
    isAsked = false
    const head = headOf(store, location)
    if (head === undefined) return
    const tags = head ? headTags(head) : hiddenTags
    const data = head?.data ? JSON.stringify(head.data) : ''
    const next = JSON.stringify([tags, data])
    if (next === last) return
    last = next
    for (const old of document.head.querySelectorAll(`[${MARK}]`)) old.remove()
    document.head.append(...tags.map((tag) => element(document, tag)))
    if (data) document.head.append(dataElement(document, data))
  }
  const ask = () => {
    if (isAsked) return
    isAsked = true
    whenIdle(write)
  }
  ask()
  for (const atom of [languageAtom, brandLookAtom, nearestBranchAtom]) store.sub(atom, ask)
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && TOLD.some((told) => query.queryKey.includes(told))) ask()
  })
  for (const event of ['pushState', 'replaceState', 'popstate']) addEventListener(event, ask)
}

function element(document: Document, { tag, attributes }: HeadTag): HTMLElement {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.setAttribute(MARK, '')
  return made
}

/** Data, not a script: browsers run nothing of this type. */
function dataElement(document: Document, text: string): HTMLElement {
  const made = document.createElement('script')
  made.setAttribute('type', 'application/ld+json')
  made.setAttribute(MARK, '')
  made.textContent = text
  return made
}
