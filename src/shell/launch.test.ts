import { isTMA, parseLaunchParamsQuery } from '@telegram-apps/sdk-react'
import { expect, test } from 'vitest'
import { memoryStorage } from '#/lib/storage-shim.ts'
import { forgetLaunch, keepLaunch, pageToReopen, parseLaunch, readLaunch } from './launch.ts'

const INIT_DATA =
  'user=%7B%22id%22%3A7%2C%22language_code%22%3A%22ru%22%7D&auth_date=1&start_param=p_5&signature=s&hash=ff'
const HASH = new URLSearchParams({
  tgWebAppData: INIT_DATA,
  tgWebAppVersion: '9.1',
  tgWebAppPlatform: 'ios',
  tgWebAppThemeParams: '{"bg_color":"#17212b","text_color":"#f5f5f5"}',
}).toString()

function pageAt(href: string, sessionStorage: Storage = memoryStorage()) {
  const page = {
    location: { href },
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, to: string) => {
        page.location.href = to
      },
    },
    sessionStorage,
    name: '',
  }
  return page
}

test('a launch is read whole, its signed data untouched', () => {
  expect(readLaunch(pageAt(`https://demo.example/basket?a=1#${HASH}`))).toMatchObject({
    initData: INIT_DATA,
    startParam: 'p_5',
    language: 'ru',
    userId: '7',
    platform: 'ios',
    version: '9.1',
    theme: { bg_color: '#17212b', text_color: '#f5f5f5' },
  })
})

test.each([
  ['data alone', { tgWebAppData: INIT_DATA }, '6.0'],
  ['no platform', { tgWebAppData: INIT_DATA, tgWebAppVersion: '7.0' }, '7.0'],
  ['an unreadable version', { tgWebAppData: INIT_DATA, tgWebAppVersion: 'latest' }, '6.0'],
  ['a broken theme', { tgWebAppData: INIT_DATA, tgWebAppThemeParams: '{"bg' }, '6.0'],
  ['no signature', { tgWebAppData: 'auth_date=1&hash=ff', tgWebAppVersion: '8.0' }, '8.0'],
  [
    'one invalid colour',
    { tgWebAppVersion: '8.0', tgWebAppThemeParams: '{"bg_color":"#fff","x":"red"}' },
    '8.0',
  ],
])('%s still is a launch, and the SDK can read what it is given', (_what, params, version) => {
  const launch = parseLaunch(new URLSearchParams(params as Record<string, string>).toString())
  expect(launch.version).toBe(version)
  expect(parseLaunchParamsQuery(launch.forSdk)).toMatchObject({ tgWebAppVersion: version })
})

test('a start parameter in the query counts when the signed data has none', () => {
  const hash = new URLSearchParams({ tgWebAppData: 'auth_date=1&hash=f', tgWebAppVersion: '9.0' })
  expect(readLaunch(pageAt(`https://demo.example/?tgWebAppStartParam=o_9#${hash}`))?.startParam).toBe('o_9')
})

test.each([
  'https://demo.example/',
  'https://demo.example/product/5?x=1#tab',
  'https://demo.example/?tgWebAppStartParam=o_9',
  'https://demo.example/#mytgWebAppData=1',
])('%s is no launch', (href) => {
  expect(readLaunch(pageAt(href))).toBeNull()
})

test('a stored launch is removed from the address, survives a reload, and opens its start page only once', () => {
  const page = pageAt(`https://demo.example/?tgWebAppStartParam=p_5&b=2#${HASH}`)
  const launch = readLaunch(page)
  if (launch) keepLaunch(page, launch, true)
  expect(page.location.href).toBe('https://demo.example/?b=2')
  const later = readLaunch(pageAt('https://demo.example/checkout', page.sessionStorage))
  expect(later).toMatchObject({ initData: INIT_DATA, userId: '7', startParam: null })
})

test('where session storage is only memory, the launch is stored in the name of the window', () => {
  const page = pageAt(`https://demo.example/#${HASH}`)
  const launch = readLaunch(page)
  if (launch) keepLaunch(page, launch, false)
  const reloaded = { ...pageAt('https://demo.example/checkout'), name: page.name }
  expect(readLaunch(reloaded)?.initData).toBe(INIT_DATA)
})

test('a forgotten launch is stored nowhere', () => {
  const page = pageAt(`https://demo.example/menu#${HASH}`)
  const launch = readLaunch(page)
  if (launch) keepLaunch(page, launch, false)
  forgetLaunch(page)
  expect([page.location.href, page.sessionStorage.length, page.name]).toEqual([
    'https://demo.example/menu',
    0,
    '',
  ])
  expect(readLaunch(page)).toBeNull()
})

test('forgetting keeps a fragment that is not the launch', () => {
  const page = pageAt('https://demo.example/offerta#delivery')
  forgetLaunch(page)
  expect(page.location.href).toBe('https://demo.example/offerta#delivery')
})

test('storage that throws stops nothing', () => {
  const page = pageAt(`https://demo.example/#${HASH}`)
  Object.defineProperty(page, 'sessionStorage', {
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(readLaunch(page)?.userId).toBe('7')
  expect(() => forgetLaunch(page)).not.toThrow()
  expect(readLaunch(page)).toBeNull()
})

test('nothing of ours makes the SDK believe it is in Telegram', () => {
  expect(isTMA()).toBe(false)
})

type Reopening = { href?: string; hash?: string; stored?: object | string | null }
test.each<[what: string, change: Reopening, to: string | null]>([
  ['where the customer was, when the client puts the app in anew', {}, '/checkout?a=1'],
  ['nowhere, when another address is opened with the same launch', { href: '/basket' }, null],
  ['nowhere, when it is another launch', { hash: `${HASH}&tgWebAppBotInline=1` }, null],
  ['nowhere, when no page was noted', { stored: null }, null],
  ['nowhere, when the address is another site’s', { stored: { from: '/', href: '//evil.example' } }, null],
  ['nowhere, when what was noted cannot be read', { stored: '{' }, null],
])('%s (TG-13)', (_what, change, to) => {
  const { href = '/', hash = HASH, stored = { from: '/', href: '/checkout?a=1', top: 5 } } = change
  const first = pageAt(`https://demo.example/#${HASH}`)
  const launch = readLaunch(first)
  if (launch) keepLaunch(first, launch, true)
  const text = typeof stored === 'string' ? stored : JSON.stringify(stored)
  first.sessionStorage.setItem('lastPage', text)
  expect(pageToReopen(pageAt(`https://demo.example${href}#${hash}`, first.sessionStorage))).toBe(to)
  // A reload is at the right address already.
  expect(pageToReopen(pageAt('https://demo.example/', first.sessionStorage))).toBeNull()
})

test('the same launch once more does not lead to its start page again', () => {
  const page = pageAt(`https://demo.example/#${HASH}`)
  const launch = readLaunch(page)
  expect(launch?.startParam).toBe('p_5')
  if (launch) keepLaunch(page, launch, true)
  const again = readLaunch(pageAt(`https://demo.example/#${HASH}`, page.sessionStorage))
  expect(again).toMatchObject({ initData: INIT_DATA, startParam: null })
})
