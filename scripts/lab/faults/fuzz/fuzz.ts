import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { randomOf } from '../../../random.ts'
import { type OpenSandbox, openSandbox } from '../../../sandbox/testing/testing.ts'
import { validRequests } from '../../../sandbox/testing/valid-requests.ts'
import {
  allRoutes,
  nameOf,
  openWorld,
  type Route,
  type ValidRequest,
  type World,
} from '../../../sandbox/testing/world.ts'
import { type Draft, draftOf, mutate, type Place, placesOf, requestOf, shownRequest } from './mutate.ts'

/** The most that one request may take, ms. */
const LIMIT = 20_000
/** After so many requests a new world, so that a breach can be repeated from its seed. */
const WORLD_LASTS = 25
/** The golden ratio less one: multiples of it are spread evenly, however many there are. */
const GOLDEN = 0.618_034
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
/**
 * The step between the places of neighbouring seeds: far apart, so that few seeds see all routes, and without a common
 * factor with their number, so that as many seeds see all places.
 */
function stepOf(places: number): number {
  let step = Math.max(1, Math.round(places * GOLDEN))
  while (divisor(places, step) > 1) step++
  return step
}

/** What a request made of the server. */
export type Outcome = { seed: number; status: number; ms: number; request: string; breach: string | null }

export type Plan = { from: number; runs: number }

/** Every place of every route, in a fixed order. */
export function allPlaces(
  routes: readonly Route[],
  valid: Readonly<Record<string, ValidRequest>>,
): { route: Route; place: Place }[] {
  return routes.flatMap((route) => {
    const request = valid[nameOf(route)]
    if (!request) throw new Error(`no valid request for ${nameOf(route)}: add it to valid-requests.ts`)
    return placesOf(request).map((place) => ({ route, place }))
  })
}

/** Which place a seed makes hostile. */
export const placeOfSeed = <T>(places: readonly T[], seed: number): T =>
  places[(seed * stepOf(places.length)) % places.length] as T

/** The request of a seed: one place by turns, and up to two others of the same route. */
function draftOfSeed(
  seed: number,
  places: ReturnType<typeof allPlaces>,
  valid: Readonly<Record<string, ValidRequest>>,
  world: World,
): Draft {
  const random = randomOf(seed)
  const { route, place } = placeOfSeed(places, seed)
  const request = valid[nameOf(route)] ?? {}
  const others = Array.from({ length: random.whole(0, 2) }, () => random.oneOf(placesOf(request)))
  // A body is replaced as a whole last: a field that was removed has no fields of its own any more.
  const inBody = [place, ...others].filter(({ in: where }) => where === 'body').slice(0, 1)
  const apart = [place, ...others].filter(({ in: where }) => where !== 'body')
  const start = draftOf(route, request, world)
  return [...inBody, ...apart].reduce((draft, one) => mutate(draft, one, world, random), start)
}

/** A stream is read until it says something; everything else to its end. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text()
  const reader = response.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  return ''
}

/** What is wrong with a response; null: nothing. 501 is how the contract refuses a call that it does not have. */
function breachOf(status: number, text: string): string | null {
  if (status >= 500 && status !== 501) return `an answer of ${status}`
  return /\n\s+at .+\.ts:\d+/.test(text) ? 'a stack in the answer' : null
}

/** Sends one request and judges the response; one that takes longer than `limit` is a breach too. */
export async function judge(
  ask: (request: Request) => Response | Promise<Response>,
  request: Request,
  limit = LIMIT,
): Promise<{ status: number; ms: number; breach: string | null }> {
  const started = performance.now()
  const ending = new AbortController()
  const late = wait(limit, null, { signal: ending.signal }).catch(() => null)
  const asked = async () => {
    const response = await ask(request)
    return { status: response.status, breach: breachOf(response.status, await textOf(response)) }
  }
  const result = await Promise.race([asked(), late]).catch((error: unknown) => ({
    status: 0,
    breach: `no answer: ${error instanceof Error ? error.message : JSON.stringify(error)}`,
  }))
  ending.abort()
  const ms = performance.now() - started
  // A server that was busy all the while keeps the timer from ending, too.
  if (!result || ms > limit)
    return { status: result?.status ?? 0, ms, breach: `no answer within ${limit} ms` }
  return { ...result, ms }
}

/** A sandbox with a bundle to serve. */
async function openFuzzed() {
  const dist = await mkdtemp(path.join(tmpdir(), 'fuzz-'))
  await writeFile(path.join(dist, 'index.html'), '<!doctype html><title>Shop</title>')
  const sandbox = await openSandbox({ dist, launchesPerMinute: 100_000 })
  const close = async () => {
    await sandbox.close()
    await rm(dist, { recursive: true })
  }
  return { sandbox, close }
}

/** Sends the requests of the seeds `from` … `from + runs - 1`, one after the other, to a sandbox of their own. */
export async function playFuzz({ from, runs }: Plan, onOutcome: (outcome: Outcome) => void): Promise<void> {
  const { sandbox, close } = await openFuzzed()
  const ask = (request: Request) => sandbox.app.request(request)
  let world: World | null = null
  for (let seed = from; seed < from + runs; seed++) {
    if (seed % WORLD_LASTS === 0) world = null
    world ??= await openWorld(sandbox as OpenSandbox)
    const valid = validRequests(world)
    const draft = draftOfSeed(seed, allPlaces(allRoutes(sandbox), valid), valid, world)
    const outcome = await judge(ask, requestOf(draft))
    onOutcome({ seed, ...outcome, request: shownRequest(draft) })
    sandbox.services.faults.clear()
    if (valid[nameOf(draft.route)]?.isOnce && outcome.status < 400) world = null
  }
  await close()
}
