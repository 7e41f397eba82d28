import { setTimeout as wait } from 'node:timers/promises'
import { GrammyError } from 'grammy'
import { checkBotToken } from './telegram.ts'

/**
 * The real bot of a merchant. `name`: its user name without the @, for links to it; null: those of the seed stay.
 * `isTest`: it lives in Telegram's test environment, whose tokens and accounts are others.
 */
export type Bot = { token: string; name: string | null; isTest: boolean }

/** What the environment says of bots: `BOT_TOKEN_DEMO`, `BOT_NAME_DEMO`, and `TELEGRAM_TEST=1` for all of them. */
type BotEnv = Readonly<Record<string, string | undefined>>

const PREFIX = 'BOT_TOKEN_'
const NAME = /^[A-Za-z]\w{3,30}[Bb][Oo][Tt]$/

/** Bots by sub-domain of their merchant. Throws, with the variable's name, at what is no token and no name. */
export function botsIn(env: BotEnv): ReadonlyMap<string, Bot> {
  const isTest = /^(1|true|yes)$/i.test(env.TELEGRAM_TEST ?? '')
  const bots = new Map<string, Bot>()
  for (const [variable, value] of Object.entries(env)) {
    if (!variable.startsWith(PREFIX) || !value) continue
    const merchant = variable.slice(PREFIX.length)
    try {
      checkBotToken(value)
    } catch {
      // The value itself is a secret.
      throw new Error(`${variable} is no bot token: it looks like 123456:AA… and comes from @BotFather.`)
    }
    const name = env[`BOT_NAME_${merchant}`]?.replace(/^@/, '') || null
    if (name && !NAME.test(name))
      throw new Error(`BOT_NAME_${merchant} is no user name of a bot: it ends with "bot", like qozon_bot.`)
    bots.set(merchant.toLowerCase(), { token: value, name, isTest })
  }
  return bots
}

/** How grammY reaches the Bot API of a bot; `apiRoot`: another server than Telegram's. */
export const clientOf = ({ isTest }: Bot, apiRoot?: string) =>
  ({ environment: isTest ? 'test' : 'prod', ...(apiRoot && { apiRoot }) }) as const

/** The longest wait that is taken when Telegram says how long, s. */
const PATIENCE_S = 30

/** Asks Telegram again, once, after as long as it wants to be left alone (429), where that is bearable. */
export async function patiently<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const seconds = error instanceof GrammyError ? error.parameters.retry_after : undefined
    if (seconds === undefined || seconds > PATIENCE_S) throw error
    await wait(seconds * 1_000)
    return call()
  }
}
