import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { CALLS, nameOf } from './calls.ts'

/*
 * JSON that is another one's: of a gateway, of another API, of another call. It is whole and comes with a 200, and still
 * answers nothing that was asked.
 */

const ML = { uz: 'Topilmadi', ru: 'Не найдено', eng: 'Not found' }
const FOREIGN: readonly (readonly [what: string, body: unknown])[] = [
  ['an empty record', {}],
  ['an empty list', []],
  ['an envelope', { code: 0, message: 'ok', data: null }],
  ['a record within an envelope', { success: true, data: { id: 'x-1', status: 'COOKING' } }],
  [
    'a refusal that lost its status',
    {
      timestamp: '2026-11-27T10:00:00Z',
      status: 404,
      error: 'Not Found',
      path: '/x',
      code: 'NOT_FOUND',
      description: ML,
      details: [],
    },
  ],
  [
    'what a framework writes by itself',
    { timestamp: '2026-11-27T10:00:00Z', status: 404, error: 'Not Found', path: '/x' },
  ],
  [
    'an empty page',
    {
      content: [],
      totalElements: 0,
      totalPages: 0,
      number: 0,
      size: 10,
      numberOfElements: 0,
      first: true,
      last: true,
      empty: true,
    },
  ],
]

const isList = (schema: v.GenericSchema) =>
  v.safeParse(schema, []).success && !v.safeParse(schema, {}).success
const isPage = (schema: v.GenericSchema) => v.safeParse(schema, { content: [] }).success

const rows = CALLS.flatMap((row) =>
  row.answer && !row.path.endsWith('/changes') ? [[nameOf(row), row.answer] as const] : [],
)

describe('JSON of somebody else is no answer, though it comes with a 200 (ER-06)', () => {
  test.each(rows)('%s', (_name, schema) => {
    for (const [what, body] of FOREIGN) {
      if (what === 'an empty list' && isList(schema)) continue
      if (what === 'an empty page' && isPage(schema)) continue
      expect([what, v.safeParse(schema, body).success]).toEqual([what, false])
    }
  })
})
