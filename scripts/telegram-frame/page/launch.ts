import { profiles } from './profiles.ts'
import { themes } from './themes.ts'
import type { Config, LaunchOptions } from './types.ts'

export const usualLaunch: LaunchOptions = {
  merchant: 'demo',
  path: '/',
  user: 'known',
  lang: 'uz',
  start: '',
  age: 0,
  forge: 'none',
  data: true,
  theme: 'day',
  profile: 'ios',
  version: '',
}

/** Options in the frame's own address, so that a case can be sent as a link. */
export function optionsIn(search: string): Partial<LaunchOptions> {
  const options: Record<string, unknown> = {}
  const given = new URLSearchParams(search)
  const client = given.get('tg')
  // One short name for the client: a profile of ours or a version of the Bot API.
  if (client !== null) given.set(client in profiles ? 'profile' : 'version', client)
  for (const [key, usual] of Object.entries(usualLaunch)) {
    const text = given.get(key)
    if (text === null) continue
    options[key] =
      typeof usual === 'number' ? Number(text) : typeof usual === 'boolean' ? text !== 'false' : text
  }
  return options
}

/** Where the app of this merchant is. */
export const originOf = (config: Config, merchant: string) =>
  new URL(config.app.replace('{merchant}', merchant)).origin

/**
 * The address Telegram would open: parameters in the fragment, the start parameter in the query too. The signed text
 * goes in as it came; written anew, its hash would no longer fit.
 */
export async function launchUrl(config: Config, options: LaunchOptions): Promise<string> {
  const url = new URL(options.path, originOf(config, options.merchant))
  if (options.start) url.searchParams.set('tgWebAppStartParam', options.start)
  const initData = options.data ? await signedData(options) : ''
  return `${url.href}#${launchHash({ ...options, initData })}`
}

/** The fragment of a launch; empty `initData`: without one. */
export function launchHash({
  initData,
  profile,
  theme,
  version = '',
  start = '',
}: Pick<LaunchOptions, 'profile' | 'theme'> &
  Partial<Pick<LaunchOptions, 'version' | 'start'>> & { initData: string }): URLSearchParams {
  const client = profiles[profile]
  const hash = new URLSearchParams()
  if (initData) hash.set('tgWebAppData', initData)
  hash.set('tgWebAppVersion', version || client.version)
  hash.set('tgWebAppPlatform', client.platform)
  hash.set('tgWebAppThemeParams', JSON.stringify(themes[theme]))
  if (start) hash.set('tgWebAppStartParam', start)
  if (client.isFullscreen) hash.set('tgWebAppFullscreen', '1')
  return hash
}

async function signedData({ merchant, user, lang, start, age, forge }: LaunchOptions): Promise<string> {
  const asked = new URLSearchParams({ merchant, user, lang, start, age: String(age), forge })
  const answer = await fetch(`/sandbox/launch?${asked}`)
  const body: unknown = await answer.json()
  if (typeof body === 'object' && body !== null && 'initData' in body) return String(body.initData)
  throw new Error(`the sandbox signed nothing: ${answer.status}`)
}

/** What the shop is called, as its bot would be; null: it cannot be asked. */
export async function shopName(merchant: string, lang: string): Promise<string | null> {
  const answer = await fetch(`/shop/${encodeURIComponent(merchant)}`).catch(() => null)
  if (!answer?.ok) return null
  const { name } = (await answer.json()) as { name: Record<string, string> | null }
  return name?.[lang === 'en' ? 'eng' : lang] ?? null
}

/** What a message the bot keeps ready says; null: there is none of this name. */
export async function preparedMessage(id: string): Promise<string | null> {
  const answer = await fetch(`/sandbox/prepared/${encodeURIComponent(id)}`)
  if (!answer.ok) return null
  const { text, url } = (await answer.json()) as { text: string; url: string }
  return `${text}\n${url}`
}

/** What an invoice asks for; null: there is none of this name, or it is paid. */
export async function invoiceText(slug: string): Promise<string | null> {
  const answer = await fetch(`/sandbox/invoice/${encodeURIComponent(slug)}`)
  if (!answer.ok) return null
  const { title, amount } = (await answer.json()) as { title: string; amount: number }
  return `${title}: ${amount} UZS`
}

/** Tells the bot, as Telegram does, that its invoice was paid. */
export async function payInvoice(slug: string): Promise<void> {
  await fetch(`/sandbox/invoice/${encodeURIComponent(slug)}`, { method: 'POST' })
}

/** The customer's phone as the bot would sign it; null: the sandbox has none for this user. */
export async function signedContact({ merchant, user }: LaunchOptions): Promise<string | null> {
  const answer = await fetch(`/sandbox/contact?${new URLSearchParams({ merchant, user })}`)
  if (!answer.ok) return null
  const body: unknown = await answer.json()
  return typeof body === 'object' && body !== null && 'contact' in body ? String(body.contact) : null
}

/** Tells the bot, as Telegram does, that this customer lets it write. */
export async function allowWriting({ merchant, user }: LaunchOptions): Promise<void> {
  await fetch(`/sandbox/write-access?${new URLSearchParams({ merchant, user })}`, { method: 'POST' })
}
