import * as v from 'valibot'
import {
  Colour,
  flag,
  Id,
  multilingual,
  oneOf,
  oneOfOrNull,
  optionalNumber,
  richTexts,
  strictOneOf,
  text,
} from './common.ts'
import { maybe } from './field.ts'
import { answerList, listOf } from './records.ts'

/** YANDEX and LAMENU_YANDEX are one map: Yandex's, by the merchant's key. */
export const mapProviders = ['YANDEX', 'LEAFLET', 'LAMENU_YANDEX'] as const

/**
 * Merchant. Only the fields named here are read: credentials of SMS, iiko and delivery services never get past this
 * schema, whatever a server sends.
 */
export const Merchant = v.object({
  id: Id,
  name: multilingual(200),
  logo: text(),
  color: Colour,
  sub: text(63),
  /** The map, where the settings name none; null: the shop's own. */
  mapProvider: oneOfOrNull(mapProviders),
  yandexMapKey: maybe(v.string()),
  appId: text(64),
  isActive: flag(true),
  latitude: optionalNumber,
  longitude: optionalNumber,
  mainCityId: maybe(Id),
  theme: oneOf(['DARK', 'LIGHT'], 'LIGHT'),
})
export type Merchant = v.InferOutput<typeof Merchant>

/** Policy text: rich text of the merchant, shown only through `ui/RichText`. */
export const Policy = v.object({
  type: strictOneOf(['TERMS', 'ABOUT_COMPANY', 'PRIVACY_POLICY']),
  text: richTexts(200_000),
})
export type Policy = v.InferOutput<typeof Policy>
export type PolicyType = Policy['type']

/** Brand tab. `page` (1 or 2) is the number the page cookie may name. */
export const Brand = v.object({
  id: Id,
  merchantId: Id,
  name: text(100),
  domainUrl: text(253),
  color: Colour,
  image: text(),
  page: optionalNumber,
})
export type Brand = v.InferOutput<typeof Brand>

export const City = v.object({
  id: Id,
  name: multilingual(100),
  description: multilingual(),
  latitude: optionalNumber,
  longitude: optionalNumber,
  isMain: flag(),
})
export type City = v.InferOutput<typeof City>

const MainCity = v.object({ isMain: v.pipe(flag(), v.literal(true)) })

/** Of a list that lost its main city no other is taken for it: it might have no branches. Not every server names one. */
export const Cities = answerList(
  'cities',
  City,
  (good, sent) => good.some(({ isMain }) => isMain) || !sent.some((city) => v.is(MainCity, city)),
)

export const Contact = v.object({
  type: text(32),
  title: multilingual(100),
  value: text(200),
  isActive: flag(true),
})
export const contacts = listOf('contacts', Contact)
