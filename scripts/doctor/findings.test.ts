import { expect, test } from 'vitest'
import type { Answer, PlaceName } from './answers.ts'
import { BAD, GOOD_DISH } from './bad-shop.ts'
import { findingsOf } from './examine.ts'
import { countsOf, type Finding, finding, inOrder, inShort, type Subject } from './finding.ts'
import { shopOf } from './shop.ts'

const NOW = new Date('2026-11-24T12:00:00+05:00')

const BRANCH = { id: 'b-1', name: 'Chilonzor', open: '10:00', close: '22:00' }
const MENU = { categories: [{ id: 'c-1', name: 'Taomlar' }], products: [GOOD_DISH] }
const CASH = { id: 'y-1', type: 'CASH', name: 'Naqd', isActive: true, webEnabled: true }
const GOOD = {
  merchant: { id: 'm-1', name: 'Qozon', yandexMapKey: 'key' },
  settings: { uzLangActive: true },
  branches: [BRANCH],
  menu: MENU,
  payments: [CASH],
}

type Bodies = Partial<Record<PlaceName, unknown>>
const shopWith = (more: Bodies = {}) => {
  const bodies: Bodies = { ...GOOD, ...more }
  const answers = Object.entries(bodies).map(([name, body]): [string, Answer] => [name, { body }])
  return shopOf(Object.fromEntries(answers), NOW)
}
const said = ({ code, level, field }: Finding) => [level, code, field].filter(Boolean).join(' ')
const foundIn = (more: Bodies) => findingsOf(shopWith(more)).map(said)

const settings = (more: object): Bodies => ({ settings: { ...GOOD.settings, ...more } })
const branches = (...more: object[]): Bodies => ({ branches: more.map((one) => ({ ...BRANCH, ...one })) })
const dish = (more: object): Bodies => ({ menu: { ...MENU, products: [{ ...GOOD_DISH, ...more }] } })
const category = (more: object): Bodies => ({
  menu: { ...MENU, categories: [{ ...MENU.categories[0], ...more }] },
})
const choices = (min: number, max: number, ...modifications: object[]): Bodies =>
  dish({
    modificationGroups: [
      {
        id: 'g',
        name: 'Sous',
        min,
        max,
        modifications: modifications.map((one, at) => ({ id: `o-${at}`, name: 'A', price: 0, ...one })),
      },
    ],
  })
const banner = (type: string, value: string | null): Bodies => ({
  ...settings({ bannersActive: true }),
  banners: [{ id: 'n', title: 'Yangi', image: 'a.jpg', target: { type, value } }],
})

