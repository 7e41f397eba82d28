import { useAtomValue, useSetAtom } from 'jotai'
import { useLocation } from 'wouter'
import { href } from '#/paths.ts'
import { keys } from '#/session/keys.ts'
import { customerAtom } from '#/session/session.ts'
import { cameFromAtom } from './came-from.ts'

/**
 * For an action that needs a customer: true when there is one. A visitor is sent to sign in and comes back to
 * `returnTo`, the page on the screen if not said (SI-04).
 */
export function useRequireCustomer(): (returnTo?: string) => boolean {
  const customer = useAtomValue(customerAtom)
  const setCameFrom = useSetAtom(cameFromAtom)
  const [, navigate] = useLocation()
  return (returnTo) => {
    if (customer) return true
    const here = window.location.pathname + window.location.search
    keys.redirectUrl.write(returnTo ?? here)
    setCameFrom(here)
    navigate(href('login'))
    return false
  }
}
