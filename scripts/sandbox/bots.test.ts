import { sign } from '@telegram-apps/init-data-node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { botsIn } from './services/bots.ts'
import { NOON, type OpenSandbox, openSandbox } from './testing/testing.ts'

/* A merchant with a bot of its own, as testers have one on Telegram's test servers (QA-01). */

const TOKEN = '5000000001:AAtest_bot_of_a_tester_0000000000000000'

let sandbox: OpenSandbox
beforeAll(async () => {
  sandbox = await openSandbox({
    bots: botsIn({ BOT_TOKEN_DEMO: TOKEN, BOT_NAME_DEMO: '@tester_bot', TELEGRAM_TEST: '1' }),
    lanAddresses: ['192.168.1.7'],
  })
})
afterAll(() => sandbox.close())

const user = { id: 5_000_123, first_name: 'Tester', language_code: 'ru' }
const signIn = (token: string) =>
  sandbox.call('/webbot/v1/users/token', {
    body: { initData: sign({ user }, token, new Date(NOON)) },
    headers: { Host: 'localhost:8080' },
  })

test('what the bot of the environment signed signs in, what the seed’s bot signed does not', async () => {
  const stranger = await signIn(sandbox.services.tenants.find('dark')?.botToken ?? '')
  expect(stranger.body.code).toBe('INIT_DATA_INVALID')
  const tester = await signIn(TOKEN)
  // Known to Telegram, not yet to the shop: it wants a phone, not another launch.
  expect(tester.body.code).not.toBe('INIT_DATA_INVALID')
})

test('the Telegram window signs with it too', async () => {
  const { token } = await sandbox.signIn()
  expect(token).not.toBe('')
})

test('the shop links the bot, another shop its own', async () => {
  const settings = (merchant: string) => sandbox.services.tenants.find(merchant)?.wire.settings
  expect(settings('demo')?.telegramBotLink).toBe('https://t.me/tester_bot')
  expect(settings('dark')?.telegramBotLink).toBe('https://t.me/dark_bot')
})

test('the page for phones has codes of the shop in this network and of the bot', async () => {
  const { status, body } = await sandbox.call('/sandbox/phone', { merchant: null })
  expect(status).toBe(200)
  expect(body).toContain('http://192.168.1.7:8080/?vendor=demo')
  expect(body).toContain('https://t.me/tester_bot')
  expect(body.match(/<svg/g)?.length).toBeGreaterThan(sandbox.services.tenants.all.length)
  expect(body).not.toContain(TOKEN)
})

test('a phone of this network may ask under its address, and no other name of it', async () => {
  const ask = async (host: string) => (await sandbox.app.fetch(new Request(`http://${host}/healthz`))).status
  expect(await ask('192.168.1.7:8080')).toBe(200)
  expect(await ask('192.168.1.8:8080')).toBe(421)
})
