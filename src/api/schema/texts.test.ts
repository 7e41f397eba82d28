import * as v from 'valibot'
import { expect, test } from 'vitest'
import { textIn } from '#/domain/text.ts'
import { Address } from './address.ts'
import { SentGroup as ModificationGroup } from './choices.ts'
import { asSent, multilingual, OrderNumber, personName, richTexts, text } from './common.ts'
import { Category, Product } from './menu.ts'
import { Order } from './order.ts'
import { ChatMessage, Notification } from './talk.ts'
import { Tariff } from './tariff.ts'

test.each([
  ['keys with a country', { uz_UZ: 'Osh', ru_RU: 'Плов', en: 'Pilaf' }],
  [
    'a list',
    [
      { lang: 'uz', text: 'Osh' },
      { lang: 'ru', text: 'Плов' },
      { lang: 'en-GB', text: 'Pilaf' },
    ],
  ],
  [
    'a list of other words',
    [{ locale: 'UZ', value: 'Osh' }, { locale: 'RU', value: 'Плов' }, null, { locale: 'EN', value: 'Pilaf' }],
  ],
])('texts by %s are those of their languages', (_how, sent) => {
  expect(v.parse(multilingual(), sent)).toEqual({ uz: 'Osh', ru: 'Плов', eng: 'Pilaf' })
})

test.each([
  ['stock', 'нет', 0],
  ['stock', false, 0],
  ['stock', null, null],
  ['stock', '3', 3],
])('a %s of %j is %j', (field, sent, read) => {
  const branch = { branch: { id: 'b-1' }, [field]: sent }
  const dish = { id: 'p', categoryId: 'c', name: 'Osh', costPrice: 1_000, productBranch: [branch] }
  expect(v.parse(Product, dish).productBranch[0]?.stock).toBe(read)
})

type Row = [field: string, sent: unknown, more: object, read: object]
test.each<Row>([
  ['unit', 'порц.', { amount: 330 }, { unit: 'COUNT', amount: 1 }],
  // Of a bottle the price is that of the bottle.
  ['unit', 'ml', { amount: 330 }, { unit: 'COUNT', amount: 1 }],
  ['unit', 'кг', { amount: 0.5 }, { unit: 'KG', amount: 0.5 }],
  ['additionalPrice', '-5000', {}, { additionalPrice: -5_000 }],
  ...[-1, 0, 0.9, 9.4, 46, '47'].map((sent): Row => ['grade', sent, {}, { grade: null }]),
  ['grade', '4,7', {}, { grade: 4.7 }],
  ['timeCookingMin', '20,5', {}, { timeCookingMin: 20.5 }],
  ...[-5, 0, 1500, '20-25'].map((sent): Row => ['timeCookingMin', sent, {}, { timeCookingMin: null }]),
  ...['0', '-', '—', ' ', '<p><br></p>', ['x']].map((sent): Row => ['measure', sent, {}, { measure: null }]),
  ['measure', '450&nbsp;g', {}, { measure: '450\u00a0g' }],
  ['measure', '<b>450</b> g', {}, { measure: '450 g' }],
  ['measure', 450, {}, { measure: 450 }],
  ['name', '{"uz":"Osh","ru":"Плов","eng":"Pilaf"}', {}, { name: { uz: 'Osh', ru: 'Плов', eng: 'Pilaf' } }],
  ['name', '{"en": "Pilaf &amp; salad"}', {}, { name: { uz: '', ru: '', eng: 'Pilaf & salad' } }],
  ['name', '{"Osh" kechki', {}, { name: { uz: '{"Osh" kechki' } }],
  ['systems', ['Web'], {}, { systems: ['WEB'] }],
  ['modificationGroups', { id: 'g', name: 'Size', modifications: { id: 'o', name: 'L' } }, {}, {}],
])('a dish whose %s is %j is on the menu', (field, sent, more, read) => {
  const dish = { id: 'p', categoryId: 'c', name: 'Osh', costPrice: 1_000, ...more, [field]: sent }
  expect(v.parse(Product, dish)).toMatchObject(read)
})

