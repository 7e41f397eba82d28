import fc from 'fast-check'
import { type Atom, createStore } from 'jotai'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { Merchant } from '#/api/schema/merchant.ts'
import { WebSettings } from '#/api/schema/settings.ts'
import { pointOf } from '#/domain/geo/geo.ts'
import { paletteFrom } from '#/domain/theme/palette.ts'
import { log } from '#/lib/log.ts'
import { type PathName, paths } from '#/paths.ts'
import { demo } from '../../scripts/sandbox/seeds/demo/demo.ts'
import { abilitiesAtom, languagesAtom, paymentTypesAtom, paymentTypesOf } from './abilities.ts'
import { contactsAtom, isOwnBotAtom } from './contacts.ts'
import { linksAtom } from './links.ts'
import { brandLookAtom, merchantAtom, settingsAtom } from './merchant.ts'
import { isPageOn } from './pages.ts'
import { abilitiesOf, FLAGS, hasYandexMap, languagesOf, lookOf, servicesOf } from './settings-rules.ts'

const entries = Object.entries(FLAGS) as [keyof typeof FLAGS, string][]
const settings = (given: object = {}) => v.parse(WebSettings, given)

describe('each flag is its own ability (ST-08)', () => {
  test.each(entries)('%s: %s', (ability, flag) => {
    const [off, on] = [abilitiesOf(settings({ [flag]: false })), abilitiesOf(settings({ [flag]: true }))]
    expect([off[ability], on[ability]]).toEqual([false, true])
    // Without tabs the basket has no place but over the menu.
    expect({ ...on, [ability]: false, basketPill: off.basketPill }).toEqual(off)
  })

  test('a missing flag is off, but for delivery', () => {
    const none = abilitiesOf(settings())
    const on = entries.flatMap(([ability]) => (none[ability] ? [ability] : []))
    expect(on).toEqual(['delivery'])
  })
})

/** A shop that has all that is asked together with a flag: its links, its counter, its chat. */
const WHOLE = settings({ ...demo.settings, amoCRMHash: 'a1b2c3', yandexMetricsId: '1' })
const flags = Object.entries(WHOLE).filter(([, value]) => typeof value === 'boolean')

test.each(flags)('%s is read: its other value changes something of the shop (ST-08)', (flag, value) => {
  const read = (given: WebSettings) => {
    const store = createStore()
    store.set(settingsAtom, given)
    const all = [abilitiesAtom, languagesAtom, paymentTypesAtom, linksAtom, brandLookAtom]
    return all.map((one) => store.get(one as Atom<unknown>))
  }
  expect(read({ ...WHOLE, [flag]: !value })).not.toEqual(read(WHOLE))
})

test.each([
  ['cashActive', 'CASH', true],
  ['terminalActive', 'TERMINAL', false],
  ['paymeActive', 'PAYME', false],
  ['clickActive', 'CLICK', false],
  ['uzumActive', 'UZUM', false],
] as const)('%s is the way of paying %s', (flag, type, usual) => {
  expect(paymentTypesOf(settings())[type]).toBe(usual)
  expect(paymentTypesOf(settings({ [flag]: !usual }))[type]).toBe(!usual)
})

const MAPS = ['YANDEX', 'LAMENU_YANDEX', 'LEAFLET', 'OTHER', null, undefined] as const
test.each(MAPS.flatMap((mapType) => MAPS.map((mapProvider) => ({ mapType, mapProvider }))))(
  'the map of the settings counts, else the merchant’s: $mapType, $mapProvider (DL-10)',
  ({ mapType, mapProvider }) => {
    const merchant = v.parse(Merchant, { id: 'm-1', name: 'Shop', mapProvider })
    const isYandex = (map: unknown) => map === 'YANDEX' || map === 'LAMENU_YANDEX'
    const isSaid = isYandex(mapType) || mapType === 'LEAFLET'
    expect(hasYandexMap(merchant, settings({ mapType }))).toBe(isYandex(isSaid ? mapType : mapProvider))
    expect(hasYandexMap(null, settings({ mapType }))).toBe(isYandex(mapType))
  },
)

test.each([
  ['telegramActive', 'telegram', 'telegram'],
  ['instagramActive', 'instagram', 'instagram'],
  ['facebookActive', 'facebook', 'facebook'],
  ['telegramBotLinkActive', 'telegramBotLink', 'bot'],
  ['iosAppLinkActive', 'iosAppLink', 'ios'],
  ['androidAppLinkActive', 'androidAppLink', 'android'],
] as const)('%s off: the link is not shown though it is there', (flag, field, link) => {
  const store = createStore()
  store.set(settingsAtom, settings({ [field]: 'https://a.example/' }))
  expect(store.get(linksAtom)[link]).toBeNull()
  store.set(settingsAtom, settings({ [field]: 'https://a.example/', [flag]: true }))
  expect(store.get(linksAtom)[link]).toBe('https://a.example/')
  store.set(settingsAtom, settings({ [field]: 'leads nowhere', [flag]: true }))
  expect(store.get(linksAtom)[link]).toBeNull()
})

