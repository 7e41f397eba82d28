import { createStore } from 'jotai'
import { connectApi } from '#/api/api.ts'
import { buildOrderRequest, type OrderInput } from '#/domain/order/build-order.ts'
import { addToBasketAtom, basketLinesAtom } from '#/features/basket/index.ts'
import { storage } from '#/lib/storage.ts'
import { savedSessionAtom } from '#/session/saved.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { orderInput } from './order-samples.ts'
import { azizasSession } from './test-customer.ts'
import { wholeOrder } from './test-order.ts'

type Answer = Response | Promise<Response>

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: JSON_TYPE })
const JSON_TYPE = { 'Content-Type': 'application/json' }

/** A refusal with a code of the API's own, which no call is repeated for. */
export const refusal = (status: number, code: string) => json({ code }, status)

/**
 * For tests: a server that has orders of one customer, in memory, so that a test decides what it has made and what it
 * answers, and when. It is connected as the API of the page.
 */
export function playOrders({ knowsKeys = false } = {}) {
  const server = {
    /** The orders as the lists and the question by key give them. */
    active: [] as Record<string, unknown>[],
    ended: [] as Record<string, unknown>[],
    byKey: {} as Record<string, Record<string, unknown>>,
    /** How many of the next reads of each list are refused. */
    refusedActive: 0,
    refusedEnded: 0,
    /** What was posted, and with which keys. */
    posts: [] as { key: string | null; body: Record<string, unknown> }[],
    /** What a post does; by itself it makes the order of the samples. */
    onPost: (_n: number): Answer => json(server.make(`new-${server.posts.length}`)),
    /** Called before the lists are read. */
    onLook: () => {},
    make(id: string, change: Record<string, unknown> = {}) {
      const order = wholeOrder({ id, ...change })
      server.active.push(order)
      return order
    },
  }

  const fakeFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    if (request.method === 'POST') {
      server.posts.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() })
      return server.onPost(server.posts.length)
    }
    if (pathname.includes('/by-key/')) {
      const order = server.byKey[pathname.split('/').at(-1) ?? '']
      return order ? json(order) : refusal(404, 'NOT_FOUND')
    }
    if (pathname.endsWith('/active')) {
      server.onLook()
      return server.refusedActive-- > 0 ? refusal(403, 'NO') : json(server.active)
    }
    // Without this word the page has the newest ones, which are under way.
    const page = searchParams.has('onlyArchive') ? server.ended : server.active
    return server.refusedEnded-- > 0 ? refusal(403, 'NO') : json({ content: page })
  }
  connectApi({
    baseURL: 'http://localhost',
    idempotency: knowsKeys,
    fetch: fakeFetch,
    headers: () => ({}),
    onFailure: () => {},
  })
  return server
}

/** For tests: a clock whose waits end at once and are written down; one that waits for ever fails. */
export function fastClock(now = Date.parse('2026-11-21T12:00:00+05:00')) {
  const slept: number[] = []
  return {
    slept,
    now: () => now,
    pass: (ms: number) => {
      now += ms
    },
    random: () => 0,
    sleep: async (ms: number) => {
      if (slept.push(ms) > 200) throw new Error('waits for ever')
      now += ms
    },
  }
}

type Page = ReturnType<typeof createStore>

/** For tests: a page of Aziza's; pages share their storage, which `isFirst` empties. */
export function openPage({ isFirst = false } = {}): Page {
  if (isFirst) for (const name of storage.keys()) storage.remove(name)
  const page = createStore()
  page.set(merchantAtom, { id: 'm-demo' } as never)
  page.set(savedSessionAtom, azizasSession)
  return page
}

/** The dishes of the order of the samples. */
export const fillBasket = (page: Page) =>
  page.set(addToBasketAtom, { productId: 'p-1', choices: { 'mod-1': 1 }, note: 'no onion', count: 2 })

/** What the checkout gives to a submit: the order of the samples, and the lines on the screen. */
export const sentFrom = (page: Page, change: Partial<OrderInput> = {}) => ({
  request: buildOrderRequest(orderInput(change)),
  lines: page.get(basketLinesAtom),
  phone: '+998712000001',
})

/** The network fails before an answer comes. */
export const lost = () => Promise.reject(new TypeError('fetch failed'))