test.each([
  ['KG', 0.5, 0.5, true],
  ['KG', '0,5', 0.5, true],
  ['KG', '500 g', 0.5, true],
  ['KG', '1.5кг', 1.5, true],
  ['GRAMM', '0,3 kg', 300, true],
  ['KG', null, 1, true],
  ['KG', ' ', 1, true],
  ['KG', 'many', 1, false],
  ['KG', '1/2', 1, false],
  ['KG', '500 ml', 1, false],
  ['KG', '3 dona', 1, false],
  ['KG', {}, 1, false],
  // Of a piece the amount says nothing of its price.
  ['COUNT', 'many', 1, true],
  ['BOX', '500 g', 1, true],
])('a dish by %s of the amount %j is sold by %d: %j', (unit, sent, amount, active) => {
  const dish = { id: 'p', categoryId: 'c', name: 'Osh', costPrice: 1_000, unit, amount: sent }
  expect(v.parse(Product, dish)).toMatchObject({ amount, active })
})

test.each([
  ['Osh', 'Osh'],
  ['Fish &amp; Chips', 'Fish & Chips'],
  ['Fish &amp;amp; Chips &amp;quot;XL&amp;quot;', 'Fish & Chips "XL"'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['<b>Osh</b> to‘yona', 'Osh to‘yona'],
  ['&lt;b&gt;', '<b>'],
  ['&nbsp;', ''],
  ['<p><br></p>', ''],
  ['<300 g', '<300 g'],
  ['\u202eOsh\u202c, palov', 'Osh, palov'],
  ['\u2067محمد\u2069', 'محمد'],
  ['\u3164', ''],
  ['null', ''],
  [998712000000, '998712000000'],
  [0, ''],
  [true, ''],
  [null, ''],
])('a short text: %j is %j', (sent, read) => {
  expect(v.parse(text(), sent)).toBe(read)
  expect(v.parse(multilingual(), { ru: sent }).ru).toBe(read)
})

test('a text is cut between characters', () => {
  expect(v.parse(text(4), 'osh😋')).toBe('osh')
})

test.each([' ', '\u00a0', '\u200b', '\ufeff', '\u00ad', '<p><br></p>', '<p>&nbsp;</p>', 'null'])(
  'a language that says %j is not written: another one is shown (LN-03)',
  (blank) => {
    const sent = { uz: blank, ru: 'Лагман', eng: blank }
    expect(textIn(v.parse(multilingual(), sent), 'eng')).toBe('Лагман')
    expect(textIn(v.parse(richTexts(500), sent), 'uz')).toBe('Лагман')
  },
)

test('HTML keeps its entities, which its reader decodes', () => {
  expect(v.parse(richTexts(500), { uz: '<p>&lt;300 g &amp; osh</p>' }).uz).toBe('<p>&lt;300 g &amp; osh</p>')
})

test.each([
  ['&lt;p&gt;Double &amp;amp; trouble&lt;/p&gt;', '<p>Double & trouble</p>', 'Double & trouble'],
  ['&lt;p class=&quot;x&quot;&gt;Osh&lt;/p&gt;', '<p class="x">Osh</p>', 'Osh'],
  ['Yangi: &lt;b&gt;osh&lt;/b&gt;, non', 'Yangi: <b>osh</b>, non', 'Yangi: osh, non'],
  ['Osh&lt;br /&gt;non', 'Osh<br />non', 'Osh non'],
  ['&amp;lt;p&amp;gt;Osh&amp;lt;/p&amp;gt;', '<p>Osh</p>', 'Osh'],
  ['5 &lt; 6 &amp;amp; 7 &gt; 3', '5 &lt; 6 &amp; 7 &gt; 3', '5 < 6 & 7 > 3'],
  ['&lt;300 g&lt;/p&gt;', '&lt;300 g&lt;/p&gt;', '<300 g</p>'],
  ['&lt;p&gt; ochiladi', '&lt;p&gt; ochiladi', '<p> ochiladi'],
  ['&lt;achchiq&gt;osh&lt;/achchiq&gt;', '&lt;achchiq&gt;osh&lt;/achchiq&gt;', '<achchiq>osh</achchiq>'],
])('markup that was escaped, %s, is read as markup', (sent, rich, short) => {
  expect(v.parse(richTexts(500), { uz: sent }).uz).toBe(rich)
  expect(v.parse(text(), sent)).toBe(short)
})

test('a message keeps the lines of its list and its paragraphs', () => {
  const read = (sent: string) => v.parse(ChatMessage, { id: 'm-1', text: sent }).text
  expect(read('<p>Menyu:</p><ul><li>Osh <b>katta</b></li><li>Non</li></ul>')).toBe('Menyu:\nOsh katta\nNon')
  expect(read('Salom<br>Hayr')).toBe('Salom\nHayr')
  expect(read('Bir\nikki &amp; uch')).toBe('Bir\nikki & uch')
})

const ADDRESS = { id: 'a-1', latitude: 41.3, longitude: 69.2 }
test.each([
  ['Bog&#39;ishamol ko&#39;chasi', "Bog'ishamol ko'chasi"],
  ['5<br>', '5'],
  ['Non &amp; choy', 'Non & choy'],
  ['2 < 3 qavat', '2 < 3 qavat'],
])('what a server repeats of a customer, %s, has no entities and no tags', (sent, read) => {
  const address = v.parse(Address, { ...ADDRESS, streetName: sent, comment: sent })
  expect([address.streetName, address.comment]).toEqual([read, read])
  expect(v.parse(Address, { ...ADDRESS, streetName: address.streetName }).streetName).toBe(read)
  const order = v.parse(Order, { id: 'o-1', comment: sent, address: { streetName: sent } })
  expect([order.comment, order.address?.streetName]).toEqual([read, read])
  expect(v.parse(ChatMessage, { id: 'm-1', text: sent }).text).toBe(read)
})

test('a number of an order has no tags', () => {
  expect(['<b>1005</b>', 'A-1005', 1005, 'null', ''].map((sent) => v.parse(OrderNumber, sent))).toEqual([
    ...['1005', 'A-1005', 1005, null, null],
  ])
})

test('a notification without words and picture is none', () => {
  const isOne = (sent: object) => v.is(Notification, { id: 'n-1', ...sent })
  expect([{}, { title: ' ', text: '<p></p>' }, { text: 'Osh' }, { image: 'a.jpg' }].map(isOne)).toEqual([
    ...[false, false, true, true],
  ])
})

test.each([
  ['click', 'CLICK', ''],
  ['Click', 'CLICK', ''],
  ['Alif', 'OTHER', 'Alif'],
])('the way of paying of an order may be its name alone: %s', (payment, type, name) => {
  expect(v.parse(Order, { id: 'o-1', payment }).payment).toMatchObject({ type, name: { eng: name } })
  expect(v.parse(Order, { id: 'o-1', payment: null }).payment).toBeNull()
})

test.each([
  [1_200, 1_200],
  [5.452, null],
  [-1, null],
  [null, null],
])('a way of %j metres is %j', (distance, read) => {
  expect(v.parse(Tariff, { price: 15_000, distance }).distance).toBe(read)
})

test('what a person typed is repeated as it was', () => {
  expect(v.parse(asSent(), ' &amp; \u202eosh ')).toBe(' &amp; \u202eosh ')
})

test('a house, a floor may be sent as a number, whose zero is none', () => {
  expect([12, 0, true].map((sent) => v.parse(asSent(), sent))).toEqual(['12', '', ''])
})

test.each([
  ['null', ''],
  ['undefined', ''],
  ['null undefined', ''],
  ['None None', ''],
  ['Null', 'Null'],
  ['Aziza', 'Aziza'],
  ['Anna null', 'Anna null'],
])('a person called %s is called %j', (sent, read) => {
  expect(v.parse(personName(), sent)).toBe(read)
})

const BLANK = { uz: ' ', ru: '\u200b', eng: '<p><br></p>' }
const dish = { id: 'p-1', categoryId: 'c-1', costPrice: 30_000 }

test('a dish without a name in any language is not sold; what holds others gets a name', () => {
  expect(v.parse(Product, { ...dish, name: BLANK }).active).toBe(false)
  expect(v.parse(Product, { ...dish, name: { ...BLANK, ru: 'Лагман' } }).active).toBe(true)
  const group = v.parse(ModificationGroup, { id: 'g-1', name: BLANK })
  expect(textIn(group.name, 'ru')).toBe('На выбор')
  expect(textIn(v.parse(Category, { id: 'c-1', name: BLANK }).name, 'uz')).toBe('Boshqa taomlar')
})
