/*
 * For tests: what the Bot API accepts of the calls that we make, and its own words where it refuses them. Limits are those
 * of https://core.telegram.org/bots/api, words those of its server where it says them, https://github.com/tdlib/telegram-bot-api.
 */

export type Json = Record<string, unknown>
export type Refusal = { error_code: number; description: string; parameters?: { retry_after: number } }

export const bad = (what: string): Refusal => ({ error_code: 400, description: `Bad Request: ${what}` })

/** Telegram counts letters as Unicode does, not as JavaScript. */
const lengthOf = (text: string) => [...text].length

function required(from: unknown, field: string, what: string): string {
  const value = (from as Json | undefined)?.[field]
  if (value === undefined) throw bad(`can't parse ${what}: Can't find field "${field}"`)
  if (typeof value !== 'string') throw bad(`can't parse ${what}: Field "${field}" must be of type String`)
  return value
}

/** The language that a text is for; empty: every other one. */
export function languageIn({ language_code: code = '' }: Json): string {
  if (!/^(?:[a-z]{2})?$/.test(String(code))) throw bad('invalid language code specified')
  return String(code)
}

const DESCRIPTIONS = { description: 512, short_description: 120 } as const
export type DescriptionField = keyof typeof DESCRIPTIONS

/** An empty or missing text takes the one of this language away. */
export function descriptionIn(field: DescriptionField, body: Json): string {
  const text = String(body[field] ?? '')
  // The documentation gives the limit, and nobody the words of its refusal.
  if (lengthOf(text) > DESCRIPTIONS[field]) throw bad(`${field.replace('_', ' ')} is too long`)
  return text
}

/** A list that is missing or empty takes the one of this language away. */
export function commandsIn({ commands = [] }: Json): { command: string; description: string }[] {
  if (!Array.isArray(commands)) throw bad('expected an Array of BotCommand')
  if (commands.length > 100) throw bad('BOT_COMMANDS_TOO_MUCH')
  return commands.map((one) => {
    const command = required(one, 'command', 'BotCommand').trim().replace(/^\//, '')
    const description = required(one, 'description', 'BotCommand').trim()
    if (command === '') throw bad('command must be non-empty')
    if (lengthOf(command) > 32) throw bad('command length must not exceed 32')
    if (!/^[a-z0-9_]+$/.test(command)) throw bad('BOT_COMMAND_INVALID')
    if (description === '') throw bad('command description must be non-empty')
    if (lengthOf(description) > 256) throw bad('command description length must not exceed 256')
    return { command, description }
  })
}

/** Why an address is refused; null: it is not. `isTest`: it may be one of a local network. */
function linkFault(address: string, isTest: boolean): string | null {
  if (!/^https?:\/\//i.test(address))
    return /^[\w+.-]+:/.test(address) ? 'Unsupported URL protocol' : 'URL host is empty'
  if (!URL.canParse(address)) return 'Wrong HTTP URL'
  return isTest || new URL(address).hostname.includes('.') ? null : 'Wrong HTTP URL'
}

/** A missing one is the default again. `isTest`: http addresses are allowed. Telegram keeps an address as a browser writes it. */
export function menuButtonIn({ menu_button: button }: Json, isTest: boolean): Json {
  if (button === undefined) return { type: 'default' }
  if (typeof button !== 'object' || button === null)
    throw bad("can't parse menu button: MenuButton must be an Object")
  const type = required(button, 'type', 'menu button')
  if (type === 'default' || type === 'commands') return { type }
  if (type !== 'web_app') throw bad("can't parse menu button: MenuButton has unsupported type")
  const text = required(button, 'text', 'menu button')
  const { web_app: app } = button as Json
  if (app === undefined) throw bad('can\'t parse menu button: Can\'t find field "web_app"')
  const url = required(app, 'url', 'menu button')
  if (text === '') throw bad("menu button text can't be empty")
  const isSafe = isTest || !/^http:/i.test(url)
  const fault = linkFault(url, isTest) ?? (isSafe ? null : 'Only HTTPS links are allowed')
  if (fault) throw bad(`menu button Web App URL '${url}' is invalid: ${fault}`)
  return { type, text, web_app: { url: new URL(url).href } }
}

/** Buttons below a message: each has a text, and leads somewhere. */
function checkKeyboard(markup: unknown) {
  const rows = (markup as Json).inline_keyboard
  if (!Array.isArray(rows) || !rows.every(Array.isArray))
    throw bad("can't parse inline keyboard markup JSON object")
  for (const button of rows.flat()) {
    const text = required(button, 'text', 'inline keyboard button')
    if (text.trim() === '') throw bad('inline keyboard button text is empty')
    if (button.url === undefined)
      throw bad("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard")
    const fault = linkFault(required(button, 'url', 'inline keyboard button'), false)
    if (fault) throw bad(`inline keyboard button URL '${button.url}' is invalid: ${fault}`)
  }
}

/** A message to one person: `chat_id` and `text` are required. */
export function checkMessage({ chat_id: chat, text, reply_markup: markup }: Json) {
  if (chat === undefined || chat === '') throw bad('chat_id is empty')
  if (typeof text !== 'string' || text.trim() === '') throw bad('message text is empty')
  if (lengthOf(text) > 4_096) throw bad('message is too long')
  if (markup !== undefined) checkKeyboard(markup)
}

/** A message that a person sends on from the mini app: an article with a text, the only kind that we prepare. */
export function checkPrepared({ user_id: user, result }: Json) {
  if (!(Number(user) > 0)) throw bad('invalid user_id specified')
  if (typeof result !== 'object' || result === null) throw bad("can't parse inline query result JSON object")
  const type = required(result, 'type', 'inline query result')
  if (type !== 'article') throw bad(`type "${type}" is unsupported for the inline query result`)
  const id = required(result, 'id', 'inline query result')
  if (id === '' || Buffer.byteLength(id) > 64) throw bad('RESULT_ID_INVALID')
  required(result, 'title', 'inline query result')
  const content = (result as Json).input_message_content as Json | undefined
  checkMessage({ chat_id: user, text: content?.message_text, reply_markup: (result as Json).reply_markup })
}
