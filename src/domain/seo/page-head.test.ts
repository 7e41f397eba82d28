import { expect, test } from 'vitest'
import { UNKNOWN } from '#/domain/hours/tashkent.ts'
import { menu, productNamed } from '#/testing/test-menu.ts'
import { dishHead, headTags, sectionHead, shopHead, shortened } from './page-head.ts'
import type { FoundBranch, FoundSection, FoundShop } from './structured-data.ts'

const BRANCH: FoundBranch = {
  id: 'br-demo-chilonzor',
  address: 'Bunyodkor 12',
  phone: '+998712000000',
  latitude: 41.28,
  longitude: 69.2,
  open: '10:00',
  close: '23:00',
  workHours: [{ day: 'MONDAY', open: '', close: '', isDayOff: true }],
}

const shop = (change: Partial<FoundShop> = {}): FoundShop => ({
  language: 'eng',
  name: 'Qozon',
  about: 'National food',
  logo: 'https://cdn.example/logo.png',
  phone: '+998711111111',
  hrefOf: (path) => `https://qozon.example${path}`,
  pictureOf: (path) => (path ? `https://cdn.example/${path}` : null),
  branch: BRANCH,
  ...change,
})

const dish = productNamed('Norin with horse meat')
const section: FoundSection = {
  id: 'cat-1',
  name: { uz: 'Osh', ru: 'Плов', eng: 'Osh' },
  dishes: menu.products.filter(({ categoryId }) => categoryId === dish.categoryId),
}

test.each([
  ['short', 'short', 10],
  ['one two three', 'one two…', 10],
  ['one two, three', 'one two…', 10],
  ['<p>one</p>   two', 'one two', 10],
  ['longestwordofall', 'longestwo…', 10],
])('%s is shortened to %s', (text, expected, length) => {
  expect(shortened(text, length)).toBe(expected)
})

test('a dish says its name, price and one address, and the same in the languages of an address', () => {
  const head = dishHead(dish, section, shop(), ['uz', 'ru', 'eng'])
  expect(head.title).toBe('Norin with horse meat — Qozon')
  expect(head.description).toMatch(/^Norin with horse meat \d\d,000\u00a0UZS\. /)
  expect(headTags(head)).toContainEqual({
    tag: 'link',
    attributes: { rel: 'alternate', href: `https://qozon.example/ru/product/${dish.id}`, hreflang: 'ru' },
  })
  expect(head.data).toMatchObject({
    '@graph': [
      { '@type': 'MenuItem', offers: { priceCurrency: 'UZS', availability: 'https://schema.org/InStock' } },
      { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }] },
    ],
  })
})

test('a dish with choices that cost more has a lowest price, one that is gone is sold out, diets are named', () => {
  const dear = productNamed('Choyxona oshi')
  const gone = {
    ...dish,
    tags: ['halal', 'spicy'],
    productBranch: [{ branchId: BRANCH.id, active: true, stock: 0, costPrice: null }],
  }
  const dataOf = (one: typeof dish) => dishHead(one, section, shop(), []).data
  expect(dataOf(dear)).toMatchObject({ '@graph': [{ offers: { '@type': 'AggregateOffer' } }, {}] })
  expect(dataOf(gone)).toMatchObject({
    '@graph': [
      {
        offers: { availability: 'https://schema.org/SoldOut' },
        suitableForDiet: ['https://schema.org/HalalDiet'],
      },
      {},
    ],
  })
})

test('the shop has the hours, place and phone of its branch; a day off has no hours', () => {
  expect(shopHead(shop(), [section], ['uz']).data).toMatchObject({
    '@type': 'Restaurant',
    telephone: BRANCH.phone,
    geo: { latitude: 41.28, longitude: 69.2 },
    openingHoursSpecification: { length: 6, 0: { opens: '10:00', closes: '23:00' } },
  })
})

