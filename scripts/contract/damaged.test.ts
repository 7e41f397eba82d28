import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createCall } from '#/api/client.ts'
import { DAMAGES, damaged } from '../lab/faults/hostile/answers.ts'
import { randomOf } from '../random.ts'
import { CALLS, nameOf } from './calls.ts'
import { answersForTests } from './sandbox-answers.ts'

/*
 * What the shop's client makes of bad answers to each call of the contract: of the sandbox's own answers, damaged in
 * every way, and of bodies that are none. An answer is read by its schema or is an error; nothing else comes out.
 */

/** How many damaged answers of each call `npm run faults -- --damaged` asks for; 0: as many as a test has time for. */
const WANTED = Number(process.env.DAMAGED ?? 0)
/** Answers with anything at one place, and seeds of each damage of a whole answer: half of them each. */
const GENERATED = WANTED > 0 ? Math.ceil(WANTED / 2) : 100
const SEEDS = WANTED > 0 ? Math.ceil(WANTED / 2 / DAMAGES.length) : 4
/** The longest answers take some 50 ms to damage and to read, ms. */
const LIMIT = 60_000 + WANTED * 100

/** Sums are made of a whole shared basket: of one with a broken line there is none. */
const isWholeOrNothing = (name: string) => name.includes('/orders/v1/baskets/shared')

const server = answersForTests()

const rows = CALLS.flatMap((row) =>
  row.answer && !row.path.endsWith('/changes') ? [[nameOf(row), row.answer] as const] : [],
)

/** The sandbox's answer to a call. */
const goodAnswer = async (name: string) => (await server().answerOf(name)).text()

/** The client, over a server that gives this answer to everything. */
function clientOf(answer: () => Response | Promise<Response>) {
  let failures = 0
  const call = createCall({
    baseURL: 'https://api.test',
    headers: () => ({}),
    onFailure: () => void failures++,
    fetch: async () => answer(),
  })
  return { call, failures: () => failures }
}
const response = (body: string, status = 200, type = 'application/json') =>
  new Response(body, { status, headers: { 'Content-Type': type } })
const cut = (text: string) =>
  new Response(
    new ReadableStream({
      start: (sender) => sender.enqueue(new TextEncoder().encode(text.slice(0, text.length / 2))),
      pull: (sender) => sender.error(new TypeError('terminated')),
    }),
    { headers: { 'Content-Type': 'application/json' } },
  )

const HTML = '<!doctype html><h1>Log in to the Wi-Fi</h1>'
const UNREADABLE: readonly (readonly [what: string, answer: (good: string) => Response])[] = [
  ['the page of a captive portal', () => response(HTML, 200, 'text/html')],
  ['a page that says it is JSON', () => response(HTML)],
  ['nothing', () => response('')],
  ['blanks', () => response(' \n')],
  ['half of the body', (good) => response(good.slice(0, good.length / 2) || '{')],
  ['a body that breaks off', cut],
  ['a text', () => response('"ok"')],
  ['a number', () => response('42')],
]

test.each(rows)('%s: of no unreadable answer something is read', async (name, schema) => {
  const good = await goodAnswer(name)
  // "Nothing there" is an answer of some calls.
  const mayBeNothing = v.safeParse(schema, undefined).success || v.safeParse(schema, null).success
  for (const [what, answer] of UNREADABLE) {
    if (mayBeNothing && ['nothing', 'blanks'].includes(what)) continue
    const { call, failures } = clientOf(() => answer(good))
    const [error, data] = await call(schema, '/x', { method: 'POST' })
    expect([what, data, error?.kind]).toEqual([what, null, expect.stringMatching(/^(bad-answer|network)$/)])
    expect([what, failures()]).toEqual([what, 1])
  }
})

const POLLUTED = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'

/** The parsed value with the value at one place of it replaced: which place, the number says. */
function replaced(value: unknown, place: number, by: unknown): unknown {
  let left = place
  const at = (inner: unknown): unknown => {
    if (left-- === 0) return by
    if (Array.isArray(inner)) return inner.map(at)
    if (typeof inner !== 'object' || inner === null) return inner
    return Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, at(one)]))
  }
  return at(value)
}
const idsIn = (value: unknown) => JSON.stringify(value ?? null).match(/"(?:id|productId)":"[^"]+"/g) ?? []
const placesIn = (text: string) => Math.min(2_000, (text.match(/[:,[]/g) ?? []).length + 1)

test.each(rows)(
  '%s: damaged answers are read by the schema or are errors',
  async (name, schema) => {
    const good = await goodAnswer(name)
    const whole = good ? v.safeParse(schema, JSON.parse(good)) : null
    if (whole) expect(whole.success).toBe(true)

    for (const damage of DAMAGES)
      for (let seed = 0; seed < SEEDS; seed++) {
        const { body, status } = damaged(good, 200, damage, randomOf(seed))
        const { call } = clientOf(() => response(body, status))
        const [error, data] = await call(schema, '/x', { method: 'POST' })
        expect([damage, error !== null && data !== null]).toEqual([damage, false])
        // Bad records among good ones take none of them away.
        if (damage !== 'broken records among good ones' || !whole?.success) continue
        if (error && isWholeOrNothing(name)) continue
        const kept = new Set(idsIn(data))
        expect([damage, error, idsIn(whole.output).filter((id) => !kept.has(id))]).toEqual([damage, null, []])
      }

    const parsed: unknown = good ? JSON.parse(good) : null
    const junk = fc.oneof(
      fc.jsonValue(),
      fc.constant(JSON.parse(POLLUTED)),
      fc.constantFrom('', -1, 1e300, [[]]),
    )
    fc.assert(
      fc.property(fc.nat(placesIn(good)), junk, (place, by) => {
        const read = v.safeParse(schema, replaced(parsed, place, by))
        if (read.success) expect(() => JSON.stringify(read.output)).not.toThrow()
        expect(({} as Record<string, unknown>).polluted).toBeUndefined()
      }),
      { numRuns: GENERATED },
    )
  },
  LIMIT,
)
