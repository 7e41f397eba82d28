import { flagOf, isAbsent } from '#/api/schema/values.ts'
import { hasTables, offersPickup } from '#/domain/geo/branches.ts'
import { hasNoCouriers } from '#/domain/hours/hours.ts'
import { appLink, contactsIn, socialLink } from '#/domain/links.ts'
import { phonesIn } from '#/domain/phone.ts'
import { paymentTypesOf } from '#/tenant/abilities.ts'
import { hasYandexMap, servicesOf } from '#/tenant/settings-rules.ts'
import { type Code, type Finding, finding, inShort, type Level } from './finding.ts'
import type { Shop } from './shop.ts'
import { isRecord, SETTINGS, subjectOf } from './subject.ts'

/* Settings that promise what is not there, or contradict each other. */

const ofSettings = (code: Code, level: Level, field: string, about: Readonly<Record<string, string>> = {}) =>
  finding(code, level, [SETTINGS], { field, about })

/** What was sent for a field of the settings. */
function sentOf({ answers: { settings } }: Shop, field: string): unknown {
  return settings && 'body' in settings && isRecord(settings.body) ? settings.body[field] : undefined
}

function languageFindings(shop: Shop): Finding[] {
  const { settings, languages } = shop
  const { uzLangActive, ruLangActive, engLangActive, mainLanguage } = settings
  if (!uzLangActive && !ruLangActive && !engLangActive)
    return [ofSettings('noLanguage', 'wrong', 'uzLangActive')]
  return languages.includes(mainLanguage)
    ? []
    : [ofSettings('mainLanguageOff', 'hint', 'mainLanguage', { language: mainLanguage })]
}

function serviceFindings(shop: Shop): Finding[] {
  const { abilities, branches, read } = shop
  const { delivery, pickup, dineIn, booking } = abilities
  if (!delivery && !pickup && !dineIn) return [ofSettings('noService', 'wrong', 'deliveryActive')]
  if (!read.branches) return []
  if (branches.length === 0) return [ofSettings('noBranches', 'lost', '')]
  const nowhere = [
    delivery && branches.every(hasNoCouriers) && (['delivery', 'deliveryActive'] as const),
    pickup && !branches.some(offersPickup) && (['pickup', 'pickupActive'] as const),
    dineIn && !branches.some(hasTables) && (['dineIn', 'dineInActive'] as const),
    booking &&
      branches.every((one) => one.settings?.bookingEnabled === false) &&
      (['booking', 'bookingActive'] as const),
  ]
  return nowhere
    .filter((one) => one !== false)
    .map(([service, field]) => ofSettings('serviceNowhere', 'lost', field, { service }))
}

const PAYMENT_FLAGS = {
  CASH: 'cashActive',
  TERMINAL: 'terminalActive',
  PAYME: 'paymeActive',
  CLICK: 'clickActive',
  UZUM: 'uzumActive',
} as const

/** The methods that customers can pay by somewhere; null: not known. */
function usableOf({ read, settings }: Shop) {
  const isOn = paymentTypesOf(settings)
  return (
    read.payments?.filter(
      (one) => one.isActive && isOn[one.type] && (one.webEnabled || one.botEnabled || one.qrEnabled),
    ) ?? null
  )
}

function paymentFindings(shop: Shop): Finding[] {
  const { payments } = shop.read
  const usable = usableOf(shop)
  if (!payments || !usable) return []
  const missing = Object.entries(PAYMENT_FLAGS)
    .filter(([type, field]) => flagOf(sentOf(shop, field)) && !payments.some((one) => one.type === type))
    .map(([type, field]) => ofSettings('paymentWithoutMethod', 'wrong', field, { type }))
  return usable.length > 0 ? missing : [ofSettings('noPayment', 'lost', ''), ...missing]
}

/** What shows nothing by itself, and what at least one of must be on; `needed` is what these are called. */
const NEEDS = [
  { field: 'cashbackHistoryActive', needed: 'cashback', oneOf: ['cashback'] },
  { field: 'cardPaymentActive', needed: 'cards', oneOf: ['cards'] },
  { field: 'cardPaymentActive', needed: 'onlinePayment', oneOf: ['onlinePayment'] },
  { field: 'lateTipActive', needed: 'tip', oneOf: ['tip'] },
  { field: 'tipActive', needed: 'deliveryOrTables', oneOf: ['delivery', 'dineIn'] },
  { field: 'referralActive', needed: 'promo', oneOf: ['promo'] },
  { field: 'orderTrackingActive', needed: 'delivery', oneOf: ['delivery'] },
  { field: 'receiverActive', needed: 'deliveryOrPickup', oneOf: ['delivery', 'pickup'] },
] as const

