import { Api, GrammyError } from 'grammy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BotApi, startBotApi } from './bot-api.ts'

/* The server that plays the Bot API accepts and refuses what Telegram's does, at the limits of its documentation (QA-01). */

const TOKEN = '7000000001:SANDBOX-key-of-no-bot-in-Telegram-demo'

let server: BotApi
let api: Api
beforeAll(async () => {
  server = await startBotApi({ token: TOKEN, isTest: false, username: 'qozon_bot' })
  api = new Api(TOKEN, { apiRoot: server.url })
})
afterAll(() => server.close())

type Case = [what: string, call: (api: Api) => Promise<unknown>]

const webApp = (text: string, url: string) =>
  ({ menu_button: { type: 'web_app', text, web_app: { url } } }) as const
const button = (text: string, url: string) => ({
  reply_markup: { inline_keyboard: [[{ text, url }]] },
})
const command = (name: string, description = 'd') => [{ command: name, description }]
const article = (message_text: string, id = 'a') =>
  ({ type: 'article', id, title: 'Qozon', input_message_content: { message_text } }) as const

const accepted: Case[] = [
  ['a menu button with an https address', (it) => it.setChatMenuButton(webApp('Menyu', 'https://a.uz/'))],
  ['the default menu button', (it) => it.setChatMenuButton({})],
  ['256 letters of a command', (it) => it.setMyCommands(command('start', 'ʻ'.repeat(256)))],
  ['256 letters outside the basic plane', (it) => it.setMyCommands(command('start', '🍲'.repeat(256)))],
  [
    '100 commands',
    (it) => it.setMyCommands(Array.from({ length: 100 }, (_, at) => command(`c${at}`)).flat()),
  ],
  ['no command', (it) => it.setMyCommands([])],
  ['512 letters of a description', (it) => it.setMyDescription('a'.repeat(512))],
  ['120 letters of a short description', (it) => it.setMyShortDescription('a'.repeat(120))],
  ['no description', (it) => it.setMyDescription('')],
  ['4,096 letters of a message', (it) => it.sendMessage(1, 'a'.repeat(4_096))],
  ['a button below it', (it) => it.sendMessage(1, 'a', button('Open', 'https://t.me/a_bot?startapp=o_1'))],
  ['a message to send on', (it) => it.savePreparedInlineMessage(1, article('a'), { allow_user_chats: true })],
]

test.each(accepted)('accepted: %s', async (_, call) => {
  await call(api)
})

const refused: [...Case, description: string][] = [
  [
    'an http address',
    (it) => it.setChatMenuButton(webApp('Menyu', 'http://a.uz/')),
    "menu button Web App URL 'http://a.uz/' is invalid: Only HTTPS links are allowed",
  ],
  [
    'a menu button without words',
    (it) => it.setChatMenuButton(webApp('', 'https://a.uz/')),
    "menu button text can't be empty",
  ],
  [
    '101 commands',
    (it) => it.setMyCommands(Array(101).fill(command('start')).flat()),
    'BOT_COMMANDS_TOO_MUCH',
  ],
  ['a command in capitals', (it) => it.setMyCommands(command('Start')), 'BOT_COMMAND_INVALID'],
  [
    '33 letters of its name',
    (it) => it.setMyCommands(command('a'.repeat(33))),
    'command length must not exceed 32',
  ],
  [
    'a command that says nothing',
    (it) => it.setMyCommands(command('start', ' ')),
    'command description must be non-empty',
  ],
  [
    '257 letters of it',
    (it) => it.setMyCommands(command('start', 'a'.repeat(257))),
    'command description length must not exceed 256',
  ],
  [
    'a language of three letters',
    (it) => it.setMyDescription('a', { language_code: 'uzb' as 'uz' }),
    'invalid language code specified',
  ],
  ['513 letters of a description', (it) => it.setMyDescription('a'.repeat(513)), 'description is too long'],
  [
    '121 letters of a short description',
    (it) => it.setMyShortDescription('a'.repeat(121)),
    'short description is too long',
  ],
  ['a message without words', (it) => it.sendMessage(1, ''), 'message text is empty'],
  ['4,097 letters of a message', (it) => it.sendMessage(1, 'a'.repeat(4_097)), 'message is too long'],
  [
    'a button that leads nowhere',
    (it) => it.sendMessage(1, 'a', { reply_markup: { inline_keyboard: [[{ text: 'Open' } as never]] } }),
    "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
  ],
  [
    'a button to this machine',
    (it) => it.sendMessage(1, 'a', button('Open', 'http://localhost:8080/')),
    "inline keyboard button URL 'http://localhost:8080/' is invalid: Wrong HTTP URL",
  ],
  [
    'a button to a path',
    (it) => it.sendMessage(1, 'a', button('Open', '/orders')),
    "inline keyboard button URL '/orders' is invalid: URL host is empty",
  ],
  [
    'a message to send on with a name of 65 letters',
    (it) => it.savePreparedInlineMessage(1, article('a', 'a'.repeat(65))),
    'RESULT_ID_INVALID',
  ],
]

test.each(refused)('refused: %s', async (_, call, description) => {
  const error = await call(api).catch((it: unknown) => it)
  expect(error).toBeInstanceOf(GrammyError)
  expect((error as GrammyError).error_code).toBe(400)
  expect((error as GrammyError).description).toBe(`Bad Request: ${description}`)
})

test('updates are refused until the webhook is given up; a method and a token that are not there', async () => {
  const descriptionOf = (call: Promise<unknown>) =>
    call.then(
      () => null,
      (error: GrammyError) => `${error.error_code} ${error.description}`,
    )
  expect(await descriptionOf(api.getUpdates())).toMatch(
    /^409 Conflict: can't use getUpdates method while webhook/,
  )
  await api.deleteWebhook()
  expect(await descriptionOf(api.getUpdates())).toBeNull()
  expect(await descriptionOf(api.logOut())).toBe('404 Not Found: method not found')
  const elsewhere = new Api(TOKEN, { apiRoot: server.url, environment: 'test' })
  expect(await descriptionOf(elsewhere.getMe())).toBe('401 Unauthorized')
})
