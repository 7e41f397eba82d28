// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import fc from 'fast-check'
import { createStore } from 'jotai'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { connectApi } from '#/api/api.ts'
import { Merchant } from '#/api/schema/merchant.ts'
import { SignIn } from '#/api/schema/user.ts'
import { cookies } from '#/session/keys.ts'
import { beginSessionAtom, customerAtom, tokenAtom } from '#/session/session.ts'
import { quietShell, shellAtom } from '#/shell/shell.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { noticesAtom } from '#/ui/notices/notices.ts'
import { sessionLost } from './session-lost.ts'

/* The end of a session as the server says it: by refusing calls, many at once, and some of them late. */

const merchant = v.parse(Merchant, { id: 'm-1', name: { uz: 'm-1' } })
const signIn = (token: string) =>
  v.parse(SignIn, { token, user: { id: 'u-1', firstName: 'Aziza', phone: '+998901234567' } })
const bearer = (token: string) => `Bearer ${token}`

/** Signs in by launch data: how often it was asked, and what the server answers. */
let silent: { asked: number; token: string | null }
beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  localStorage.clear()
  for (const one of Object.values(cookies)) one.clear()
  silent = { asked: 0, token: null }
  connectApi({
    baseURL: 'https://api.test',
    headers: () => ({}),
    onFailure: () => {},
    idempotency: true,
    fetch: async () => {
      silent.asked++
      const body = silent.token === null ? { code: 'INIT_DATA_EXPIRED' } : signIn(silent.token)
      const headers = { 'Content-Type': 'application/json' }
      return new Response(JSON.stringify(body), { status: silent.token === null ? 400 : 200, headers })
    },
  })
})

function page({ launch = null as string | null } = {}) {
  const store = createStore()
  const shell = { ...quietShell, launch: { ...quietShell.launch, initData: launch } }
  store.set(shellAtom, { ...shell, refreshLaunch: () => shell.launch })
  store.set(merchantAtom, merchant)
  store.set(beginSessionAtom, signIn('first'))
  let logouts = 0
  let was = store.get(customerAtom)
  store.sub(customerAtom, () => {
    const is = store.get(customerAtom)
    if (was && !is) logouts++
    was = is
  })
  return { store, logouts: () => logouts }
}
const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

test('fifty calls refused together end one session, with one notice', async () => {
  const { store, logouts } = page()
  for (let i = 0; i < 50; i++) sessionLost(store, bearer('first'))
  await settled()
  // Calls that were under way as the session ended are refused later.
  for (let i = 0; i < 50; i++) sessionLost(store, bearer('first'))
  await settled()
  expect([logouts(), store.get(customerAtom), cookies.token.read()]).toEqual([1, null, null])
  expect(store.get(noticesAtom)).toHaveLength(1)
})

test('inside Telegram fifty refused calls sign in once, silently, and nobody is logged out', async () => {
  const { store, logouts } = page({ launch: 'user=1&hash=ff' })
  silent.token = 'second'
  for (let i = 0; i < 50; i++) sessionLost(store, bearer('first'))
  await vi.waitFor(() => expect(store.get(tokenAtom)).toBe('second'))
  await settled()
  for (let i = 0; i < 50; i++) sessionLost(store, bearer('first'))
  await settled()
  expect([silent.asked, logouts(), store.get(noticesAtom)]).toEqual([1, 0, []])
  expect(store.get(customerAtom)?.firstName).toBe('Aziza')
})

test('inside Telegram a launch that is refused as well ends the session once', async () => {
  const { store, logouts } = page({ launch: 'user=1&hash=ff' })
  for (let i = 0; i < 50; i++) sessionLost(store, bearer('first'))
  await vi.waitFor(() => expect(store.get(customerAtom)).toBeNull())
  await settled()
  expect([silent.asked, logouts(), store.get(noticesAtom).length]).toEqual([1, 1, 1])
})

test.each(['', 'Bearer ', 'Bearer firs', 'Bearer first ', 'bearer first', 'first'])(
  'a refused call that carried %j does not log the customer out',
  async (sent) => {
    const { store } = page()
    sessionLost(store, sent)
    await settled()
    expect(store.get(tokenAtom)).toBe('first')
  },
)

/** A refusal of the call with the `of`-th token, or a sign-in with the next one. */
const step = fc.oneof(
  fc.nat(5).map((of) => ({ refused: of })),
  fc.constant({ refused: null }),
)
test('200 interleavings of new sessions and late refusals: only a refusal of its own token ends a session', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      localStorage.clear()
      const { store } = page()
      const tokens = ['first']
      let expected: string | null = 'first'
      for (const { refused } of steps) {
        if (refused === null) {
          expected = `token-${tokens.length}`
          tokens.push(expected)
          store.set(beginSessionAtom, signIn(expected))
        } else {
          const token = tokens[refused % tokens.length] ?? ''
          sessionLost(store, bearer(token))
          if (token === expected) expected = null
          await settled()
        }
        expect(store.get(tokenAtom)).toBe(expected)
      }
    }),
    { numRuns: 200 },
  )
})
