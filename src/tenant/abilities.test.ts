import fc from 'fast-check'
import { createStore } from 'jotai'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { Merchant } from '#/api/schema/merchant.ts'
import { WebSettings } from '#/api/schema/settings.ts'
import { log } from '#/lib/log.ts'
import { languagesAtom, linksAtom, paymentTypesOf } from './abilities.ts'
import { settingsAtom } from './merchant.ts'
import { abilitiesOf, FLAGS, languagesOf, lookOf, servicesOf } from './settings-rules.ts'

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

test.each([
  ['phoneActive', 'phone', 'phone'],
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
  const merchant = v.parse(Merchant, { id: 'm-1' })

  /** What the shop makes of them: every question has an answer of its own type. */
  function isWhole(given: object) {
    const read = settings(given)
    const abilities = abilitiesOf(read)
    for (const [ability, value] of Object.entries(abilities))
      expect([ability, typeof value]).toEqual([ability, 'boolean'])
    for (const shown of Object.values(paymentTypesOf(read))) expect(typeof shown).toBe('boolean')
    for (const list of [languagesOf(read), servicesOf(abilities)]) expect(list.length).toBeGreaterThan(0)
    const look = lookOf(merchant, read, null)
    for (const name of ['name', 'logo', 'favicon', 'mainColor'] as const)
      expect(typeof look[name]).toBe('string')
    return read
  }

  test.each(fields)('%s missing, null or of another type: the default, and nothing else changes', (field) => {
    const whole = { ...usual, ...Object.fromEntries(Object.values(FLAGS).map((flag) => [flag, true])) }
    const { [field]: _, ...rest } = whole as Record<string, unknown>
    for (const wrong of [undefined, null, Symbol.iterator, () => 1]) {
      const read = isWhole(wrong === undefined ? rest : { ...rest, [field]: wrong })
      expect(read[field as keyof typeof read]).toEqual(usual[field as keyof typeof usual])
      expect({ ...read, [field]: null }).toEqual({ ...whole, [field]: null })
    }
  })

  test('2,000 subsets of the fields with anything in them make a shop', () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {})
    const any = fc.oneof(fc.jsonValue(), fc.boolean(), fc.constantFrom('true', 'ON', 'GRID', '#fff', 1, -1))
    const given = fc.dictionary(fc.constantFrom(...fields), any, { maxKeys: fields.length })
    fc.assert(
      fc.property(given, (some) => void isWhole(some)),
      { numRuns: 2_000 },
    )
  })
})
