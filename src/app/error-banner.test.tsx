// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://demo.localhost:8080/" }
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#/api/api.ts'
import { createQueryClient, unwrap } from '#/api/query.ts'
import { pageHost } from '#/config/host.ts'
import { languageAtom } from '#/i18n/language.ts'
import { keys } from '#/session/keys.ts'
import { quietShell, shellAtom } from '#/shell/shell.ts'
import { merchantAtom } from '#/tenant/merchant.ts'
import { byRole, draw, press } from '#/testing/test-page.tsx'
import { useErrorText } from '#/ui/describe-error.ts'
import { NoticeStack } from '#/ui/notices/NoticeStack.tsx'
import { connect } from './connect.ts'

const BUSY = { ru: 'Сервер занят', uz: 'Server band', eng: 'The server is busy' }
const SHUT = { ru: 'Кухня закрыта', uz: 'Oshxona yopiq', eng: 'The kitchen is shut' }

let page: Awaited<ReturnType<typeof draw>>
let answer: () => Response | Promise<Response>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  localStorage.clear()
  vi.stubGlobal('fetch', async () => answer())
  page = await draw(<NoticeStack />)
  page.store.set(shellAtom, quietShell)
  page.store.set(languageAtom, 'eng')
  page.store.set(merchantAtom, { id: 'm-1' } as never)
  const host = pageHost(new URL(location.href), import.meta.env, null)
  connect(page.store, host, { by: 'name', value: 'demo' })
})
afterEach(async () => {
  await page.remove()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const refuse = (description: object, status = 400) => {
  answer = () => Response.json({ code: 'TROUBLE', description }, { status })
}
/** One failing call; what its caller does with the failure; then long enough for the banner to speak. */
const fail = (then: (error: unknown) => void = () => {}) =>
  act(async () => {
    const asked = api.products.grades()
    // The one retry of a read that nobody answered.
    await vi.advanceTimersByTimeAsync(1_000)
    const [error] = await asked
    then(error)
    await vi.dynamicImportSettled()
    vi.advanceTimersByTime(1_000)
  })
const banner = () => document.querySelector('[role=alert]')?.textContent ?? null

test('what nobody tells stands in a banner, in the language of the page; Russian is stored (ST-14, ER-03)', async () => {
  refuse(BUSY)
  await fail()
  expect(banner()).toBe('The server is busy')
  expect(keys.errorText.read()).toBe('Сервер занят')
  expect(keys.errorVisible.read()).toBe(true)
})

let words: (error: unknown) => string = () => ''
function Teller() {
  words = useErrorText()
  return null
}

test('closed it stays closed for the same words, and opens again for others', async () => {
  refuse(BUSY)
  await fail()
  await press(byRole('button', 'Close'))
  expect(banner()).toBeNull()
  expect(keys.errorVisible.read()).toBe(false)
  await fail()
  expect(banner()).toBeNull()
  refuse(SHUT)
  await fail()
  expect(banner()).toBe('The kitchen is shut')
})

test('a new failure takes the place of the last one', async () => {
  refuse(BUSY)
  await fail()
  refuse(SHUT)
  await fail()
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1)
  expect(banner()).toBe('The kitchen is shut')
})

test('what is told where it failed has no banner, sooner or later', async () => {
  await page.redraw(
    <>
      <NoticeStack />
      <Teller />
    </>,
  )
  refuse(BUSY)
  await fail((error) => words(error))
  expect(banner()).toBeNull()
  let last: unknown
  await fail((error) => {
    last = error
  })
  expect(banner()).toBe('The server is busy')
  await act(async () => words(last))
  expect(banner()).toBeNull()
})

test.each([
  ['a failed read that its screens tell has no banner', true, null],
  ['a failed read that no screen tells has a banner', false, 'The server is busy'],
])('%s', async (_what, isToldByScreen, shown) => {
  refuse(BUSY)
  await act(async () => {
    const read = createQueryClient().fetchQuery({
      queryKey: ['grades'],
      queryFn: () => unwrap(api.products.grades()),
      meta: { isToldByScreen },
    })
    await expect(read).rejects.toThrow()
    await vi.dynamicImportSettled()
    vi.advanceTimersByTime(1_000)
  })
  expect(banner()).toBe(shown)
})

test('the same words are never on the screen twice', async () => {
  await page.redraw(
    <>
      <p>The server is busy</p>
      <NoticeStack />
    </>,
  )
  refuse(BUSY)
  await fail()
  expect(banner()).toBeNull()
})

test.each([
  ['nobody answers: screens and the offline bar say so', () => Promise.reject(new TypeError('fetch failed'))],
  ['the session is lost: that has words of its own', () => new Response('{}', { status: 401 })],
])('%s', async (_what, how) => {
  answer = how
  await fail()
  expect(banner()).toBeNull()
})