test.each<[string, Bodies, string[]]>([
  ['a shop as it should be', {}, []],
  // Settings.
  ['no language', settings({ uzLangActive: false }), ['wrong noLanguage uzLangActive']],
  ['a main language that is off', settings({ mainLanguage: 'ru' }), ['hint mainLanguageOff mainLanguage']],
  ['no service', settings({ deliveryActive: false }), ['wrong noService deliveryActive']],
  [
    'tables that no branch has',
    { ...settings({ dineInActive: true }), ...branches({ settings: { dineinEnabled: false } }) },
    ['lost serviceNowhere dineInActive'],
  ],
  ['pickup of a branch that does not say', settings({ pickupActive: true }), []],
  [
    'a payment type without a method',
    settings({ clickActive: 'yes' }),
    ['wrong paymentWithoutMethod clickActive'],
  ],
  ['no way to pay', { payments: [{ ...CASH, isActive: false }] }, ['lost noPayment']],
  [
    'a bot without its link',
    settings({ telegramBotLinkActive: true, telegramBotLink: ' ' }),
    ['wrong linkEmpty telegramBotLink'],
  ],
  ['a bot by its name', settings({ telegramBotLinkActive: true, telegramBotLink: '@qozon_bot' }), []],
  ['a link that is off', settings({ facebookActive: false, facebook: '???' }), []],
  [
    'a link that leads nowhere',
    settings({ facebookActive: true, facebook: '???' }),
    ['wrong linkNowhere facebook'],
  ],
  [
    'a page without its text',
    { ...settings({ aboutMerchantActive: true }), about: [] },
    ['wrong pageWithoutText aboutMerchantActive'],
  ],
  [
    'a page with its text',
    { ...settings({ aboutMerchantActive: true }), about: [{ type: 'ABOUT_COMPANY', text: 'Biz' }] },
    [],
  ],
  [
    'stories that are none',
    { ...settings({ storiesActive: true }), stories: [] },
    ['hint listEmpty storiesActive'],
  ],
  ['a map with its key', settings({ mapType: 'YANDEX' }), []],
  ['a chat without its code', settings({ amoCRMActive: true }), ['hint keyMissing amoCRMHash']],
  [
    'cashback by month without cashback',
    settings({ cashbackHistoryActive: true }),
    ['hint needsAnother cashbackHistoryActive'],
  ],
  ['cashback by month', settings({ cashbackHistoryActive: true, cashbackActive: true }), []],
  [
    'payment by saved cards that there are not, and cash alone',
    settings({ cardPaymentActive: true }),
    ['hint needsAnother cardPaymentActive', 'hint needsAnother cardPaymentActive'],
  ],
  [
    'payment by saved cards, and cash alone',
    settings({ cardPaymentActive: true, cardActive: true }),
    ['hint needsAnother cardPaymentActive'],
  ],
  [
    'payment by saved cards',
    {
      ...settings({ cardPaymentActive: true, cardActive: true, clickActive: true }),
      payments: [CASH, { ...CASH, id: 'y-2', type: 'CLICK', name: 'Click' }],
    },
    [],
  ],
  ['a late tip without tips', settings({ lateTipActive: true }), ['hint needsAnother lateTipActive']],
  ['a late tip', settings({ lateTipActive: true, tipActive: true }), []],
  [
    'tips that nobody gets',
    settings({ deliveryActive: false, pickupActive: true, tipActive: true, lateTipActive: true }),
    ['hint needsAnother tipActive'],
  ],
  [
    'invitations without promo codes',
    settings({ referralActive: true }),
    ['hint needsAnother referralActive'],
  ],
  ['invitations', settings({ referralActive: true, promoActive: true }), []],
  [
    'links to follow what nobody brings',
    settings({ deliveryActive: false, pickupActive: true, orderTrackingActive: true, receiverActive: true }),
    ['hint needsAnother orderTrackingActive'],
  ],
  [
    'what needs a delivery where no service is on',
    settings({ deliveryActive: false, tipActive: true, orderTrackingActive: true, receiverActive: true }),
    ['wrong noService deliveryActive'],
  ],
  [
    'what goes with anything',
    settings({
      ...{ repeatAtOnceActive: true, reviewSummaryActive: true, gradeReasonsActive: true },
      ...{ menuHintsActive: true, orderSpendingActive: true },
    }),
    [],
  ],
  ['a shop that is off', { merchant: { ...GOOD.merchant, isActive: false } }, ['lost merchantOff isActive']],
  // Branches and hours.
  ['no branch that is shown', branches({ deleted: true }), ['lost noBranches']],
  [
    'a branch that is never open',
    branches({ open: 'tong' }),
    ['wrong unread open', 'lost neverOpen workHours'],
  ],
  ['a branch with a week off', branches({ holidays: [{ date: '2026-11-25' }] }), []],
  [
    'a day that cannot be read',
    branches({ workHours: [{ day: 'MONDAY', open: 'tong', close: '22:00' }] }),
    ['wrong unread workHours[0].open', 'lost daysUnread workHours'],
  ],
  [
    'couriers who work at night',
    branches({ deliveryStart: '23:00', deliveryEnd: '23:30' }),
    ['lost neverDelivers deliveryStart'],
  ],
  [
    'couriers of a shop that does not deliver',
    {
      ...settings({ deliveryActive: false, pickupActive: true }),
      ...branches({ deliveryStart: '23:00', deliveryEnd: '23:30' }),
    },
    [],
  ],
  [
    'dishes whose hours cannot be read',
    category({ availableFrom: 'tong' }),
    ['lost neverCooked availableFrom'],
  ],
  // Dishes.
  [
    'a dish without a price',
    dish({ costPrice: null }),
    ['lost refused', 'lost dropped products[0].costPrice'].map((one) => one.replace('products[0].', '')),
  ],
  [
    'a dish that is off',
    { menu: { ...MENU, products: [GOOD_DISH, { ...GOOD_DISH, id: 'p', active: false, productBranch: [] }] } },
    [],
  ],
  ['a choice of which enough can be chosen', choices(2, 2, { max: 1 }, { max: 1 }), []],
  [
    'a choice of which too few can be',
    choices(2, 2, { max: 1 }, { max: 1, active: false }),
    ['lost groupCannotBeMet modificationGroups'],
  ],
  [
    'a choice that demands more than may be',
    choices(0, 1, { min: 1 }, { min: 1 }),
    ['lost groupCannotBeMet modificationGroups'],
  ],
  ['a dish of no branch', dish({ productBranch: [] }), ['lost noBranch productBranch']],
  [
    'a dish that its branch has not now',
    dish({ productBranch: [{ branch: { id: 'b-1' }, active: false }] }),
    [],
  ],
  ['a dish of another channel', dish({ systems: ['KIOSK'] }), []],
  ['a channel in small letters', dish({ systems: [' web'] }), []],
  ['a channel by another name', dish({ systems: ['Telegram'] }), ['lost channelMisspelt systems']],
  ['a dish that costs nothing', dish({ costPrice: 0 }), ['wrong free costPrice']],
  ['a discount of the whole price', dish({ discount: 50_000 }), ['wrong discountTakesAll discount']],
  ['a price as text', dish({ costPrice: '45 000' }), ['hint priceAsText costPrice']],
  [
    'a name in one of two languages',
    { ...dish({ name: { uz: 'Osh' } }), ...settings({ ruLangActive: true }) },
    ['hint noTranslation name.ru'],
  ],
  ['a name in no language of the shop', dish({ name: { eng: 'Pilaf' } }), ['hint noTranslation name.uz']],
  // Where things lead.
  ['a banner of a dish', banner('PRODUCT', GOOD_DISH.id), []],
  ['a banner of a dish that is gone', banner('PRODUCT', 'p-9'), ['wrong targetNowhere target']],
  ['a banner of a page that is off', banner('PAGE', 'vacancies'), ['wrong targetNowhere target']],
  ['a banner of an address without https', banner('URL', 'qozon.uz'), ['wrong targetNowhere target']],
  ['a banner that leads nowhere on purpose', banner('NONE', null), []],
  // Promo codes.
  [
    'a promo of today',
    { promos: [{ id: 'r', code: 'R', discountType: 'AMOUNT', endDate: '2026-11-24' }] },
    [],
  ],
  [
    'a promo of yesterday',
    { promos: [{ id: 'r', code: 'R', discountType: 'AMOUNT', endDate: '2026-11-23' }] },
    ['hint promoOver endDate'],
  ],
  [
    'an old promo that is off',
    { promos: [{ id: 'r', code: 'R', discountType: 'AMOUNT', endDate: '2026-11-23', isActive: false }] },
    [],
  ],
  [
    'a promo of an unreadable day',
    { promos: [{ id: 'r', code: 'R', discountType: 'AMOUNT', startDate: 'ertaga' }] },
    ['lost promoUnread startDate'],
  ],
])('of %s this is said', (_, more, expected) => {
  expect(foundIn(more)).toEqual(expected)
})

