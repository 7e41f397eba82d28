import { setTimeout as wait } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import {
  checkMessage,
  checkPrepared,
  commandsIn,
  type DescriptionField,
  descriptionIn,
  type Json,
  languageIn,
  menuButtonIn,
  type Refusal,
} from './bot-rules.ts'

/*
 * For tests: a server that answers the calls we make as the Bot API documents them: paths, fields, limits and errors.
 * https://core.telegram.org/bots/api
 */

type Stored = { token: string; isTest: boolean; username: string }

export type BotApi = {
  url: string
  /** Every call, in order. */
  calls: { method: string; body: Json }[]
  /** The next calls of this method are refused so many times. */
  refuse: (method: string, error: Refusal, times?: number) => void
  /** What the bot gets to hear: a message of its chat. */
  say: (message: Json) => void
  close: () => Promise<void>
}
/** How long `getUpdates` waits for something to say, ms; Telegram waits as long as it is asked to. */
const UPDATE_WAIT = 100

/** How long a prepared message can be sent on, s; Telegram says the moment with each. */
const PREPARED_FOR_S = 86_400

export async function startBotApi(bot: Stored): Promise<BotApi> {
  const calls: BotApi['calls'] = []
  const refusals = new Map<string, { error: Refusal; left: number }>()
  const texts = new Map<string, unknown>()
  let menuButton: Json = { type: 'commands' }

  const description = (method: 'get' | 'set', field: DescriptionField, body: Json): unknown => {
    const key = `${field}/${languageIn(body)}`
    if (method === 'get') return { [field]: texts.get(key) ?? '' }
    texts.set(key, descriptionIn(field, body))
    return true
  }
  const updates: { update_id: number; message: Json }[] = []
  // As if the bot had listened otherwise before: it has to give that up first.
  let hasWebhook = true
  const getUpdates = async ({ offset }: Json) => {
    if (hasWebhook)
      throw {
        error_code: 409,
        description:
          "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
      } satisfies Refusal
    while (updates[0] && updates[0].update_id < Number(offset ?? 0)) updates.shift()
    if (updates.length === 0) await wait(UPDATE_WAIT)
    return [...updates]
  }
  let said = 0
  const answers: Record<string, (body: Json) => unknown> = {
    getUpdates,
    deleteWebhook: () => {
      hasWebhook = false
      return true
    },
    sendMessage: (body) => {
      checkMessage(body)
      const chat = { id: body.chat_id, type: 'private', first_name: '' }
      return { message_id: calls.length, date: 1, chat, text: body.text }
    },
    savePreparedInlineMessage: (body) => {
      checkPrepared(body)
      return {
        id: `prepared-${calls.length}`,
        expiration_date: Math.floor(Date.now() / 1_000) + PREPARED_FOR_S,
      }
    },
    getMe: () => ({ id: 7_000_000_001, is_bot: true, first_name: 'Qozon', username: bot.username }),
    getChatMenuButton: () => menuButton,
    setChatMenuButton: (body) => {
      menuButton = menuButtonIn(body, bot.isTest)
      return true
    },
    getMyCommands: (body) => texts.get(`commands/${languageIn(body)}`) ?? [],
    setMyCommands: (body) => {
      texts.set(`commands/${languageIn(body)}`, commandsIn(body))
      return true
    },
    getMyDescription: (body) => description('get', 'description', body),
    setMyDescription: (body) => description('set', 'description', body),
    getMyShortDescription: (body) => description('get', 'short_description', body),
    setMyShortDescription: (body) => description('set', 'short_description', body),
  }

  const app = new Hono()
  app.all('/*', async (c) => {
    const { pathname } = new URL(c.req.url)
    const [, token, test, method = ''] = /^\/bot([^/]+)\/(test\/)?(\w+)$/.exec(pathname) ?? []
    const refuse = (error: Refusal) => c.json({ ok: false, ...error }, error.error_code as 400)
    if (token !== bot.token || Boolean(test) !== bot.isTest)
      return refuse({ error_code: 401, description: 'Unauthorized' })
    const answer = answers[method]
    if (!answer) return refuse({ error_code: 404, description: 'Not Found: method not found' })
    const body = (await c.req.json().catch(() => ({}))) as Json
    calls.push({ method, body })
    const refusal = refusals.get(method)
    if (refusal && refusal.left > 0) {
      refusal.left--
      return refuse(refusal.error)
    }
    try {
      return c.json({ ok: true, result: await answer(body) })
    } catch (error) {
      if (error instanceof Error) throw error
      return refuse(error as Refusal)
    }
  })
  const server = await new Promise<{ port: number; close: () => Promise<void> }>((resolve) => {
    const own = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ port, close: () => new Promise((done) => own.close(() => done())) }),
    )
  })
  return {
    url: `http://127.0.0.1:${server.port}`,
    calls,
    refuse: (method, error, times = 1) => refusals.set(method, { error, left: times }),
    say: (message) => updates.push({ update_id: ++said, message }),
    close: server.close,
  }
}
