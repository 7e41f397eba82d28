import { openLink, openTelegramLink, shareMessage, shareURL, supports } from '@telegram-apps/sdk-react'
import { log } from '#/lib/log.ts'
import { safeUrl } from '#/lib/safe-url.ts'
import { shareByBrowser } from '#/shell/share.ts'
import type { Shared } from '#/shell/shell.ts'

/** Opens an address by its kind: Telegram's own inside, web addresses outside, phone numbers through the system. */
export function open(page: Window, url: string, version: string) {
  const safe = safeUrl(url)
  if (safe === null) return
  try {
    if (isTelegramLink(safe) && supports('web_app_open_tg_link', version)) openTelegramLink.ifAvailable(safe)
    else if (safe.startsWith('http')) openLink.ifAvailable(safe)
    // Clients open http(s) only, so a phone number is opened by the page.
    else page.open(safe)
  } catch (error) {
    log.warn('a link was not opened', error instanceof Error ? error.name : undefined)
  }
}

/** The bot's own message where the client can send one (8.0), else Telegram's share link, else as a browser would. */
export async function share(
  page: Window,
  { url, text, prepare }: { url: string; text: string; prepare?: (() => Promise<string | null>) | undefined },
  version: string,
): Promise<Shared> {
  if (prepare && supports('web_app_send_prepared_message', version)) {
    const sent = await sendPrepared(await prepare())
    if (sent) return sent
  }
  if (supports('web_app_open_tg_link', version)) {
    const [isShared] = shareURL.ifAvailable(url, text)
    if (isShared) return 'shared'
  }
  return shareByBrowser(page, url, text)
}

/** Null: there is no such message, or the client could not show it; then another way of sharing is used. */
async function sendPrepared(id: string | null): Promise<Shared | null> {
  if (id === null || !shareMessage.isAvailable()) return null
  try {
    await shareMessage(id)
    return 'shared'
  } catch (error) {
    const why = error instanceof Error ? error.message : ''
    if (why.includes('USER_DECLINED')) return 'dismissed'
    log.warn('a prepared message was not sent', why)
    return null
  }
}

const isTelegramLink = (url: string) => url.startsWith('https://t.me/')