test('the dish, its group and its choice are called by their names', () => {
  const all = findingsOf(shopWith({ menu: BAD.menu }))
  const twice = all.find(({ code }) => code === 'repeated' && true)
  expect(twice?.subjects[0]).toMatchObject({ kind: 'dish', id: 'p-0', name: { uz: 'Osh-2' } })
  const choice = all.find(({ code, where }) => code === 'repeated' && where.length > 0)
  expect(choice?.where.map(({ uz }) => uz)).toEqual(['Ziravor', 'Tuz'])
})

const subject = (id: string): Subject => ({ kind: 'dish', id, name: { uz: id, ru: '', eng: '' }, image: '' })

test('worst first, and what many dishes have alike is said once', () => {
  const boxes = ['1', '2', '3'].map((id) =>
    finding('unread', 'wrong', [subject(id)], { field: 'unit', sent: '“BOX”' }),
  )
  const all = inOrder([
    finding('priceAsText', 'hint', [subject('1')]),
    ...boxes,
    finding('noName', 'lost', [subject('4')]),
    finding('neverOpen', 'lost', [subject('b')]),
  ])
  expect(all.map(({ code, subjects }) => [code, subjects.length])).toEqual([
    ['neverOpen', 1],
    ['noName', 1],
    ['unread', 3],
    ['priceAsText', 1],
  ])
  expect(countsOf(all)).toEqual({ lost: 2, wrong: 3, hint: 1 })
})

test.each<[unknown, string]>([
  [null, ''],
  [undefined, ''],
  ['qimmat', '“qimmat”'],
  [12, '12'],
  [{ a: 1 }, '{"a":1}'],
  ['x'.repeat(60), `“${'x'.repeat(39)}…`],
])('%j is in short %s', (sent, short) => {
  expect(inShort(sent)).toBe(short)
})
