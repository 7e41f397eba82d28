import { openLink, openTelegramLink, shareURL, supports } from '@telegram-apps/sdk-react'
import { log } from '#/lib/log.ts'
import { safeUrl } from '#/lib/safe-url.ts'
import type { Shared } from '#/shell/shell.ts'

/** Opens by what the address is: Telegram's own inside, the web outside, numbers through the system. */
export function open(page: Window, url: string, version: string) {
  const safe = safeUrl(url)
  if (safe === null) return
  try {
    if (isTelegramLink(safe) && supports('web_app_open_tg_link', version)) openTelegramLink.ifAvailable(safe)
    else if (safe.startsWith('http')) openLink.ifAvailable(safe)
    // Clients take http(s) only; a number goes past them (telegram.md 0.9).
    else page.open(safe)
  } catch (error) {
    log.warn('a link was not opened', error instanceof Error ? error.name : undefined)
  }
}

export async function share(page: Window, url: string, text: string, version: string): Promise<Shared> {
  if (supports('web_app_open_tg_link', version)) {
    const [isShared] = shareURL.ifAvailable(url, text)
    if (isShared) return 'shared'
  }
  try {
    await page.navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}

const isTelegramLink = (url: string) => url.startsWith('https://t.me/')
