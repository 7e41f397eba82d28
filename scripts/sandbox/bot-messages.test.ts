import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type BotApi, startBotApi } from '../bot/bot-api.ts'
import { users } from './db/schema/index.ts'
import { startBots } from './services/bot-talk.ts'
import { botsIn } from './services/bots.ts'
import { placeOf, randomBasket, requestOf } from './testing/random-order.ts'
import { type OpenSandbox, openSandbox } from './testing/testing.ts'

/* What happens to orders and invitations is written by the bot to customers who let it (BX-12, BX-39). */

const TOKEN = '5000000001:AAtest_bot_of_a_tester_0000000000000000'
const MINUTE = 60_000

let sandbox: OpenSandbox
let api: BotApi | null = null
afterEach(async () => {
  await sandbox.close()
  await api?.close()
  api = null
})

type Listed = { text: string; button: string; url: string; sentAt: string | null; refused: string | null }
const messages = async (): Promise<Listed[]> =>
  (await sandbox.call('/sandbox/bot-messages.json', { merchant: null })).body
const letWrite = (user: string) =>
  sandbox.call(`/sandbox/write-access?merchant=demo&user=${user}`, { method: 'POST', merchant: null })

async function order(user: 'known' | 'nophone' = 'known') {
  const demo = sandbox.services.tenants.find('demo')
  if (!demo) throw new Error('no demo')
  const signedIn = await sandbox.signIn(user)
  const asked = requestOf(demo, signedIn.user.id, randomBasket(demo, 7), { comment: '' })
  expect(placeOf(demo).branch.id).not.toBe('')
  const answer = await sandbox.as(signedIn.token, 'demo')('/orders/v1/orders', asked)
  expect(answer.status).toBe(201)
  return answer.body as { id: string; number: number }
}

const open = async (withApi = false) => {
  if (withApi) api = await startBotApi({ token: TOKEN, isTest: true, username: 'tester_bot' })
  sandbox = await openSandbox(
    api
      ? {
          bots: botsIn({ BOT_TOKEN_DEMO: TOKEN, BOT_NAME_DEMO: 'tester_bot', TELEGRAM_TEST: '1' }),
          telegramApi: api.url,
        }
      : {},
  )
}

beforeEach(() => {
  api = null
})

test('each step is written once, with a button that opens the order', async () => {
  await open()
  const { id, number } = await order()
  expect(await messages()).toEqual([])
  sandbox.clock.add(3 * MINUTE)
  const first = await messages()
  expect(first.map(({ text }) => text)).toEqual([
    `Buyurtma ${number}\nOshpaz tayyorlamoqda.`,
    `Buyurtma ${number}\nFilial qabul qildi va tez orada tayyorlay boshlaydi.`,
  ])
  expect(first[0]).toMatchObject({
    button: 'Buyurtmani ochish',
    url: `https://t.me/demo_bot?startapp=o_${id}`,
    sentAt: null,
  })
  await messages()
  expect(await messages()).toHaveLength(2)
  sandbox.clock.add(60 * MINUTE)
  expect((await messages())[0]?.text).toContain('Yoqimli ishtaha!')
})

test('the outbox of the sandbox shows them', async () => {
  await open()
  const { id } = await order()
  sandbox.clock.add(3 * MINUTE)
  const { body } = await sandbox.call('/sandbox/outbox', { merchant: null })
  expect(body).toContain(`startapp=o_${id}`)
  expect(body).toContain('no real bot: only here')
})

test('a real bot sends them through the Bot API; one that the customer has blocked falls silent', async () => {
  await open(true)
  await order()
  sandbox.clock.add(MINUTE)
  const [sent] = await messages()
  expect(sent?.sentAt).not.toBeNull()
  const calls = () => api?.calls.filter(({ method }) => method === 'sendMessage') ?? []
  expect(calls()).toHaveLength(1)
  expect(calls()[0]?.body).toMatchObject({
    chat_id: 279058397,
    reply_markup: { inline_keyboard: [[{ text: 'Buyurtmani ochish', url: sent?.url }]] },
  })
  api?.refuse('sendMessage', { error_code: 403, description: 'Forbidden: bot was blocked by the user' })
  sandbox.clock.add(2 * MINUTE)
  expect((await messages())[0]?.refused).toBe('Forbidden: bot was blocked by the user')
  sandbox.clock.add(60 * MINUTE)
  await messages()
  expect(calls()).toHaveLength(2)
})

test('a message that Telegram wants later is sent later', async () => {
  await open(true)
  await order()
  api?.refuse('sendMessage', {
    error_code: 429,
    description: 'Too Many Requests: retry after 1',
    parameters: { retry_after: 1 },
  })
  sandbox.clock.add(MINUTE)
  const [sent] = await messages()
  expect(sent).toMatchObject({ refused: null, sentAt: expect.any(String) })
  expect(api?.calls.filter(({ method }) => method === 'sendMessage')).toHaveLength(2)
})

test('a real bot keeps the message that a customer sends on; without an answer of Telegram there is none', async () => {
  await open(true)
  const { token } = await sandbox.signIn()
  const share = () =>
    sandbox.as(token, 'demo')('/webbot/v1/messages/WITH_TOKEN', {
      text: 'Norin with horse meat',
      url: 'https://demo.example.uz/product/p-demo-norin',
    })
  const { status, body } = await share()
  expect([status, body.id]).toEqual([201, expect.stringMatching(/^prepared-/)])
  expect(api?.calls.find(({ method }) => method === 'savePreparedInlineMessage')?.body).toMatchObject({
    user_id: 279058397,
    result: {
      input_message_content: {
        message_text: 'Norin with horse meat\nhttps://demo.example.uz/product/p-demo-norin',
      },
    },
    allow_user_chats: true,
    allow_group_chats: true,
  })
  api?.refuse('savePreparedInlineMessage', { error_code: 400, description: 'Bad Request: USER_ID_INVALID' })
  expect((await share()).status).toBe(503)
})

