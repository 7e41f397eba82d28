import { useAtom } from 'jotai'
import { useLocation } from 'wouter'
import { safeRedirect } from '#/domain/start-link.ts'
import { keys } from '#/session/keys.ts'
import { goBack } from '#/shell/history.ts'
import { cameFromAtom } from './came-from.ts'

/**
 * Leaves sign-in for the page that asked for it (SI-04), or home. The stored address may have been manipulated, so it
 * must be a page of ours.
 */
export function useLeaveLogin(): () => void {
  const [cameFrom, setCameFrom] = useAtom(cameFromAtom)
  const [, navigate] = useLocation()
  return () => {
    const to = safeRedirect(keys.redirectUrl.read(), window.location.origin)
    keys.redirectUrl.clear()
    setCameFrom(null)
    // The page that asked is the previous entry: going back to it leaves no second copy in the history.
    if (cameFrom === to) goBack('home', [], navigate)
    else navigate(to, { replace: true })
  }
}
