import { expect, test } from 'vitest'
import { CALLS } from './calls.ts'
import { openApi, recordSchemas, schemaOf } from './openapi.ts'
import { guesses, KEYWORDS, validate } from './validate.ts'

/* The document that is written from the table, and the check of answers by it (QA-02). */

/** Every object of a document, with the names it has. */
function keywordsOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(keywordsOf)
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, inner]) => {
    if (['default', 'enum', 'const', 'required'].includes(key)) return [key]
    return key === 'properties'
      ? [key, ...Object.values(inner).flatMap(keywordsOf)]
      : [key, ...keywordsOf(inner)]
  })
}

test('the document has no keyword that the check of answers does not know, and every reference leads somewhere', () => {
  const schemas = [
    ...Object.values(recordSchemas()),
    ...CALLS.flatMap(({ answer }) => (answer ? [schemaOf(answer)] : [])),
  ]
  const known: readonly string[] = KEYWORDS
  expect(new Set(schemas.flatMap(keywordsOf).filter((key) => !known.includes(key)))).toEqual(new Set())
  const document = JSON.stringify(openApi({ version: '1' }))
  const references = new Set(
    [...document.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name),
  )
  for (const name of references) expect(Object.keys(recordSchemas())).toContain(name)
  // Nothing is described as "anything" without a word.
  expect(document.includes('"items":{}')).toBe(false)
})

test('names of operations are unique, and each path names its parameters', () => {
  const { paths } = openApi({ version: '1' })
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, ...operation })),
  )
  expect(operations).toHaveLength(CALLS.length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(CALLS.length)
  for (const { path, parameters } of operations)
    expect(parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`)).toEqual(
      path.match(/\{\w+\}/g) ?? [],
    )
})

test.each([
  [{ type: 'string' }, 7, 'a number'],
  [{ type: ['string', 'null'], default: '' }, true, 'yes or no'],
  [{ type: 'number', minimum: 0 }, -1, 'a number'],
  [{ type: 'integer' }, 1.5, 'a number'],
  [{ enum: ['A', null] }, 'B', 'a text'],
  [{ type: 'string', pattern: '^a$' }, 'b', 'a text'],
  [{ type: 'array', items: { type: 'string' } }, {}, 'an object'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, [], 'a list'],
])('%j does not take %j', (schema, value, is) => {
  expect(validate(schema, value)).toMatchObject([{ path: '', is }])
})

test('of fields that the server names, names and values are looked at', () => {
  const pieces = {
    type: 'object',
    propertyNames: { pattern: '^[a-z]+$' },
    additionalProperties: { type: 'integer', minimum: 1 },
  }
  expect(validate(pieces, { onion: 2 })).toEqual([])
  expect(validate(pieces, { Onion: 2 })).toMatchObject([{ path: 'Onion', is: 'a name' }])
  expect(validate(pieces, { onion: 0 })).toMatchObject([{ path: 'onion', is: 'a number' }])
})

test('a difference says where it is, and what the shop goes by', () => {
  const schemas = recordSchemas()
  const product = {
    id: 'p',
    categoryId: 'c',
    costPrice: '45000',
    unit: 'BOX',
    productBranch: [{ branch: {} }],
  }
  expect(
    validate({ $ref: '#/components/schemas/Menu' }, { categories: [], products: [product, {}] }, schemas),
  ).toEqual([
    { path: 'products[0].unit', is: 'a text', wanted: 'one of KG, LITER, GRAMM, COUNT', fallback: 'COUNT' },
    { path: 'products[0].costPrice', is: 'a text', wanted: 'a number', fallback: undefined },
    {
      path: 'products[0].productBranch[0].branch.id',
      is: 'nothing',
      wanted: 'a text or a whole number',
      fallback: undefined,
    },
    {
      path: 'products[1].categoryId',
      is: 'nothing',
      wanted: 'a text or a whole number',
      fallback: undefined,
    },
  ])
})

test('a field that may be missing but not be wrong makes its record bad; a guess is one only where the value says something', () => {
  const schemas = recordSchemas()
  const product = {
    id: 'p',
    categoryId: 'c',
    costPrice: 1,
    additionalPrice: 'x',
    amount: null,
    priority: null,
  }
  const menu = { $ref: '#/components/schemas/Menu' }
  const answer = { categories: [], products: [product] }
  expect(validate(menu, answer, schemas)).toEqual([
    { path: 'products[0].additionalPrice', is: 'a text', wanted: 'a number', fallback: undefined },
  ])
  expect(guesses(menu, answer, schemas).map(({ path, fallback }) => [path, fallback])).toEqual([
    ['products[0].unit', 'COUNT'],
    ['products[0].amount', 1],
  ])
})
