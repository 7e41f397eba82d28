// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://demo.example/" }
import { i18n } from '@lingui/core'
import { QueryObserver } from '@tanstack/react-query'
import { createStore } from 'jotai'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { connectApi } from '#/api/api.ts'
import { createQueryClient } from '#/api/query.ts'
import { WebSettings } from '#/api/schema/settings.ts'
import { branchesQuery } from '#/features/fulfilment/index.ts'
import { savedSessionAtom } from '#/session/saved.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { merchantAtom, settingsAtom } from '#/tenant/merchant.ts'
import { noticesAtom } from '#/ui/notices/notices.ts'
import { openTable } from './open-table.ts'

const refusal = { code: 'NOT_FOUND', description: { uz: 'yo‘q', ru: 'нет', eng: 'none' }, details: [] }
const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

test('a sign-in during the look-up does not change its result: no such table (BX-09)', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const store = createStore()
  const client = createQueryClient()
  const asked: string[] = []
  let answerTable = (_: Response) => {}
  connectApi({
    baseURL: 'https://api.example',
    idempotency: false,
    headers: () => ({}),
    onFailure: () => {},
    fetch: (input, init) => {
      const { pathname } = new URL(String(input instanceof Request ? input.url : input))
      asked.push(pathname)
      return new Promise((done, fail) => {
        init?.signal?.addEventListener('abort', () => fail(new DOMException('left', 'AbortError')))
        if (pathname.includes('tb-none')) answerTable = done
        // The guest's request for the branches never ends; the next one, of the customer, is answered at once.
        else if (asked.filter((one) => one === pathname).length > 1) done(json(200, []))
      })
    },
  })
  store.set(merchantAtom, { id: 'm-1' } as never)
  store.set(settingsAtom, v.parse(WebSettings, { dineInActive: true }))
  const asVisitor = new QueryObserver(client, branchesQuery(store.get(queryScopeAtom), null)).subscribe(
    () => {},
  )

  const opened = openTable(store, client, 'tb-none')
  await vi.waitFor(() => expect(asked.some((one) => one.includes('tb-none'))).toBe(true))
  store.set(savedSessionAtom, { token: 'token', user: { id: 'u-1' } as never })
  asVisitor()
  await vi.waitFor(() => expect(asked.filter((one) => one.includes('branches'))).toHaveLength(2))
  answerTable(json(404, refusal))
  await opened
  expect(store.get(noticesAtom).map((one) => one.text)).toEqual(['Table not found'])
})
