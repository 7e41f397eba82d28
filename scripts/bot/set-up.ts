import { parseArgs } from 'node:util'
import { Api, GrammyError, HttpError } from 'grammy'
import { type Bot, botsIn, clientOf, patiently } from '../sandbox/services/bots.ts'
import { type Change, changesFor } from './changes.ts'

const USAGE = `npm run bot -- <merchant> --url <address of its shop> [--brand <name>] [--dry-run]

  BOT_TOKEN_<MERCHANT>  the token of its bot, from @BotFather
  TELEGRAM_TEST=1       the bot lives on Telegram's test servers, where http addresses are allowed`

type Run = {
  args: readonly string[]
  env: Readonly<Record<string, string | undefined>>
  print: (line: string) => void
  /** The name that the shop goes by, by its sub-domain; null: there is none. */
  brandOf: (merchant: string) => string | null
}

/**
 * Makes a bot the shop's: menu button, commands and descriptions in three languages. Prints what differs, then changes
 * it, unless `--dry-run`. Answers the exit code: 0 done or nothing to do, 1 refused, 2 asked wrongly.
 */
export async function setUpBot({ args, env, print, brandOf }: Run): Promise<number> {
  const asked = readArgs(args, env, brandOf)
  if ('error' in asked) {
    print(`${asked.error}\n\n${USAGE}`)
    return 2
  }
  const { bot, brand, url, isDryRun } = asked
  const api = new Api(bot.token, clientOf(bot, env.TELEGRAM_API_URL))
  try {
    const me = await api.getMe()
    print(`@${me.username}${bot.isTest ? ', on the test servers' : ''}`)
    const changes = await changesFor(api, { brand, url })
    if (changes.length === 0) {
      print('Nothing to change.')
      return 0
    }
    for (const { what, now, next } of changes)
      print(`\n${what}\n  now:  ${now || '(nothing)'}\n  next: ${next}`)
    if (isDryRun) {
      print(`\n${changes.length} changes; nothing was changed.`)
      return 0
    }
    print('')
    const refused = await applyAll(changes, print)
    print(byHand(me.username, url))
    return refused > 0 ? 1 : 0
  } catch (error) {
    print(reasonOf(error, bot))
    return 1
  }
}

type Asked = { bot: Bot; brand: string; url: string; isDryRun: boolean } | { error: string }

function readArgs(args: readonly string[], env: Run['env'], brandOf: Run['brandOf']): Asked {
  let given: ReturnType<typeof parse>
  let bots: ReturnType<typeof botsIn>
  try {
    given = parse(args)
    bots = botsIn(env)
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
  const merchant = given.positionals[0]?.toLowerCase()
  if (!merchant) return { error: 'Which merchant?' }
  const bot = bots.get(merchant)
  if (!bot) return { error: `BOT_TOKEN_${merchant.toUpperCase()} is not set.` }
  const brand = given.values.brand ?? brandOf(merchant)
  if (!brand) return { error: `No merchant is called ${merchant}; give its name with --brand.` }
  const { url = '' } = given.values
  if (!URL.canParse(url)) return { error: 'Which shop should it open? Give its address with --url.' }
  const { protocol } = new URL(url)
  if (protocol !== 'https:' && !(protocol === 'http:' && bot.isTest))
    return { error: 'A web app needs an https address; http is for the test servers (TELEGRAM_TEST=1).' }
  return { bot, brand, url: new URL(url).href, isDryRun: given.values['dry-run'] === true }
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      brand: { type: 'string' },
      'dry-run': { type: 'boolean' },
    },
  })

/** Applies each change, whatever becomes of the others; answers how many were refused. */
async function applyAll(changes: readonly Change[], print: Run['print']): Promise<number> {
  let refused = 0
  for (const change of changes) {
    try {
      await patiently(change.apply)
      print(`✓ ${change.what}`)
    } catch (error) {
      if (!(error instanceof GrammyError)) throw error
      refused++
      print(`✗ ${change.what}: Telegram refused it: ${error.description} (${error.error_code})`)
    }
  }
  return refused
}

function reasonOf(error: unknown, { isTest }: Bot): string {
  if (error instanceof GrammyError) {
    if (error.error_code !== 401) return `Telegram refused it: ${error.description} (${error.error_code})`
    const [here, there] = isTest ? ['test', 'ordinary'] : ['ordinary', 'test']
    return `Telegram's ${here} servers do not know this token. Is it one of the ${there} servers? They have bots of their own.`
  }
  if (error instanceof HttpError)
    return 'Telegram does not answer. Is there a network? Nothing more was changed.'
  throw error
}

/** What the Bot API has no call for. */
const byHand = (username: string, url: string) => `
By hand, in the chat with @BotFather (the Bot API has no call for it):
  /mybots → @${username} → Bot Settings → Configure Mini App → ${url}
    so that https://t.me/${username}?startapp opens the shop`
