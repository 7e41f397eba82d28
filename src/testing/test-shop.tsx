import { QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { act, type ReactNode } from 'react'
import * as v from 'valibot'
import { connectApi } from '#/api/api.ts'
import { createQueryClient } from '#/api/query.ts'
import { Merchant } from '#/api/schema/merchant.ts'
import { WebSettings } from '#/api/schema/settings.ts'
import { languageAtom } from '#/i18n/language.ts'
import { queryClientAtom } from '#/session/query-client.ts'
import { merchantAtom, settingsAtom } from '#/tenant/merchant.ts'
import { demo } from '../../scripts/sandbox/seeds/demo/demo.ts'
import { render } from './test-page.tsx'

/** How many calls have no answer yet. */
let underWay = 0

const counted =
  (call: typeof fetch): typeof fetch =>
  async (input, init) => {
    underWay++
    try {
      return await call(input, init)
    } finally {
      underWay = Math.max(0, underWay - 1)
    }
  }

/** For tests: the sandbox's shop Qozon in English, its answers from the seed; `settings` over the seed's own. */
export async function renderShop(
  element: ReactNode,
  {
    settings = {},
    prepare = () => {},
    answer = () => null,
  }: {
    settings?: Record<string, unknown>
    /** Called before anything is rendered, such as to sign in. */
    prepare?: (store: ReturnType<typeof createStore>) => void
    /** `body`: what was sent, undefined when nothing was. */
    answer?: (
      path: string,
      body: unknown,
      query: URLSearchParams,
    ) => Response | null | Promise<Response | null>
  } = {},
) {
  const store = createStore()
  const client = createQueryClient()
  underWay = 0
  const bodies: Record<string, unknown> = {
    '/products/v1/overalls': demo.menu,
    '/products/v1/grade': demo.grades,
    '/support/v1/banners': demo.banners,
  }
  connectApi({
    baseURL: 'http://shop.test',
    idempotency: true,
    headers: () => ({}),
    onFailure: () => {},
    fetch: counted(async (input, init) => {
      const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input))
      const sent = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
      const given = await answer(pathname, sent, searchParams)
      if (given) return given
      const body = bodies[pathname]
      return body ? Response.json(body) : new Response('', { status: 404 })
    }),
  })
  store.set(merchantAtom, v.parse(Merchant, demo.merchant))
  store.set(settingsAtom, v.parse(WebSettings, { ...demo.settings, ...settings }))
  store.set(languageAtom, 'eng')
  store.set(queryClientAtom, client)
  prepare(store)
  const page = await render(
    <Provider store={store}>
      <QueryClientProvider client={client}>{element}</QueryClientProvider>
    </Provider>,
  )
  await settle()
  return { ...page, store, client }
}

const pause = (ms: number) => act(async () => new Promise((done) => setTimeout(done, ms)))

/** Waits until `check` passes, as long as a busy machine takes. */
export async function until(check: () => void) {
  const end = performance.now() + 15_000
  for (;;) {
    // All the time in `act`: an update in between would be outside of it.
    await pause(10)
    try {
      return check()
    } catch (error) {
      if (performance.now() > end) throw error
    }
  }
}

/** So many looks in a row, 10 ms apart, find nothing under way; on a busy machine they take longer, as all else does. */
const QUIET_LOOKS = 12

/** An answer that a test holds back is waited for no longer, and a skeleton that stays, ms. */
const CALL_LIMIT = 500
const SKELETON_LIMIT = 3_000

/** Lets responses arrive and be rendered: until nothing is requested, sent or held as a skeleton any more. */
export async function settle() {
  const start = performance.now()
  for (let quiet = 0; quiet < QUIET_LOOKS; quiet++) {
    await pause(10)
    const isSkeleton = document.querySelector('[role="status"][aria-busy="true"]') !== null
    const isWaiting = underWay > 0 || isSkeleton
    const limit = isSkeleton ? SKELETON_LIMIT : CALL_LIMIT
    if (isWaiting && performance.now() - start < limit) quiet = 0
  }
}
