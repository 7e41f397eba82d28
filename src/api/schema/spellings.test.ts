import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CALLS, nameOf } from '../../../scripts/contract/calls.ts'
import { wireOf } from '../../../scripts/contract/json-schema.ts'
import { answersForTests } from '../../../scripts/contract/sandbox-answers.ts'

/*
 * A field that nobody can read takes nothing else with it: of each record of the contract, each field in turn is absent,
 * null, of another kind, or huge. Nothing throws, the other fields of the record and the other records of its list stay,
 * and a flag that cannot be read promises nothing.
 */

const SEED = Number(process.env.SPELLINGS_SEED ?? 1)
/** Values of each field: ten times as many where the seed is a new one each night. */
const RUNS = process.env.SPELLINGS_SEED ? 400 : 40

const server = answersForTests()

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Inner = v.GenericSchema & {
  entries?: Record<string, v.GenericSchema>
  wrapped?: v.GenericSchema
  item?: v.GenericSchema
}
/** A record of an answer with its schema, and a list of records with the schema of the list. */
type Found = {
  records: (readonly [v.GenericSchema, Fields])[]
  lists: (readonly [v.GenericSchema, unknown[]])[]
}

/** All records and lists of an answer, each by the schema that reads it; of a list the first record stands for all. */
function collect(schema: v.GenericSchema, value: unknown, found: Found): Found {
  const wire = wireOf(schema)
  const { entries, wrapped, item }: Inner = schema as Inner
  if (Array.isArray(value)) {
    const list = wire?.[0] === 'listOf' || wire?.[0] === 'fullList' ? wire : null
    const one = list?.[1] ?? item
    if (one && value.length > 0) {
      if (wire && !list?.[2]) found.lists.push([schema, value])
      collect(one, value[0], found)
      return found
    }
  }
  if (wire && (wire[0] === 'as' || wire[0] === 'maybe')) return collect(wire[1], value, found)
  if (wrapped) return collect(wrapped, value, found)
  if (!entries || !isFields(value)) return found
  found.records.push([schema, value])
  for (const [key, field] of Object.entries(entries)) collect(field, value[key], found)
  return found
}

const HUGE = 'x'.repeat(100_000)
/** What no field but a text can be. */
const UNREADABLE = ['?', 'maybe', {}, [[]], { a: 1 }, 1e300, -1e300, HUGE]
const junk = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    ' ',
    '0x1',
    '12:99',
    '1970',
    -1,
    0.5,
    [],
    true,
    ...UNREADABLE,
  ),
  fc.jsonValue(),
)

/** What is made of a field besides the one of its name. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  name: ['active'],
  group: ['groupId'],
  productId: ['id'],
  branch: ['branchId'],
  favaoriteId: ['favouriteId'],
  number: ['lastFour'],
  cartItems: ['hasAllLines'],
  lines: ['hasAllLines'],
  modifications: ['hasAllChoices', 'max'],
  max: ['modifications'],
  serviceType: ['deliveryPrice', 'isServiceKnown'],
  // Hours in one of two fields are of both, and several spans those of each day.
  open: ['close', 'workHours'],
  close: ['open'],
  deliveryStart: ['deliveryEnd'],
  deliveryEnd: ['deliveryStart'],
  prices: ['totals'],
  costPrice: ['productBranch'],
  productBranch: ['costPrice'],
  ...Object.fromEntries(
    ['statusHistory', 'deliveredAt', 'readyTime', 'cookingTime', 'acceptedTime'].map((one) => [
      one,
      ['status'],
    ]),
  ),
}
const INTEGRATION = /^(integration|poster|jowi|loinPoster|mxic|barcode)/
const isMadeOf = (output: string, key: string) =>
  output === key || MADE_OF[key]?.includes(output) || (output === 'integration' && INTEGRATION.test(key))

const changedKeys = (a: unknown, b: unknown) =>
  isFields(a) && isFields(b)
    ? Object.keys({ ...a, ...b }).filter((key) => JSON.stringify(a[key]) !== JSON.stringify(b[key]))
    : []

/** The side of a flag that promises nothing: not sold, not open, not paid, not asked for. */
const SAFE: Readonly<Record<string, boolean | null>> = {
  ...{ active: false, isActive: false, deliveryEnabled: false, available: false, inDeliveryZone: false },
  ...{ isOpen: false, isPaid: null, canPay: false, canCancel: false, isDayOff: true, deleted: true },
}

const rows = CALLS.flatMap((row) => (row.answer ? [[nameOf(row), row.answer] as const] : []))

async function answerOf(name: string, schema: v.GenericSchema): Promise<Found> {
  const body = await (await server().answerOf(name)).text()
  const found: Found = { records: [], lists: [] }
  return body === '' ? found : collect(schema, JSON.parse(body), found)
}

test.each(rows)(
  '%s: a field that cannot be read takes no other with it',
  { timeout: 20_000 + RUNS * 500 },
  async (name, schema) => {
    const { records, lists } = await answerOf(name, schema)
    for (const [record, sent] of records) {
      const whole = v.safeParse(record, sent)
      expect(whole.success).toBe(true)
      const { entries = {} } = record as Inner
      for (const [key, field] of Object.entries(entries)) {
        for (const by of UNREADABLE) {
          const read = v.safeParse(record, { ...sent, [key]: by })
          if (key in SAFE && wireOf(field)?.[0] === 'flag' && read.success && isFields(read.output))
            expect([key, by, read.output[key]]).toEqual([key, by, SAFE[key]])
        }
        const damage = fc.property(junk, (by) => {
          const read = v.safeParse(record, { ...sent, [key]: by })
          const others = read.success ? changedKeys(whole.output, read.output) : []
          expect(others.filter((one) => !isMadeOf(one, key))).toEqual([])
          expect(() => JSON.stringify(read.output)).not.toThrow()
        })
        fc.assert(damage, { seed: SEED, numRuns: RUNS })
      }
    }
    for (const [list, sent] of lists) {
      const few = sent.slice(0, 4)
      const [first, ...rest] = few
      const whole = v.safeParse(list, few)
      expect(whole.success).toBe(true)
      const read = (records: unknown[]) => goodOf(v.safeParse(list, records).output)
      const all = goodOf(whole.output)
      // A record that is there twice counts once; some lists have no ids, and may say the same twice.
      if (isFields(first) && 'id' in first) expect(read([...few, { ...first }])).toEqual(all)
      if (!isFields(first) || rest.length === 0) continue
      for (const by of [
        null,
        'x',
        7,
        [],
        {},
        ...Object.keys(first).map((key) => ({ ...first, [key]: HUGE })),
      ])
        expect(read([by, ...rest]).slice(-rest.length)).toEqual(all.slice(-rest.length))
    }
  },
)

test('records are looked at down to the choices of a dish', async () => {
  const name = 'GET /products/v1/overalls'
  const { records, lists } = await answerOf(name, rows.find(([one]) => one === name)?.[1] ?? v.never())
  const known = new Set(records.flatMap(([, sent]) => Object.keys(sent)))
  expect(
    ['bgColor', 'availableFrom', 'costPrice', 'stock', 'isDefault'].filter((key) => !known.has(key)),
  ).toEqual([])
  expect(lists.length).toBeGreaterThan(5)
})

/** Of a list that says whether it is whole the records. */
const goodOf = (output: unknown): unknown[] => {
  const good = isFields(output) && 'good' in output ? output.good : output
  return Array.isArray(good) ? good : []
}
