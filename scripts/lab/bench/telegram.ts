import type { Page } from '@playwright/test'
import { launchHash } from '../../telegram-frame/page/launch.ts'

/*
 * Telegram's client on Android as a page sees it: a signed launch in the address, and a bridge that answers what
 * the library asks at its start. The window of `telegram-frame/` is a complete client, and its own work would be
 * measured too.
 */

export async function launchAddress(sandboxUrl: string, address: string, merchant: string): Promise<string> {
  const asked = new URLSearchParams({ merchant, user: 'known', lang: 'en' })
  const answer = await fetch(`${sandboxUrl}/sandbox/launch?${asked}`)
  const { initData } = (await answer.json()) as { initData: string }
  return `${address}#${launchHash({ initData, profile: 'android', theme: 'day' })}`
}

export const playClient = (page: Page) =>
  page.addInitScript(() => {
    const none = { top: 0, bottom: 0, left: 0, right: 0 }
    const answers: Record<string, () => [event: string, data: unknown]> = {
      web_app_request_viewport: () => [
        'viewport_changed',
        { height: innerHeight, width: innerWidth, is_expanded: true, is_state_stable: true },
      ],
      web_app_request_safe_area: () => ['safe_area_changed', none],
      web_app_request_content_safe_area: () => ['content_safe_area_changed', none],
    }
    type Client = { WebView?: { receiveEvent: (event: string, data: unknown) => void } }
    const client = window as unknown as { Telegram?: Client }
    Object.assign(window, {
      TelegramWebviewProxy: {
        postEvent: (name: string) => {
          const answer = answers[name]
          if (answer) setTimeout(() => client.Telegram?.WebView?.receiveEvent(...answer()), 5)
        },
      },
    })
  })