const sunday = (open: string, close: string) => ({ day: 'SUNDAY' as const, open, close, isDayOff: false })
test.each([
  [
    'two shifts',
    { workHours: [sunday('17:00', '23:00'), sunday('10:00', '15:00')] },
    ['10:00–15:00', '17:00–23:00'],
  ],
  ['over midnight', { workHours: [sunday('18:00', '02:00')] }, ['18:00–02:00']],
  ['to 24:00', { workHours: [sunday('18:00', '24:00')] }, ['18:00–00:00']],
  ['round the clock', { workHours: [sunday('00:00', '24:00')] }, ['00:00–23:59']],
  ['hours that cannot be read', { workHours: [sunday('10:00', UNKNOWN)] }, []],
  ['hours of a day that cannot be read', { workHours: [{ ...sunday('10:00', '15:00'), day: UNKNOWN }] }, []],
  ['no hours', { open: '', close: '', workHours: [] }, []],
] as const)('a search engine is told of a Sunday with %s', (_what, change, expected) => {
  const { data } = shopHead(shop({ branch: { ...BRANCH, ...change } }), [], [])
  const told =
    (data as { openingHoursSpecification?: Record<string, string>[] }).openingHoursSpecification ?? []
  const ofSunday = told.filter(({ dayOfWeek }) => dayOfWeek === 'https://schema.org/Sunday')
  expect(ofSunday.map(({ opens, closes }) => `${opens}–${closes}`)).toEqual(expected)
})

test('what is not known is left out', () => {
  const bare = shop({ about: '', logo: null, phone: '', branch: null })
  const head = shopHead(bare, [], [])
  expect(head.title).toBe('Qozon')
  expect(Object.keys(head.data ?? {})).toEqual([
    '@context',
    '@type',
    '@id',
    'name',
    'url',
    'currenciesAccepted',
    'potentialAction',
  ])
  expect(headTags(head).some(({ attributes }) => attributes.name === 'description')).toBe(false)
})

test('a category lists its dishes with their prices', () => {
  const head = sectionHead(section, shop({ language: 'ru' }), ['ru'])
  expect(head.title).toBe('Плов — Qozon')
  expect(head.description).toMatch(/сум/)
  expect(head.canonical).toBe('https://qozon.example/category?id=cat-1')
})

const SAID = {
  average: 4.8,
  count: 120,
  reviews: [
    { userName: 'Dilnoza', grade: 5, comment: 'Good', createdDate: '2026-10-01T10:00:00+05:00' },
    { userName: '', grade: 1, comment: 'No name', createdDate: null },
    { userName: 'Timur', grade: 4, comment: '', createdDate: null },
    { userName: 'Aziz', grade: 4, comment: 'Late', createdDate: null },
  ],
}

test('a dish says its average, and the reviews that have words and a name (DX-11)', () => {
  const { data } = dishHead(dish, section, shop(), [], SAID)
  const product = (data as { '@graph': Record<string, unknown>[] })['@graph'][1]
  expect(product).toMatchObject({
    '@type': 'Product',
    '@id': `https://qozon.example/product/${dish.id}#product`,
    offers: { priceCurrency: 'UZS' },
    aggregateRating: { ratingValue: 4.8, ratingCount: 120, bestRating: 5 },
  })
  expect(product?.review).toEqual([
    {
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Dilnoza' },
      reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5, worstRating: 1 },
      reviewBody: 'Good',
      datePublished: '2026-10-01T10:00:00+05:00',
    },
    expect.not.objectContaining({ datePublished: expect.anything() }),
  ])
})

test.each([
  ['nothing is known', null],
  ['nobody has graded it', { ...SAID, count: 0 }],
  ['the average is none', { ...SAID, average: 0 }],
])('without a rating there is no rated product: %s', (_what, said) => {
  expect(JSON.stringify(dishHead(dish, section, shop(), [], said).data)).not.toContain('aggregateRating')
})
