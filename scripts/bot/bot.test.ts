import { afterEach, beforeEach, expect, test } from 'vitest'
import { type BotApi, startBotApi } from './bot-api.ts'
import { setUpBot } from './set-up.ts'
import { wordsOf } from './words.ts'

/* A bot is set up over HTTP against a server that answers like the Bot API (QA-01). */

const TOKEN = '7000000001:SANDBOX-key-of-no-bot-in-Telegram-demo'
const SHOP = 'https://demo.example.uz/'
const LAN = 'http://192.168.1.7:8080/?vendor=demo'

let api: BotApi
let lines: string[]
afterEach(() => api.close())

const begin = async (isTest: boolean) => {
  api = await startBotApi({ token: TOKEN, isTest, username: 'qozon_bot' })
}
beforeEach(() => {
  lines = []
})

const run = (args: string[], env: Record<string, string> = {}) =>
  setUpBot({
    args,
    env: { BOT_TOKEN_DEMO: TOKEN, TELEGRAM_API_URL: api.url, ...env },
    print: (line) => lines.push(line),
    brandOf: (merchant) => (merchant === 'demo' ? 'Qozon' : null),
  })
const changed = () => api.calls.filter(({ method }) => method.startsWith('set'))

test('menu button, commands and descriptions are set in every language, and a second run has nothing to do', async () => {
  await begin(false)
  expect(await run(['demo', '--url', SHOP])).toBe(0)
  expect(changed()[0]).toEqual({
    method: 'setChatMenuButton',
    body: { menu_button: { type: 'web_app', text: 'Menyu', web_app: { url: SHOP } } },
  })
  const languages = changed().map(({ method, body }) => `${method} ${body.language_code ?? ''}`)
  for (const method of ['setMyCommands', 'setMyDescription', 'setMyShortDescription'])
    for (const lang of ['', 'uz', 'ru', 'en']) expect(languages).toContain(`${method} ${lang}`)
  expect(lines.join('\n')).toContain('@BotFather')

  const before = changed().length
  lines = []
  expect(await run(['demo', '--url', SHOP])).toBe(0)
  expect(changed()).toHaveLength(before)
  expect(lines).toEqual(['@qozon_bot', 'Nothing to change.'])
})

test('a dry run says what would change, from what to what, and changes nothing', async () => {
  await begin(false)
  expect(await run(['demo', '--url', SHOP, '--dry-run'])).toBe(0)
  expect(changed()).toEqual([])
  const printed = lines.join('\n')
  expect(printed).toContain(`menu button\n  now:  commands\n  next: Menyu → ${SHOP}`)
  expect(printed).toContain('commands, ru\n  now:  (nothing)\n  next: /start Открыть меню')
  expect(printed).toContain('13 changes; nothing was changed.')
})

test('on the test servers an address of the local network is allowed, on the ordinary ones it is refused here', async () => {
  await begin(true)
  expect(await run(['demo', '--url', LAN], { TELEGRAM_TEST: '1' })).toBe(0)
  expect(changed()[0]?.body).toMatchObject({ menu_button: { web_app: { url: LAN } } })
  lines = []
  expect(await run(['demo', '--url', LAN])).toBe(2)
  expect(lines[0]).toContain('A web app needs an https address')
})

test('a token of the other environment is called that', async () => {
  await begin(true)
  expect(await run(['demo', '--url', SHOP])).toBe(1)
  expect(lines.at(-1)).toContain("Telegram's ordinary servers do not know this token")
})

test('what Telegram refuses is said in its words, and the rest is done', async () => {
  await begin(false)
  api.refuse('setMyCommands', {
    error_code: 400,
    description: 'Bad Request: BOT_COMMAND_DESCRIPTION_INVALID',
  })
  expect(await run(['demo', '--url', SHOP])).toBe(1)
  expect(lines).toContain(
    '✗ commands, every other language: Telegram refused it: Bad Request: BOT_COMMAND_DESCRIPTION_INVALID (400)',
  )
  expect(lines.filter((line) => line.startsWith('✓'))).toHaveLength(12)
})

test('asked to slow down it waits as long as Telegram says', async () => {
  await begin(false)
  api.refuse('setMyDescription', {
    error_code: 429,
    description: 'Too Many Requests: retry after 1',
    parameters: { retry_after: 1 },
  })
  const started = performance.now()
  expect(await run(['demo', '--url', SHOP])).toBe(0)
  expect(performance.now() - started).toBeGreaterThan(990)
})

test('without a network it says so', async () => {
  await begin(false)
  const { url } = api
  await api.close()
  expect(await run(['demo', '--url', SHOP], { TELEGRAM_API_URL: url })).toBe(1)
  expect(lines.at(-1)).toContain('Telegram does not answer')
  await begin(false)
})

test.each([
  [[], {}, 'Which merchant?'],
  [['plov'], {}, 'BOT_TOKEN_PLOV is not set.'],
  [['plov', '--url', SHOP], { BOT_TOKEN_PLOV: TOKEN }, 'No merchant is called plov'],
  [['demo'], {}, 'Give its address with --url'],
  [['demo', '--url', 'demo.example.uz'], {}, 'Give its address with --url'],
  [['demo', '--url', SHOP], { BOT_TOKEN_DEMO: 'secret' }, 'BOT_TOKEN_DEMO is no bot token'],
  [['demo', '--url', SHOP], { BOT_NAME_DEMO: 'qozon' }, 'BOT_NAME_DEMO is no user name of a bot'],
  [['demo', '--link', SHOP], {}, '--link'],
])('asked wrongly it says how: %j', async (args, env, words) => {
  await begin(false)
  expect(await run(args, env)).toBe(2)
  expect(lines.join('\n')).toContain(words)
  expect(lines.join('\n')).not.toContain('secret')
  expect(api.calls).toEqual([])
})

test('the words keep to the limits of Telegram with the longest name of a shop', () => {
  for (const { description, shortDescription, start } of Object.values(wordsOf('A'.repeat(60)))) {
    expect(description.length).toBeLessThanOrEqual(512)
    expect(shortDescription.length).toBeLessThanOrEqual(120)
    expect(start.length).toBeLessThanOrEqual(256)
  }
})
