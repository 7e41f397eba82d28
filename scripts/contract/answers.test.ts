import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLS, nameOf } from './calls.ts'
import { recordSchemas, schemaOf } from './openapi.ts'
import { openAnswers } from './sandbox-answers.ts'
import { validate } from './validate.ts'

/* What the sandbox answers is what the contract says, field by field (QA-02). */

let server: Awaited<ReturnType<typeof openAnswers>>
beforeAll(async () => {
  server = await openAnswers()
})
afterAll(() => server.sandbox.close())

const schemas = recordSchemas()
const differences = (schema: Parameters<typeof schemaOf>[0], value: unknown) =>
  validate(schemaOf(schema), value, schemas).map(({ path, is, wanted }) => `${path} is ${is}, not ${wanted}`)

test.each(CALLS.filter(({ path }) => !path.endsWith('/changes')).map((row) => [nameOf(row), row] as const))(
  '%s',
  async (name, row) => {
    const answer = await server.answerOf(name)
    const text = await answer.text()
    expect([row.status ?? 200, row.mayBeEmpty ? 204 : 0], text).toContain(answer.status)
    if (row.answer && text) expect(differences(row.answer, JSON.parse(text))).toEqual([])
  },
)

test.each(['demo', 'dark', 'brands', 'minimal', 'dinein', 'closed'])(
  'every public list of %s, too',
  async (merchant) => {
    const asked = CALLS.filter(({ method, needsToken, path }) => {
      const hasNoId = !/\{(?!merchant|sub)/.test(path)
      return method === 'GET' && !needsToken && hasNoId && !/domain$|geocode|reviews|bookings/.test(path)
    })
    expect(asked.length).toBeGreaterThan(12)
    for (const row of asked) {
      const query = new URLSearchParams(
        Object.entries(row.query ?? {})
          .filter(([, { isNeeded }]) => isNeeded)
          .map(([key, { values }]) => [key, values?.[0] ?? (key === 'lat' ? '41.3' : '69.24')]),
      )
      const path = row.path.replace(/\{\w+\}/, merchant)
      const { status, body } = await server.sandbox.call(`${path}?${query}`, { merchant })
      expect(status, path).toBe(200)
      if (row.answer) expect(differences(row.answer, body), path).toEqual([])
    }
  },
)
