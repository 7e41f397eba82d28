import { targetOrigin } from '@telegram-apps/sdk-react'

const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost|(?:[\w-]+\.)+localhost)(?::\d+)?$/

/**
 * For development and the sandbox, never in a production bundle (a test looks): a page on this very machine may play
 * Telegram. The SDK posts to https://web.telegram.org only, unless another origin is given.
 */
export function trustLocalFrame(page: Window) {
  if (page.parent === page) return
  const parent = page.location.ancestorOrigins?.[0] ?? originOf(page.document.referrer)
  if (parent && LOOPBACK.test(parent)) targetOrigin.set(parent)
}

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null
}
