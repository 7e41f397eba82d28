import { Bot as TelegramBot } from 'grammy'
import { heedWriteAccess, writeBotMessages } from './bot-messages.ts'
import { clientOf } from './bots.ts'
import type { Services } from './context.ts'
import { findUser } from './people.ts'
import type { Tenant } from './tenants.ts'

/** How often orders are looked through for something to say, ms. */
const LOOK_EVERY = 2_000

const HELLO = {
  uz: 'Menyu va buyurtma — shu yerda.',
  ru: 'Меню и заказ здесь.',
  en: 'The menu and your orders are here.',
} as const

const log = (what: string, error: unknown) =>
  console.error(`[sandbox] ${what}: ${error instanceof Error ? error.message : String(error)}`)

/**
 * Lets the bots write, and the real ones listen: to `/start`, which they answer with the shop, and to customers who let
 * them write. Returns how to end it.
 */
export function startBots(services: Services): () => Promise<void> {
  let looking: Promise<void> = Promise.resolve()
  const look = () => {
    looking = looking
      .then(() => writeBotMessages(services, services.clock.now()))
      .catch((error: unknown) => log('the bots could not write', error))
  }
  const timer = setInterval(look, LOOK_EVERY)
  const listening = services.tenants.all.flatMap((tenant) => {
    const bot = listen(services, tenant)
    return bot ? [bot] : []
  })
  return async () => {
    clearInterval(timer)
    await Promise.all([looking, ...listening.map((bot) => bot.stop())])
  }
}

function listen({ bots, db, clock, settings }: Services, tenant: Tenant): TelegramBot | null {
  const own = bots.get(tenant.sub)
  if (!own) return null
  const bot = new TelegramBot(own.token, { client: clientOf(own, settings.telegramApi) })
  const mayWrite = async (telegramId: number) => {
    const user = await findUser(db, tenant.id, { telegramId })
    if (user) await heedWriteAccess(db, user, true, clock.now())
  }
  bot.on('message:write_access_allowed', (context) => mayWrite(context.from.id))
  bot.command('start', async (context) => {
    await mayWrite(context.from?.id ?? 0)
    const { language_code: code = '' } = context.from ?? {}
    const text = HELLO[code === 'ru' ? 'ru' : code === 'uz' ? 'uz' : 'en']
    const url = `${String(tenant.wire.settings.telegramBotLink)}?startapp`
    await context.reply(text, {
      reply_markup: { inline_keyboard: [[{ text: String(tenant.wire.settings.brand), url }]] },
    })
  })
  bot.catch(({ error }) => log(`the bot of ${tenant.sub}`, error))
  bot
    .start({ allowed_updates: ['message'] })
    .catch((error: unknown) => log(`the bot of ${tenant.sub}`, error))
  return bot
}
