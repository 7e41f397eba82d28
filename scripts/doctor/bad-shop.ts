import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { listen } from '../listen.ts'

/*
 * For tests: the answers of a merchant whose back office has let everything in, one fault a record, and a server that gives
 * them over HTTP.
 */

const text = (uz: string, ru = uz) => ({ uz, ru, eng: '' })
const sold = [{ branch: { id: 'b-1' }, active: true }]
const dish = (id: string, name: string, more: object = {}) => ({
  ...{ id, name: text(name), categoryId: 'c-1', costPrice: 45_000, productBranch: sold },
  ...more,
})
const option = (id: string, name: string, more: object = {}) => ({
  id,
  name: text(name),
  price: 1_000,
  ...more,
})
const group = (name: string, modifications: readonly unknown[], more: object = {}) => ({
  ...{ id: `g-${name}`, name: text(name), min: 0, max: 2, modifications },
  ...more,
})
const withGroup = (id: string, name: string, ...groups: readonly object[]) =>
  dish(id, name, { modificationGroups: groups })
const week = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']
const branch = (id: string, name: string, more: object = {}) => ({
  ...{ id, name: text(name), latitude: 41.3, longitude: 69.2, open: '10:00', close: '22:00' },
  ...{ settings: { deliveryEnabled: true, pickupEnabled: true, dineinEnabled: false } },
  ...more,
})

/** A dish that is as it should be. */
export const GOOD_DISH = dish('p-0', 'Osh', { image: 'osh.jpg', gallery: ['osh-2.jpg'] })

export const BAD_MENU = {
  groups: [{ id: 's-1', name: text('Issiq') }],
  categories: [
    { id: 'c-1', groupId: 's-1', name: text('Taomlar') },
    { id: 'c-2', groupId: 's-1', name: text('Shirinliklar') },
    { id: 'c-3', name: text('Nonushta'), availableFrom: 'ertalab' },
    { id: 'c-4', name: { uz: '', ru: ' ', eng: null } },
    { name: text('Raqamsiz') },
  ],
  products: [
    GOOD_DISH,
    dish('p-1', 'Narxsiz', { costPrice: 'kelishiladi' }),
    dish('p-0', 'Osh-2'),
    dish('p-3', 'Nusxa'),
    dish('p-3', 'Nusxa'),
    dish('p-4', 'Chegirmali', { discount: 'yarim narx' }),
    dish('p-5', 'Oʻlchovsiz', { unit: 'BOX' }),
    dish('p-6', 'Bayroqsiz', { active: 'balki' }),
    dish('p-7', 'Matn narx', { costPrice: '45 000' }),
    dish('p-8', ''),
    withGroup('p-9', 'Bahosiz', group('Ziravor', [option('o-1', 'Murch'), option('o-2', '')])),
    withGroup('p-10', 'Nomsiz guruh', group('', [option('o-1', 'Murch')])),
    withGroup('p-11', 'Uchta shart', group('Sous', [option('o-1', 'Achchiq')], { min: 3 })),
    withGroup('p-12', 'Ikki murch', group('Ziravor', [option('o-1', 'Murch'), option('o-1', 'Tuz')])),
    dish('p-13', 'Turkumsiz', { categoryId: 'c-9' }),
    dish('p-14', 'Filialsiz', { productBranch: [{ branch: { id: 'b-9' } }] }),
    dish('p-15', 'Kanalsiz', { systems: ['Telegram'] }),
    dish('p-16', 'Bepul', { costPrice: 0 }),
    dish('p-17', 'Katta chegirma', { discount: 45_000 }),
    dish('p-18', 'Nonushta', { categoryId: 'c-3' }),
    dish('p-19', 'Nomsiz turkumda', { categoryId: 'c-4' }),
    dish('p-20', 'Ruscha', { name: { uz: '', ru: 'Плов', eng: '' } }),
    dish('p-21', 'Yoʻq rasm', { image: 'missing.jpg' }),
    dish('p-22', 'Sahifa rasm', { image: 'page.jpg' }),
    dish('p-23', 'Ogʻir rasm', { image: 'big.jpg' }),
    dish('p-24', 'Sekin rasm', { image: 'slow.jpg' }),
    dish('p-25', 'Manzilsiz rasm', { image: 'http://example.uz/osh.jpg' }),
    dish('p-26', 'Hajmsiz rasm', { image: 'unsaid.jpg' }),
    dish('p-27', 'Oʻchirilgan', { active: false, name: '', costPrice: 0 }),
  ],
}

