import { log } from '#/lib/log.ts'
import { isStorageLasting } from '#/lib/storage-shim.ts'
import { keys } from '#/session/keys.ts'
import { forgetLastVisit } from '#/session/open-sheet.ts'
import {
  forgetLaunch,
  hasTransport,
  isNewLaunch,
  keepLaunch,
  pageToReopen,
  readLaunch,
} from '#/shell/launch.ts'
import type { Shell } from '#/shell/shell.ts'
import { createWebShell } from '#/shell/web/web.ts'

/**
 * Decides which shell to use. Telegram needs all three: launch parameters, a client to talk to, and an SDK that starts.
 * Anything less is the web, and the launch is dropped: a pasted link must not sign anybody in. Never throws. Reads the
 * address, so call it before the router does.
 */
export async function chooseShell(page: Window = window): Promise<Shell> {
  try {
    const launch = readLaunch(page)
    if (launch !== null && hasTransport(page)) {
      const isNew = isNewLaunch(page)
      const left = pageToReopen(page)
      keepLaunch(page, launch, isStorageLasting('sessionStorage'))
      if (isNew) beginVisit(page)
      else if (left !== null) page.history.replaceState(null, '', left)
      const { createTelegramShell } = await import('#/shell/telegram/telegram.ts')
      return createTelegramShell(page, launch)
    }
  } catch (error) {
    log.warn('no Telegram here', error instanceof Error ? error.name : undefined)
  }
  try {
    forgetLaunch(page)
  } catch {
    // an address that cannot be changed keeps its fragment, which is not read again
  }
  if (!isReloaded(page)) forgetLastVisit()
  return createWebShell(page)
}

function beginVisit({ location }: Window) {
  forgetLastVisit()
  keys.lastPage.write({
    from: location.pathname,
    href: location.pathname + location.search,
    top: 0,
    section: null,
  })
}

/**
 * Whether the browser shows a page again, by a reload or a step of its history, or opens one of ours from another of ours,
 * which it does where it takes no entry of the history (`safe-history.ts`): not one that was asked for anew.
 */
function isReloaded({ performance, document, location }: Window): boolean {
  if (document.referrer.startsWith(`${location.origin}/`)) return true
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate'
}
