import { createStore } from 'jotai'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { WebSettings } from '#/api/schema/settings.ts'
import { languagesAtom, linksAtom, paymentTypesOf } from './abilities.ts'
import { settingsAtom } from './merchant.ts'
import { abilitiesOf, FLAGS } from './settings-rules.ts'

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