export const BAD_SETTINGS = {
  ...{ brand: 'Qozon', mainLanguage: 'eng', uzLangActive: true, ruLangActive: 1 },
  ...{ pickupActive: 'bilmayman', dineInActive: true, promoActive: true, mainColor: 'red' },
  ...{ bannersActive: true, storiesActive: true, vacanciesActive: true, mapType: 'YANDEX' },
  ...{ termsOfUseActive: true, aboutMerchantActive: true, paymeActive: true },
  ...{ lateTipActive: true, telegramBotLinkActive: true, instagramActive: true, instagram: '???' },
  contacts: [{ type: 'PHONE', title: text('Aloqa'), value: 'yoʻq' }],
}

/** Each answer by its place. */
export const BAD = {
  merchant: { id: 'm-1', name: text('Qozon'), sub: 'bad' },
  settings: BAD_SETTINGS,
  cities: [{ id: 'city-1', name: text('Toshkent') }],
  branches: [
    branch('b-1', 'Chilonzor'),
    branch('b-2', 'Yopiq', { workHours: week.map((day) => ({ day, isDayOff: true })) }),
    branch('b-3', 'Kuryersiz', { deliveryStart: '23:00', deliveryEnd: '23:30' }),
    branch('b-4', 'Dushanba', {
      phone: 'qoʻngʻiroq qiling',
      workHours: [{ day: 'MONDAY', open: 'tong', close: '22:00' }],
    }),
    branch('b-5', 'Bayroqsiz', { isActive: 'balki' }),
    { name: text('Raqamsiz') },
  ],
  menu: BAD_MENU,
  payments: [
    { id: 'y-1', type: 'CASH', name: text('Naqd'), isActive: true, webEnabled: true },
    { id: 'y-2', type: 'BITCOIN', name: text('Bitkoin'), isActive: true, webEnabled: true },
  ],
  banners: [
    { id: 'n-1', title: text('Yangi'), image: 'banner.jpg', target: { type: 'PRODUCT', value: 'p-99' } },
  ],
  stories: { message: 'ok' },
  vacancies: [],
  about: [{ type: 'ABOUT_COMPANY', text: { uz: '<p>&nbsp;</p>', ru: '' } }],
  promos: [
    promo('r-1', 'TUGAGAN', { endDate: '2020-01-01' }),
    promo('r-2', 'SANASIZ', { startDate: 'ertaga' }),
    promo('r-3', 'TURSIZ', { discountType: 'SOVGA' }),
    promo('r-4', 'YAXSHI', {}),
  ],
} as const

function promo(id: string, code: string, more: object) {
  return { id, code, discountType: 'AMOUNT', productDiscount: 5_000, ...more }
}

const PICTURE = { 'Content-Type': 'image/webp' }

/** A resizing CDN on which some pictures are not as they should be. */
function pictures(app: Hono) {
  app.get('/cdn/:size/:name', async (c) => {
    const name = c.req.param('name')
    if (name === 'missing.jpg') return c.text('Not found', 404)
    if (name === 'page.jpg') return c.html('<title>Sign in</title>')
    if (name === 'slow.jpg') await wait(60_000, null, { ref: false })
    const bytes = new Uint8Array(name === 'big.jpg' || name === 'unsaid.jpg' ? 1_500_000 : 10)
    if (name !== 'unsaid.jpg')
      return c.body(bytes, 200, { ...PICTURE, 'Content-Length': String(bytes.length) })
    // Without its length, as a stream.
    return c.body(new Blob([bytes]).stream(), 200, PICTURE)
  })
}

export async function startBadShop() {
  const app = new Hono()
  app.get('/users/v1/merchants/sub/:sub', (c) => c.json(BAD.merchant))
  app.get('/support/v1/merchant/settings/web', (c) => c.json(BAD.settings))
  app.get('/users/v1/city-merchant/merchant/m-1', (c) => c.json(BAD.cities))
  app.get('/users/v1/branches/full', (c) => c.json(BAD.branches))
  app.get('/products/v1/overalls', (c) => c.json(BAD.menu))
  app.get('/payments/v2/payment-types', (c) => c.json(BAD.payments))
  app.get('/support/v1/banners', (c) => c.json(BAD.banners))
  app.get('/support/v1/stories', (c) => c.json(BAD.stories))
  app.get('/support/v1/vacancies', (c) => c.json(BAD.vacancies))
  app.get('/support/v1/company/policies', (c) =>
    c.req.query('policies') === 'TERMS' ? c.text('oops', 500) : c.json(BAD.about),
  )
  app.get('/users/v1/users/me/WITH_TOKEN', (c) => c.json({ id: 'u-1' }))
  app.get('/orders/v1/promo/user/u-1', (c) => c.json(BAD.promos))
  pictures(app)
  return listen(app)
}
