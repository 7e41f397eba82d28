// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://demo.example/" }
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { hasTransport } from '#/shell/launch.ts'
import { chooseShell } from './choose-shell.ts'

const DATA = encodeURIComponent('user=%7B%22id%22%3A7%7D&auth_date=1&signature=&hash=ff')

/** Shapes of links that somebody could send. */
const LINKS = [
  `/#tgWebAppData=${DATA}`,
  `/#tgWebAppData=${DATA}&tgWebAppVersion=9.1&tgWebAppPlatform=ios&tgWebAppThemeParams=%7B%7D`,
  `/basket#tgWebAppData=${DATA}&tgWebAppVersion=6.0&tgWebAppPlatform=android`,
  `/?tgWebAppStartParam=o_1#tgWebAppData=${DATA}&tgWebAppVersion=8.0`,
  `/?tgWebAppData=${DATA}&tgWebAppVersion=8.0`,
  '/#tgWebAppVersion=9.1&tgWebAppPlatform=web',
  `/#/route?tgWebAppData=${DATA}&tgWebAppVersion=8.0`,
  `/?x=1#a=b&tgWebAppData=${DATA}`,
  '/#tgWebAppData=&tgWebAppVersion=',
  '/#tgWebAppThemeParams=%7B%22bg_color%22%3A%22red%22%7D',
]

afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

test.each(LINKS)('in a plain browser %s is a page of the web and leaves nothing behind', async (link) => {
  history.replaceState(null, '', link)
  sessionStorage.setItem('tapps/launchParams', JSON.stringify(`tgWebAppData=${DATA}`))
  const shell = await chooseShell()
  expect([shell.name, shell.launch.initData, shell.launch.startParam]).toEqual(['web', null, null])
  expect(location.href).not.toContain('tgWebApp')
  expect(sessionStorage.length).toBe(0)
})

/** What links are made of: where they lead, how the data is named and written, and what stands beside it. */
const shapes = fc.record({
  path: fc.constantFrom('/', '/basket', '/product/p-1', '/login', '/profile/orders/o-1'),
  before: fc.constantFrom('', '?x=1', '?tgWebAppStartParam=p_1', '?vendor=demo', `?tgWebAppData=${DATA}`),
  mark: fc.constantFrom('#', '#/', '#/?', '#?', '#x=1&', '#&', '##'),
  data: fc.constantFrom(
    `tgWebAppData=${DATA}`,
    `tgWebAppData=${encodeURIComponent(DATA)}`,
    `tgWebAppData=${DATA}&tgWebAppData=${DATA}`,
    `%74gWebAppData=${DATA}`,
    'tgWebAppData=',
    'tgWebAppVersion=9.1',
  ),
  version: fc.constantFrom('', '&tgWebAppVersion=9.1', '&tgWebAppVersion=6.0', '&tgWebAppVersion=x'),
  rest: fc.constantFrom(
    '',
    '&tgWebAppPlatform=ios',
    '&tgWebAppPlatform=weba&tgWebAppThemeParams=%7B',
    '#tail',
  ),
})

test('100 more shapes of links: a plain browser is never somebody else', async () => {
  await fc.assert(
    fc.asyncProperty(shapes, async ({ path, before, mark, data, version, rest }) => {
      sessionStorage.clear()
      history.replaceState(null, '', path + before + mark + data + version + rest)
      const shell = await chooseShell()
      expect([shell.name, shell.launch.initData, shell.launch.startParam]).toEqual(['web', null, null])
      expect([sessionStorage.length, window.name]).toEqual([0, ''])
    }),
    { numRuns: 100 },
  )
})

test('a visit without any launch answers at once and loads no SDK', async () => {
  const chosen = vi.fn()
  void chooseShell().then(chosen)
  // Nothing that is loaded or waited for comes before the next task.
  for (let step = 0; step < 100; step++) await null
  expect(chosen).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'web', channel: 'WEB', orderDevice: 'CLIENT_WEB', chrome: 'own' }),
  )
})

test('a native client is Telegram: launch read, start posted, address clean', async () => {
  const posted: string[] = []
  vi.stubGlobal('TelegramWebviewProxy', { postEvent: (name: string) => posted.push(name) })
  history.replaceState(null, '', `/#tgWebAppData=${DATA}&tgWebAppVersion=6.0&tgWebAppPlatform=android`)
  const shell = await chooseShell()
  expect(shell).toMatchObject({
    name: 'telegram',
    channel: 'TG',
    orderDevice: 'TELEGRAM_BOT',
    chrome: 'host',
  })
  expect(shell.launch.userId).toBe('7')
  expect(posted[0]).toBe('iframe_ready')
  expect(posted).not.toContain('web_app_request_safe_area')
  expect(location.hash).toBe('')
  shell.haptic('light')
  shell.ready()
  expect(posted).toContain('web_app_ready')
  expect(posted).not.toContain('web_app_trigger_haptic_feedback')
  expect(shell.refreshLaunch().initData).toBe(shell.launch.initData)
  vi.unstubAllGlobals()
})

test('without a client there is no transport', () => {
  expect(hasTransport(window)).toBe(false)
})
