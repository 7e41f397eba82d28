import { expect, type FrameLocator, type Locator, type Page, type Request } from '@playwright/test'
import { isApi } from './app-is-there.ts'
import type { Step } from './parity-journeys.ts'
import type { Shop } from './shop.ts'

/** The shop in one of the two places it runs in. */
export type Place = {
  page: Page
  root: Page | FrameLocator
  shop: Shop
  /** The button that commits the screen, by its words. */
  main: (words: RegExp) => Locator
  open: (path: string) => Promise<unknown>
}

/** A call of the server, without what is another value each time. */
export type Call = {
  /** Method and path. */
  of: string
  /** Query, headers and body by the names of their fields, `body.lines.0.count`. */
  fields: Readonly<Record<string, string>>
}

/** What is another value for each customer, order or moment. */
const PASSING: readonly (readonly [RegExp, string])[] = [
  [/\bu-[\da-f]{16,}\b/g, ':user'],
  [/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, ':uuid'],
  [/\bo-[\w-]+/g, ':order'],
  [/\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?/g, ':time'],
  [/\+?998\d{9}/g, ':phone'],
]
const steady = (text: string) => PASSING.reduce((rest, [what, name]) => rest.replaceAll(what, name), text)

/** The headers that the server reads. */
const HEADERS = ['merchant', 'channel', 'accept-language', 'idempotency-key']

function fieldsOf(prefix: string, value: unknown, into: Record<string, string>) {
  if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) fieldsOf(`${prefix}.${name}`, part, into)
  else into[prefix] = steady(JSON.stringify(value))
}

function callOf(request: Request): Call {
  const url = new URL(request.url())
  const headers = request.headers()
  const fields: Record<string, string> = { token: headers.authorization ? 'sent' : 'none' }
  for (const [name, value] of url.searchParams) fieldsOf(`query.${name}`, value, fields)
  for (const name of HEADERS) if (headers[name]) fieldsOf(`header.${name}`, headers[name], fields)
  const body = request.postData()
  if (body !== null) fieldsOf('body', request.postDataJSON(), fields)
  return { of: `${request.method()} ${steady(url.pathname)}`, fields }
}

const isCall = (url: URL) => isApi(url) || url.pathname.startsWith('/webbot/')

/** A page that has made no call for so long has made all that it will make by itself, ms. */
const QUIET_MS = 3_000

/** Plays the steps and resolves to the calls that were made meanwhile, each different one once. */
export async function play(place: Place, steps: readonly Step[]): Promise<Call[]> {
  const calls = new Map<string, Call>()
  let lastAt = performance.now()
  const note = (request: Request) => {
    if (request.method() === 'OPTIONS' || !isCall(new URL(request.url()))) return
    lastAt = performance.now()
    const call = callOf(request)
    calls.set(JSON.stringify(call), call)
  }
  const isQuiet = () => performance.now() - lastAt > QUIET_MS
  place.page.on('request', note)
  for (const step of steps) {
    // A page that is left early does not make its last calls.
    if ('open' in step) await expect.poll(isQuiet).toBe(true)
    await take(place, step)
  }
  await expect.poll(isQuiet).toBe(true)
  place.page.off('request', note)
  return [...calls.values()]
}

async function take({ root, shop, main, open }: Place, step: Step) {
  if ('open' in step) return open(step.open)
  if ('add' in step) return shop.hasDish(step.add)
  if ('basket' in step) return shop.toBasket()
  if ('press' in step) return shop.press(step.press)
  if ('choose' in step) return shop.choose(root.getByRole('radio', { name: step.choose }).first())
  if ('fill' in step) return root.getByRole('textbox', { name: step.fill }).first().fill(step.text)
  if ('name' in step) return shop.fillName(step.name)
  if ('sees' in step) return shop.sees(step.sees)
  if ('address' in step) {
    const confirm = async () => {
      await shop.thumb()
      await main(/^Deliver here/).click()
    }
    return shop.chooseAddress(step.address, confirm)
  }
  const button = main(step.commit)
  await expect(button).toBeVisible()
  await shop.thumb()
  await button.click()
}
