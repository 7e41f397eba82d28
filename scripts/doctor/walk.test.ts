import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Branch } from '#/api/schema/branch.ts'
import { Menu, Product } from '#/api/schema/menu.ts'
import { OwnPromo } from '#/api/schema/promo.ts'
import { answerList } from '#/api/schema/records.ts'
import { WebSettings } from '#/api/schema/settings.ts'
import { causeOf, type Fault, faultsIn } from './walk.ts'

const dish = { id: 'p-1', name: 'Osh', categoryId: 'c-1', costPrice: 45_000 }
const group = { id: 'g-1', name: 'Sous', modifications: [{ id: 'o-1', name: 'Achchiq', price: 0 }] }
const branch = { id: 'b-1', name: 'Chilonzor' }
const workHours = (more: object) => ({ ...branch, workHours: [{ day: 'MONDAY', ...more }] })

const said = (fault: Fault) =>
  [fault.is, fault.path.join('.'), fault.is === 'dropped' ? fault.cause.path.join('.') : ''].filter(Boolean)

test.each<[string, v.GenericSchema, unknown, string[][]]>([
  // What the shop reads, in any spelling, is no fault.
  ['a good dish', Product, dish, []],
  ['numbers as texts', Product, { ...dish, costPrice: '45 000 soʻm', discount: '5,000', amount: '0,5' }, []],
  ['flags as words', Product, { ...dish, active: 'ha', deliveryEnabled: 0 }, []],
  ['a unit in Russian', Product, { ...dish, unit: 'кг' }, []],
  ['a value that means what is read anyway', Product, { ...dish, unit: 'count' }, []],
  ['absent fields', Product, { ...dish, unit: '', amount: null, discount: ' ', gallery: null }, []],
  ['hours as cash desks write them', Branch, { ...branch, open: '9.00', close: [22, 0] }, []],
  ['a day of the week by its number', Branch, workHours({ day: 7, open: '0900', close: '2200' }), []],
  ['a date with dots', OwnPromo, { id: 'r', discountType: 'PERCENT', endDate: '31.12.2026' }, []],
  // What it cannot read.
  ['a number', Product, { ...dish, amount: 'yarim' }, [['unread', 'amount']]],
  ['a flag', Product, { ...dish, active: 'balki' }, [['unread', 'active']]],
  ['a unit', Product, { ...dish, unit: 'BOX' }, [['unread', 'unit']]],
  ['a discount', Product, { ...dish, discount: 'yarmi' }, [['unread', 'discount']]],
  ['a list', Product, { ...dish, gallery: 'osh.jpg' }, [['unread', 'gallery']]],
  ['a time', Branch, { ...branch, open: 'ertalab' }, [['unread', 'open']]],
  ['a time of a day', Branch, workHours({ open: 930 }), [['unread', 'workHours.0.open']]],
  ['a day of the week', Branch, workHours({ day: 'BOZOR' }), [['unread', 'workHours.0.day']]],
  ['a limit', OwnPromo, { id: 'r', discountType: 'AMOUNT', endDate: 'ertaga' }, [['unread', 'endDate']]],
  ['a colour', WebSettings, { mainColor: 'red' }, [['unread', 'mainColor']]],
  ['a flag of the settings', WebSettings, { pickupActive: 'balki' }, [['unread', 'pickupActive']]],
  // What it leaves out.
  [
    'a holiday without its day',
    Branch,
    { ...branch, holidays: [{ date: 'bayram' }] },
    [['dropped', 'holidays.0', 'date']],
  ],
  [
    'a choice without an id among others',
    Product,
    { ...dish, modificationGroups: [{ ...group, modifications: [...group.modifications, { name: 'Tuz' }] }] },
    [['dropped', 'modificationGroups.0.modifications.1', 'id']],
  ],
  [
    'two choices with one id',
    Product,
    {
      ...dish,
      modificationGroups: [{ ...group, modifications: [...group.modifications, { id: 'o-1', name: 'Tuz' }] }],
    },
    [['repeated', 'modificationGroups.0.modifications.1']],
  ],
  [
    'records of a list',
    answerList('products', Product),
    [dish, { ...dish, costPrice: 'qimmat' }, { ...dish, id: 'p-2' }, dish],
    [
      ['dropped', '1', 'costPrice'],
      ['repeated', '3'],
    ],
  ],
  [
    'dishes of a menu',
    Menu,
    { categories: [{ id: 'c-1', name: 'Taom', availableTo: 'kech' }], products: [{ ...dish, id: null }] },
    [['unread', 'categories.0.availableTo'], ['dropped', 'products.0', ''].filter(Boolean)],
  ],
  ['no list at all', answerList('products', Product), { content: [] }, []],
])('of %s the faults are these', (_, schema, sent, expected) => {
  expect(faultsIn(schema, sent).map(said)).toEqual(expected)
})

test.each<[object, string]>([
  [{ costPrice: 'qimmat' }, 'costPrice'],
  [{ costPrice: null }, 'costPrice'],
  [{ categoryId: null }, 'categoryId'],
  [{ additionalPrice: 'bor' }, 'additionalPrice'],
  [{ productBranch: [{ branch: {} }] }, 'productBranch.0.branch.id'],
  [{ productBranch: [{ branch: { id: 'b-1' }, costPrice: 'qimmat' }] }, 'productBranch.0.costPrice'],
  [
    { modificationGroups: [{ id: 'g-1', modifications: [{ id: 'o-1', price: 'x' }] }] },
    'modificationGroups.0.modifications.0.price',
  ],
  [{ modificationGroups: 'yoʻq' }, 'modificationGroups'],
])('a dish with %j is left out because of %s', (more, field) => {
  const sent = { ...dish, ...more }
  expect(v.safeParse(Product, sent).success).toBe(false)
  expect(causeOf(Product, sent).path.join('.')).toBe(field)
})

test('a record with the id of another is no loss where it is its copy', () => {
  const [fault] = faultsIn(answerList('products', Product), [dish, { ...dish, costPrice: '45 000' }])
  expect(fault).toMatchObject({ is: 'repeated', isSame: true })
  const [other] = faultsIn(answerList('products', Product), [dish, { ...dish, name: 'Palov' }])
  expect(other).toMatchObject({ is: 'repeated', isSame: false })
})
