import { setTimeout as wait } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/*
 * For tests: a server that answers the calls we make as the Bot API documents them: paths, fields, limits and errors.
 * https://core.telegram.org/bots/api
 */

type Json = Record<string, unknown>
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
export type Refusal = { error_code: number; description: string; parameters?: { retry_after: number } }

/** How long `getUpdates` waits for something to say, ms; Telegram waits as long as it is asked to. */
const UPDATE_WAIT = 100

const LIMITS = { description: 512, short_description: 120 } as const

const bad = (what: string): Refusal => ({ error_code: 400, description: `Bad Request: ${what}` })

export async function startBotApi(bot: Stored): Promise<BotApi> {
  const calls: BotApi['calls'] = []
  const refusals = new Map<string, { error: Refusal; left: number }>()
  const texts = new Map<string, unknown>()
  let menuButton: Json = { type: 'commands' }

  const text = (method: string, field: keyof typeof LIMITS, body: Json): unknown => {
    const key = `${field}/${body.language_code ?? ''}`
    if (method.startsWith('get')) return { [field]: texts.get(key) ?? '' }
    const value = String(body[field] ?? '')
    if (value.length > LIMITS[field]) throw bad(`${field.replace('_', ' ')} is too long`)
    texts.set(key, value)
    return true
  }
  const setMenuButton = (wanted: Json): true => {
    const url = String((wanted.web_app as Json | undefined)?.url ?? '')
    if (wanted.type === 'web_app' && !bot.isTest && !url.startsWith('https://'))
      throw bad(`menu button web app URL '${url}' is invalid: Only HTTPS links are allowed`)
    menuButton = wanted
    return true
  }
  const updates: { update_id: number; message: Json }[] = []
  const getUpdates = async ({ offset }: Json) => {
    while (updates[0] && updates[0].update_id < Number(offset ?? 0)) updates.shift()
    if (updates.length === 0) await wait(UPDATE_WAIT)
    return [...updates]
  }
  let said = 0
  const answers: Record<string, (body: Json) => unknown> = {
    getUpdates,
    deleteWebhook: () => true,
    sendMessage: ({ chat_id: id, text: words }) => ({
      message_id: calls.length,
      date: 1,
      chat: { id, type: 'private', first_name: '' },
      text: words,
    }),
    getMe: () => ({ id: 7_000_000_001, is_bot: true, first_name: 'Qozon', username: bot.username }),
    getChatMenuButton: () => menuButton,
    setChatMenuButton: (body) => setMenuButton(body.menu_button as Json),
    getMyCommands: (body) => texts.get(`commands/${body.language_code ?? ''}`) ?? [],
    setMyCommands: (body) => {
      texts.set(`commands/${body.language_code ?? ''}`, body.commands)
      return true
    },
    getMyDescription: (body) => text('get', 'description', body),
    setMyDescription: (body) => text('set', 'description', body),
    getMyShortDescription: (body) => text('get', 'short_description', body),
    setMyShortDescription: (body) => text('set', 'short_description', body),
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