/** Settings that are on and of which customers see nothing, because another one is off. */
function needFindings(shop: Shop): Finding[] {
  const { abilities, settings } = shop
  const isOn = {
    ...abilities,
    // A shop without any service offers delivery.
    delivery: servicesOf(abilities).includes('DELIVERY'),
    onlinePayment: usableOf(shop)?.some(({ type }) => type !== 'CASH' && type !== 'TERMINAL') ?? true,
  }
  return NEEDS.filter(({ field, oneOf }) => settings[field] && !oneOf.some((one) => isOn[one])).map(
    ({ field, needed }) => ofSettings('needsAnother', 'hint', field, { needed }),
  )
}

const TEXTS = { terms: 'termsOfUseActive', about: 'aboutMerchantActive', privacy: 'privacyActive' } as const
const LISTS = {
  banners: 'bannersActive',
  stories: 'storiesActive',
  vacancies: 'vacanciesActive',
  brands: 'multiTabNavigationEnabled',
} as const

function pageFindings({ settings, read }: Shop): Finding[] {
  const texts = (['terms', 'about', 'privacy'] as const).filter((name) => {
    const list = read[name]
    return settings[TEXTS[name]] && list && !list.some(({ text }) => text.uz || text.ru || text.eng)
  })
  const lists = (['banners', 'stories', 'vacancies', 'brands'] as const).filter(
    (name) => settings[LISTS[name]] && read[name]?.length === 0,
  )
  return [
    ...texts.map((page) => ofSettings('pageWithoutText', 'wrong', TEXTS[page], { page })),
    ...lists.map((place) => ofSettings('listEmpty', 'hint', LISTS[place], { place })),
  ]
}

const isPhone = (written: string) => phonesIn(written).length > 0
const LINKS: Readonly<Record<string, (written: string) => unknown>> = {
  phone: isPhone,
  telegram: (written) => socialLink('telegram', written),
  instagram: (written) => socialLink('instagram', written),
  facebook: (written) => socialLink('facebook', written),
  telegramBotLink: (written) => socialLink('telegram', written),
  iosAppLink: (written) => appLink('ios', written),
  androidAppLink: (written) => appLink('android', written),
}

/** Links that are on and lead nowhere: customers do not see their rows. */
function linkFindings(shop: Shop): Finding[] {
  const links = Object.entries(LINKS).flatMap(([field, resolve]) => {
    const sent = sentOf(shop, field)
    if (!flagOf(sentOf(shop, `${field}Active`)) || (!isAbsent(sent) && resolve(String(sent)))) return []
    const code = isAbsent(sent) ? 'linkEmpty' : 'linkNowhere'
    return [finding(code, 'wrong', [SETTINGS], { field, sent: inShort(sent) })]
  })
  const contacts = shop.settings.contacts
    .filter(({ isActive, type, title, value }) => isActive && contactsIn(type, title.eng, value).length === 0)
    .map((one) =>
      finding(one.value ? 'linkNowhere' : 'linkEmpty', 'wrong', [subjectOf('contact', one)], {
        field: 'value',
        sent: inShort(one.value || null),
      }),
    )
  const phones = shop.branches
    .filter((branch) => branch.phone && !isPhone(branch.phone))
    .map((branch) =>
      finding('linkNowhere', 'wrong', [subjectOf('branch', branch)], { field: 'phone', sent: branch.phone }),
    )
  return [...links, ...contacts, ...phones]
}

function keyFindings({ settings, read }: Shop): Finding[] {
  const missing = [
    read.merchant &&
      hasYandexMap(read.merchant, settings) &&
      !read.merchant.yandexMapKey &&
      (['map', 'yandexMapKey'] as const),
    settings.amoCRMActive && !settings.amoCRMHash && (['chat', 'amoCRMHash'] as const),
    settings.yandexMetricsEnabled && !settings.yandexMetricsId && (['counter', 'yandexMetricsId'] as const),
  ]
  return missing
    .filter((one) => one !== false && one !== null)
    .map(([what, field]) => ofSettings('keyMissing', 'hint', field, { what }))
}

export function settingsFindings(shop: Shop): Finding[] {
  const { merchant, settings } = shop.read
  const off =
    merchant?.isActive === false
      ? [finding('merchantOff', 'lost', [subjectOf('shop', merchant)], { field: 'isActive' })]
      : []
  if (!settings) return off
  return [
    ...off,
    ...languageFindings(shop),
    ...serviceFindings(shop),
    ...paymentFindings(shop),
    ...needFindings(shop),
    ...pageFindings(shop),
    ...linkFindings(shop),
    ...keyFindings(shop),
  ]
}
