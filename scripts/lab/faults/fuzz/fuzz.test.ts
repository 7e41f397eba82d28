import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenSandbox, openSandbox } from '../../../sandbox/testing/testing.ts'
import { validRequests } from '../../../sandbox/testing/valid-requests.ts'
import { allRoutes, nameOf, openWorld } from '../../../sandbox/testing/world.ts'
import { allPlaces, judge, type Outcome, placeOfSeed, playFuzz } from './fuzz.ts'
import { draftOf, requestOf, shownRequest } from './mutate.ts'

// A part of `npm run faults -- --fuzz`.
const RUNS = 500

let sandbox: OpenSandbox
beforeAll(async () => {
  sandbox = await openSandbox({ launchesPerMinute: 100_000 })
})
afterAll(() => sandbox.close())

test('hostile requests: none fails the server, none keeps it busy', async () => {
  const outcomes: Outcome[] = []
  await playFuzz({ from: 0, runs: RUNS }, (outcome) => outcomes.push(outcome))
  const broken = outcomes.filter(({ breach }) => breach !== null)
  expect(broken.map(({ seed, breach, request }) => `--seed ${seed}: ${breach}: ${request}`)).toEqual([])
  // The requests are hostile, but not so hostile that nothing looks at them.
  const share = (from: number, to: number) =>
    outcomes.filter(({ status }) => status >= from && status < to).length / RUNS
  expect(share(200, 400)).toBeGreaterThan(0.2)
  expect(share(400, 500)).toBeGreaterThan(0.3)
}, 300_000)

test('every route starts from a request that succeeds', async () => {
  const refused: string[] = []
  let world = await openWorld(sandbox)
  for (const route of allRoutes(sandbox).filter(({ path }) => path !== '/*')) {
    const valid = validRequests(world)[nameOf(route)] ?? {}
    const draft = draftOf(route, valid, world)
    const answer = await sandbox.app.request(requestOf(draft))
    if (answer.status >= 400) refused.push(`${answer.status} ${shownRequest(draft)} ${await answer.text()}`)
    sandbox.services.faults.clear()
    if (valid.isOnce) world = await openWorld(sandbox)
  }
  expect(refused).toEqual([])
}, 300_000)

test('as many seeds as there are places reach every place of every route', async () => {
  const places = allPlaces(allRoutes(sandbox), validRequests(await openWorld(sandbox)))
  expect(places.length).toBeGreaterThan(2_000)
  expect(new Set(places.map((_, seed) => placeOfSeed(places, seed))).size).toBe(places.length)
  const routes = Array.from({ length: RUNS }, (_, seed) => nameOf(placeOfSeed(places, seed).route))
  expect(new Set(routes).size).toBeGreaterThan(0.9 * allRoutes(sandbox).length)
})

test('a server that fails, is silent, is busy or shows its stack is found', async () => {
  const bad = new Hono()
  bad.onError((error, c) => c.text(String(error.stack), 400))
  bad.get('/fails', (c) => c.text('no', 500))
  bad.get('/silent', async (c) => {
    await wait(10_000, null, { ref: false })
    return c.text('late')
  })
  bad.get('/busy', (c) => {
    const end = performance.now() + 600
    while (performance.now() < end);
    return c.text('done')
  })
  bad.get('/stack', () => {
    throw new Error('x')
  })
  bad.get('/cut', () => Promise.reject({ message: 'cut' }))
  bad.get('/fine', (c) => c.text('fine', 422))
  const breach = async (path: string) =>
    (await judge((request) => bad.request(request), new Request(`http://localhost${path}`), 500)).breach
  expect(await breach('/fails')).toBe('an answer of 500')
  expect(await breach('/silent')).toBe('no answer within 500 ms')
  expect(await breach('/busy')).toBe('no answer within 500 ms')
  expect(await breach('/stack')).toBe('a stack in the answer')
  expect(await breach('/cut')).toBe('no answer: {"message":"cut"}')
  expect(await breach('/fine')).toBeNull()
})
