import * as v from 'valibot'
import { Branch } from '#/api/schema/branch.ts'
import { answerList } from '#/api/schema/common.ts'
import { Menu } from '#/api/schema/menu.ts'
import { Merchant } from '#/api/schema/merchant.ts'
import { WebSettings } from '#/api/schema/settings.ts'
import { imageUrl } from '#/config/image.ts'
import { categoriesInOrder, visibleMenu } from '#/domain/menu/menu.ts'
import type { FoundSection, FoundShop } from '#/domain/seo/structured-data.ts'
import { taglineOf } from '#/domain/tagline.ts'
import { type Language, textIn } from '#/domain/text.ts'
import { abilitiesOf, languagesOf, lookOf } from '#/tenant/settings-rules.ts'

/** Where the shop stands, whose it is, and who answers for it; addresses without a slash at the end. */
export type Source = { url: string; merchant: string; api: string; cdn: string; language: Language | null }

/** Of previews, px. */
const PREVIEW = { width: 1200, height: 630 }

export type KnownShop = {
  shop: FoundShop
  sections: readonly FoundSection[]
  languages: readonly Language[]
}

/** Reads merchant, settings, branches and menu. Throws with words where one of them cannot be read. */
export async function readShop({
  url,
  merchant: sub,
  api,
  cdn,
  language: asked,
}: Source): Promise<KnownShop> {
  const ask = async <S extends v.GenericSchema>(answer: S, path: string, merchant: string) => {
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
  const look = lookOf(merchant, settings, null)
  const picture = (path: string, size: typeof PREVIEW | null) => {
    const address = imageUrl(cdn, path, size)
    return address && new URL(address, url).href
  }
  const visible = visibleMenu(menu, { branchId: branch?.id ?? null, channel: 'WEB' })
  const order = abilitiesOf(settings).groups ? 'GROUP' : 'WITHOUT_GROUP'
  return {
    languages,
    sections: categoriesInOrder(visible, order).map(({ id, name }) => ({
      id,
      name,
      dishes: visible.productsOf.get(id) ?? [],
    })),
    shop: {
      language,
      name: look.name,
      about: taglineOf(textIn(look.title, language), look.name),
      logo: picture(look.logo, null),
      phone: settings.phoneActive ? settings.phone : '',
      hrefOf: (path) => new URL(path, `${url}/`).href,
      pictureOf: (path) => picture(path, PREVIEW),
      branch,
    },
  }
}
