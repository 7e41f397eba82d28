import * as v from 'valibot'
import type { Branch } from '#/api/schema/branch.ts'
import type { Banner } from '#/api/schema/content.ts'
import type { Menu } from '#/api/schema/menu.ts'
import type { Brand, City, Merchant, Policy } from '#/api/schema/merchant.ts'
import type { PaymentMethod } from '#/api/schema/payment.ts'
import type { OwnPromo } from '#/api/schema/promo.ts'
import { WebSettings } from '#/api/schema/settings.ts'
import type { Story } from '#/api/schema/story.ts'
import type { Vacancy } from '#/api/schema/vacancy.ts'
import { isShown } from '#/domain/geo/branches.ts'
import type { Language } from '#/domain/text.ts'
import { type Abilities, abilitiesOf, languagesOf } from '#/tenant/settings-rules.ts'
import { type Answer, PLACE_NAMES, type PlaceName, placeOf, rowNamed } from './answers.ts'

/** What came of each call; one that was not asked is not there. */
export type Answers = Readonly<Partial<Record<PlaceName, Answer>>>

/** What the shop makes of the answers; null: it was not asked, did not come, or is refused. */
type Read = {
  merchant: Merchant
  settings: WebSettings
  cities: City[]
  brands: Brand[]
  branches: Branch[]
  menu: Menu
  payments: PaymentMethod[]
  banners: Banner[]
  stories: Story[]
  vacancies: Vacancy[]
  terms: Policy[]
  about: Policy[]
  privacy: Policy[]
  promos: OwnPromo[]
}

export type Shop = {
  readonly answers: Answers
  readonly read: { readonly [Name in keyof Read]: Read[Name] | null }
  /** With every default, where they did not come. */
  readonly settings: WebSettings
  readonly abilities: Abilities
  readonly languages: readonly Language[]
  /** The branches that customers see. */
  readonly branches: readonly Branch[]
  readonly now: Date
}

export const schemaAt = (name: PlaceName): v.GenericSchema => {
  const { answer } = rowNamed(placeOf(name).call)
  if (!answer) throw new Error(`nothing is read of ${name}`)
  return answer
}

function readAt(name: PlaceName, answers: Answers): unknown {
  const answer = answers[name]
  if (!answer || 'trouble' in answer) return null
  const read = v.safeParse(schemaAt(name), answer.body)
  return read.success ? read.output : null
}

/** Reads the answers as the shop does. */
export function shopOf(answers: Answers, now: Date): Shop {
  const read = Object.fromEntries(PLACE_NAMES.map((name) => [name, readAt(name, answers)])) as Shop['read']
  const settings = read.settings ?? v.parse(WebSettings, {})
  return {
    ...{ answers, read, settings, now },
    abilities: abilitiesOf(settings),
    languages: languagesOf(settings),
    branches: (read.branches ?? []).filter(isShown),
  }
}
