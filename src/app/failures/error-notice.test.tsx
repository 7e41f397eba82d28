// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://demo.localhost:8080/" }
import { QueryObserver } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#/api/api.ts'
import { createQueryClient, REPORTED_BY_SCREEN, unwrap } from '#/api/query.ts'
import { connect } from '#/app/start/connect.ts'
import { pageHost } from '#/config/host.ts'
import { languageAtom } from '#/i18n/language.ts'
import { keys } from '#/session/keys.ts'
import { quietShell, shellAtom } from '#/shell/shell.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { byRole, press, render } from '#/testing/test-page.tsx'
import { NoticeStack } from '#/ui/notices/NoticeStack.tsx'
import { showFailedReads } from './failures.ts'

const BUSY = { ru: 'Сервер занят', uz: 'Server band', eng: 'The server is busy' }
const SHUT = { ru: 'Кухня закрыта', uz: 'Oshxona yopiq', eng: 'The kitchen is shut' }

let page: Awaited<ReturnType<typeof render>>
let client: ReturnType<typeof createQueryClient>
let answer: () => Response | Promise<Response>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  localStorage.clear()
  vi.stubGlobal('fetch', async () => answer())
  page = await render(<NoticeStack />)
  page.store.set(shellAtom, quietShell)
  page.store.set(languageAtom, 'eng')
  page.store.set(merchantAtom, { id: 'm-1' } as never)
  const host = pageHost(new URL(location.href), import.meta.env, null)
  connect(page.store, host, { by: 'name', value: 'demo' })
  client = createQueryClient()
  showFailedReads(page.store, client)
})
afterEach(async () => {
  await page.remove()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const refuse = (description: object, status = 400) => {
  answer = () => Response.json({ code: 'TROUBLE', description }, { status })
}
/** One read that fails, and the time for its notice to come. */
const fail = (meta: { isReportedByScreen?: boolean } = {}) =>
  act(async () => {
    const queryFn = () => unwrap(api.products.grades())
    const asked = client.fetchQuery({ queryKey: ['grades'], queryFn, meta }).catch(() => {})
    // The one retry of a read without a response.
    await vi.advanceTimersByTimeAsync(1_000)
    await asked
    await vi.dynamicImportSettled()
  })
const notice = () => document.querySelector('[role=alert]')?.textContent ?? null

test('what no screen reports appears in a notice, in the language of the page; Russian is stored (ST-14, ER-03)', async () => {
  refuse(BUSY)
  await fail()
  expect(notice()).toBe('The server is busy')
  expect(keys.errorText.read()).toBe('Сервер занят')
  expect(keys.errorVisible.read()).toBe(true)
})

test('a code without words has those of the app (ER-04)', async () => {
  answer = () => Response.json({ code: 'HOLIDAY_TODAY' }, { status: 422 })
  await fail()
  expect(notice()).toBe('Today is a holiday')
})

test('closed it stays closed for the same words, and opens again for others', async () => {
  refuse(BUSY)
  await fail()
  await press(byRole('button', 'Close'))
  expect(notice()).toBeNull()
  expect(keys.errorVisible.read()).toBe(false)
  await fail()
  expect(notice()).toBeNull()
  refuse(SHUT)
  await fail()
  expect(notice()).toBe('The kitchen is shut')
})

test('a new failure takes the place of the last one', async () => {
  refuse(BUSY)
  await fail()
  refuse(SHUT)
  await fail()
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1)
  expect(notice()).toBe('The kitchen is shut')
})

test('what its screens report has no notice, and its words are stored all the same', async () => {
  refuse(BUSY)
  await fail(REPORTED_BY_SCREEN)
  expect(notice()).toBeNull()
  expect(keys.errorText.read()).toBe('Сервер занят')
})

test('the words of a failure that a screen reports are shown once, whichever came first', async () => {
  refuse(BUSY)
  await fail()
  expect(notice()).toBe('The server is busy')
  const menu = new QueryObserver(client, {
    queryKey: ['menu'],
    queryFn: () => unwrap(api.products.grades()),
    meta: REPORTED_BY_SCREEN,
  })
  let leave = () => {}
  await act(async () => {
    leave = menu.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(1_000)
    await vi.dynamicImportSettled()
  })
  expect(notice()).toBeNull()
  await fail()
  expect(notice()).toBeNull()
  leave()
  await fail()
  expect(notice()).toBe('The server is busy')
})

test('a screen that opens on a prefetched failure takes the notice with the same words away', async () => {
  refuse(BUSY)
  const queryKey = ['menu']
  const queryFn = () => unwrap(api.products.grades())
  await act(async () => {
    const prefetched = client.prefetchQuery({ queryKey, queryFn, meta: REPORTED_BY_SCREEN })
    await vi.advanceTimersByTimeAsync(1_000)
    await prefetched
  })
  await fail()
  expect(notice()).toBe('The server is busy')
  const screen = new QueryObserver(client, {
    queryKey,
    queryFn,
    meta: REPORTED_BY_SCREEN,
    retryOnMount: false,
  })
  let leave = () => {}
  await act(async () => {
    leave = screen.subscribe(() => {})
    await vi.dynamicImportSettled()
  })
  expect(notice()).toBeNull()
  leave()
})

test.each([
  ['no response: screens and the offline bar report it', () => Promise.reject(new TypeError('fetch failed'))],
  [
    'the session is lost: that has words of its own',
    () => Response.json({ code: 'SESSION_OUTDATED' }, { status: 401 }),
  ],
])('%s', async (_what, how) => {
  answer = how
  await fail()
  expect(notice()).toBeNull()
})
