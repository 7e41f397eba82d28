import * as v from 'valibot'
import { Branch } from '#/api/schema/branch.ts'
import { Grade, Menu } from '#/api/schema/menu.ts'
import { Merchant } from '#/api/schema/merchant.ts'
import { answerList } from '#/api/schema/records.ts'
import { ReviewPage } from '#/api/schema/review.ts'
import { WebSettings } from '#/api/schema/settings.ts'
import { imageUrl } from '#/config/image.ts'
import { foundSections, foundShop } from '#/domain/seo/found-shop.ts'
import type { FoundReviews } from '#/domain/seo/rated-dish.ts'
import type { FoundSection, FoundShop } from '#/domain/seo/structured-data.ts'
import type { Language } from '#/domain/text.ts'
import { abilitiesOf, languagesOf, lookOf } from '#/tenant/settings-rules.ts'

/** Where the shop stands, whose it is, and who answers for it; addresses without a slash at the end. */
export type Source = { url: string; merchant: string; api: string; cdn: string; language: Language | null }

export type KnownShop = {
  shop: FoundShop
  sections: readonly FoundSection[]
  languages: readonly Language[]
  /** What customers said of a dish, by its id; of merchants who show it (DX-11). */
  said: ReadonlyMap<string, FoundReviews>
}

type Ask = <S extends v.GenericSchema>(answer: S, path: string, merchant: string) => Promise<v.InferOutput<S>>

/** So many dishes are asked for their reviews at a time. */
const AT_ONCE = 6

/** What customers said of each graded dish. Pages do without what a server does not say. */
async function saidOf(ask: Ask, merchant: string): Promise<Map<string, FoundReviews>> {
  const said = new Map<string, FoundReviews>()
  const grades = await ask(answerList('grades', Grade), '/products/v1/grade', merchant).catch(() => [])
  for (let at = 0; at < grades.length; at += AT_ONCE)
    await Promise.all(
      grades.slice(at, at + AT_ONCE).map(async ({ productId, grade: average, count }) => {
        const path = `/products/v1/reviews?productId=${encodeURIComponent(productId)}&page=0&size=10`
        const page = await ask(ReviewPage, path, merchant).catch(() => null)
        if (average !== null) said.set(productId, { average, count, reviews: page?.content ?? [] })
      }),
    )
  return said
}

/** Reads merchant, settings, branches and menu. Throws with words where one of them cannot be read. */
export async function readShop({
  url,
  merchant: sub,
  api,
  cdn,
  language: asked,
}: Source): Promise<KnownShop> {
  const ask: Ask = async (answer, path, merchant) => {
    const response = await fetch(`${api}${path}`, { headers: { Merchant: merchant, Channel: 'WEB' } })
    if (!response.ok) throw new Error(`${path}: the server answers ${response.status}`)
    const read = v.safeParse(answer, await response.json())
    if (!read.success) throw new Error(`${path}: the answer cannot be read`)
    return read.output
  }
  const merchant = await ask(Merchant, `/users/v1/merchants/sub/${encodeURIComponent(sub)}`, sub)
  const [settings, branches, menu] = await Promise.all([
    ask(WebSettings, '/support/v1/merchant/settings/web', merchant.id),
    ask(answerList('branches', Branch), '/users/v1/branches/full', merchant.id),
    ask(Menu, '/products/v1/overalls?type=WEB', merchant.id),
  ])
  const languages = languagesOf(settings)
  const language = asked ?? settings.mainLanguage ?? languages[0] ?? 'uz'
  const open = branches.filter(({ isActive, deleted }) => isActive && !deleted)
  const branch = open.find(({ isMain }) => isMain) ?? open[0] ?? null
  return {
    languages,
    said: abilitiesOf(settings).reviewSummary ? await saidOf(ask, merchant.id) : new Map(),
    sections: foundSections(menu, branch?.id ?? null, abilitiesOf(settings).groups),
    shop: foundShop({
      look: lookOf(merchant, settings, null),
      language,
      phone: settings.phoneActive ? settings.phone : '',
      branch,
      hrefOf: (path) => new URL(path, `${url}/`).href,
      pictureAt: (path, size) => {
        const address = imageUrl(cdn, path, size)
        return address && new URL(address, url).href
      },
    }),
  }
}