test('a real bot hears who lets it write, and answers /start with the shop', async () => {
  await open(true)
  const from = { id: 279058400, is_bot: false, first_name: 'Jasur', language_code: 'ru' }
  const chat = { id: from.id, type: 'private', first_name: 'Jasur' }
  const message = { message_id: 1, date: 1, chat, from }
  const account = async () => {
    const rows = await sandbox.db.query.users.findMany()
    return rows.find(({ telegramId }) => telegramId === from.id)
  }
  await sandbox.signIn('new')
  expect((await account())?.botMayWriteAt).toBeNull()
  const end = startBots(sandbox.services)
  api?.say({ ...message, write_access_allowed: { from_request: true } })
  await expect.poll(async () => (await account())?.botMayWriteAt ?? null).not.toBeNull()
  const command = { type: 'bot_command', offset: 0, length: 6 }
  api?.say({ ...message, message_id: 2, text: '/start', entities: [command] })
  await expect
    .poll(() => api?.calls.find(({ method }) => method === 'sendMessage')?.body)
    .toMatchObject({
      chat_id: from.id,
      text: 'Меню и заказ здесь.',
      reply_markup: { inline_keyboard: [[{ text: 'Qozon', url: 'https://t.me/tester_bot?startapp' }]] },
    })
  await end()
})

test('who has not let the bot write is launched that way, and gets what happens after they let it', async () => {
  await open()
  const launch = async () => {
    const { body } = await sandbox.call('/sandbox/launch?merchant=demo&user=new', { merchant: null })
    return new URLSearchParams(body.initData).get('user') ?? ''
  }
  expect(await launch()).not.toContain('allows_write_to_pm')
  expect((await letWrite('new')).status).toBe(404)
  await sandbox.signIn('new')
  expect(await launch()).not.toContain('allows_write_to_pm')
  expect((await letWrite('new')).status).toBe(204)
  expect(await launch()).toContain('"allows_write_to_pm":true')
})

describe('a reward for an invitation', () => {
  /** Aziza, whom the bot may write to, invites; what is done at the sandbox's page of invitations. */
  async function inviting() {
    const { token, user } = await sandbox.signIn('known')
    const own = async () => (await sandbox.as(token, 'demo')('/users/v1/referral/WITH_TOKEN')).body
    const { code } = await own()
    const friend = (action: 'order' | 'deliver') =>
      sandbox.app.request(`/sandbox/invitations/m-demo/${code}`, {
        method: 'POST',
        body: new URLSearchParams({ do: action }),
      })
    return { user, friend, own }
  }

  test('is written once, in the language of the customer, with a button to it', async () => {
    await open()
    const { user, friend, own } = await inviting()
    await friend('order')
    expect(await messages()).toEqual([])
    const expected = [
      ['uz', 'Taklifingiz uchun sovgʻa', 'Promokodlarni ochish'],
      ['ru', 'Подарок за приглашение', 'Открыть промокоды'],
      ['eng', 'A gift for your invitation', 'Open promo codes'],
    ] as const
    for (const [at, [language, title, button]] of expected.entries()) {
      await sandbox.db.update(users).set({ language }).where(eq(users.id, user.id))
      sandbox.clock.add(1_000)
      await friend('deliver')
      const [written, ...before] = await messages()
      expect(before).toHaveLength(at)
      const [{ name, rewardCode }] = (await own()).friends
      expect(written).toMatchObject({ button, url: 'https://t.me/demo_bot?startapp=page_promos' })
      expect(written?.text).toMatch(new RegExp(`^${title}\n${name}.*${rewardCode}$`))
    }
    expect(await messages()).toHaveLength(expected.length)
  })

  test('is written of an order that is delivered after the customer has read nothing for a while', async () => {
    await open()
    const { friend } = await inviting()
    await friend('order')
    sandbox.clock.add(MINUTE)
    expect(await messages()).toEqual([])
    sandbox.clock.add(30 * MINUTE)
    expect(await messages()).toHaveLength(1)
  })

  test('is not written to one who has not let the bot write, and is no news once they let it', async () => {
    await open()
    const { user, friend, own } = await inviting()
    await sandbox.db.update(users).set({ botMayWriteAt: null }).where(eq(users.id, user.id))
    await friend('deliver')
    expect(await messages()).toEqual([])
    // Seen in the shop.
    expect((await own()).friends).toMatchObject([{ state: 'DELIVERED' }])
    sandbox.clock.add(MINUTE)
    await letWrite('known')
    expect(await messages()).toEqual([])
  })

  test.each(['referralActive', 'promoActive'] as const)('is not written where %s is off', async (flag) => {
    await open()
    const { friend } = await inviting()
    const demo = sandbox.services.tenants.find('demo')
    if (!demo) throw new Error('no demo')
    const settings = demo.wire.settings as Record<string, unknown>
    const { [flag]: before } = settings
    await friend('deliver')
    settings[flag] = false
    const written = await messages()
    settings[flag] = before
    expect(written).toEqual([])
  })
})