test('phoneActive off: no number is shown though some are there; each of them is one (PF-07)', () => {
  const store = createStore()
  const phone = '1151 / 71 200 00 00'
  store.set(settingsAtom, settings({ phone }))
  expect(store.get(linksAtom)).toMatchObject({ phone: null, phones: [] })
  store.set(settingsAtom, settings({ phone, phoneActive: true }))
  expect(store.get(linksAtom)).toMatchObject({
    phone: '1151',
    phones: [{ href: 'tel:1151' }, { href: 'tel:+998712000000' }],
  })
})

test.each([
  [{}, ['uz']],
  [{ ruLangActive: true, engLangActive: true }, ['uz', 'ru', 'eng']],
  [{ uzLangActive: false, ruLangActive: true }, ['ru']],
  [{ uzLangActive: false }, ['uz']],
])('languages of %o, in their order: %o (LN-01)', (flags, languages) => {
  const store = createStore()
  store.set(settingsAtom, settings(flags))
  expect(store.get(languagesAtom)).toEqual(languages)
})

describe('settings that are incomplete or wrong', () => {
  const fields = Object.keys(WebSettings.entries)
  const usual = settings()
  const merchantFields = Object.keys(Merchant.entries)
  const bare = v.parse(Merchant, { id: 'm-1' })

  /** What the shop makes of them: every question has an answer of its own type. */
  function isWhole(given: object, record: object = {}) {
    const read = settings(given)
    const merchant = v.parse(Merchant, { ...record, id: 'm-1' })
    const abilities = abilitiesOf(read)
    const look = lookOf(merchant, read, null)
    const store = createStore()
    store.set(settingsAtom, read)
    store.set(merchantAtom, merchant)
    const point = pointOf(merchant)
    const types = (values: readonly unknown[]) => [...new Set(values.map((value) => typeof value))]
    expect({
      flags: types(Object.values(abilities)),
      payments: types(Object.values(paymentTypesOf(read))),
      look: types([look.name, look.logo, look.favicon, look.mainColor]),
      contacts: store.get(contactsAtom).every(({ link }) => link !== ''),
      links: Object.values(store.get(linksAtom)).includes(''),
      bot: typeof store.get(isOwnBotAtom)('https://t.me/any_bot'),
      isOnEarth: !point || (Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180),
      pages: types((Object.keys(paths) as PathName[]).map((name) => isPageOn(name, abilities))),
      lists: [languagesOf(read).length > 0, servicesOf(abilities).length > 0],
    }).toEqual({
      flags: ['boolean'],
      payments: ['boolean'],
      look: ['string'],
      contacts: true,
      links: false,
      bot: 'boolean',
      isOnEarth: true,
      pages: ['boolean'],
      lists: [true, true],
    })
    const colours = Object.values(paletteFrom({ ...look, telegram: null }))
    expect(colours.join()).not.toMatch(/NaN|undefined|null|,,/)
    return read
  }

  /** What cannot be read promises nothing; that they are there without being said, is. */
  const OFF_UNREAD = ['deliveryActive', 'cashActive']

  test.each(fields)(
    '%s missing, null or unreadable: the default or off, and nothing else changes',
    (field) => {
      const whole = { ...usual, ...Object.fromEntries(Object.values(FLAGS).map((flag) => [flag, true])) }
      const { [field]: _, ...rest } = whole as Record<string, unknown>
      for (const wrong of [undefined, null, Symbol.iterator, () => 1]) {
        const read = isWhole(wrong === undefined ? rest : { ...rest, [field]: wrong })
        const isOff = wrong !== undefined && wrong !== null && OFF_UNREAD.includes(field)
        expect(read[field as keyof typeof read]).toEqual(isOff ? false : usual[field as keyof typeof usual])
        expect({ ...read, [field]: null }).toEqual({ ...whole, [field]: null })
      }
    },
  )

  const WRONG = [null, 0, -1, 413, 1e300, '', 'x', true, false, [], {}, [null], [[]], { uz: 1 }]

  test.each(fields)('%s as any JSON of another type: a shop, and nothing else changes', (field) => {
    vi.spyOn(log, 'warn').mockImplementation(() => {})
    const read = usual as Record<string, unknown>
    for (const wrong of WRONG)
      expect({ ...isWhole({ [field]: wrong }), [field]: null }).toEqual({ ...read, [field]: null })
  })

  test.each(merchantFields)('%s of the merchant missing, null or of another type: the same', (field) => {
    const whole = demo.merchant as Record<string, unknown>
    const { [field]: _, ...rest } = whole
    const parsed = v.parse(Merchant, whole)
    for (const record of [rest, ...WRONG.map((wrong) => ({ ...rest, [field]: wrong }))]) {
      const read = v.safeParse(Merchant, record)
      // Without its id there is no merchant: nothing could be asked for in its name.
      if (!read.success) expect(field).toBe('id')
      else expect({ ...read.output, [field]: null }).toEqual({ ...parsed, [field]: null })
      isWhole({}, record)
    }
    expect(isWhole({}, bare)).toEqual(usual)
  })

  test('2,000 subsets of the fields of both with anything in them make a shop', () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {})
    const any = fc.oneof(
      fc.jsonValue(),
      fc.boolean(),
      fc.constantFrom('true', 'ON', 'GRID', '#fff', 1, -1, 413),
    )
    const of = (names: readonly string[]) =>
      fc.dictionary(fc.constantFrom(...names), any, { maxKeys: names.length })
    fc.assert(
      fc.property(of(fields), of(merchantFields), (some, record) => void isWhole(some, record)),
      { numRuns: 2_000 },
    )
  })
})
