import { useAtomValue, useSetAtom } from 'jotai'
import { customerAtom } from '#/session/session.ts'
import { toSignIn } from '#/session/to-sign-in.ts'
import { cameFromAtom } from './came-from.ts'

/**
 * For an action that needs a customer: true when there is one. A visitor is sent to sign in and comes back to
 * `returnTo`, the page on the screen if not said (SI-04).
 */
export function useRequireCustomer(): (returnTo?: string) => boolean {
  const customer = useAtomValue(customerAtom)
  const setCameFrom = useSetAtom(cameFromAtom)
  return (returnTo) => {
    if (customer) return true
    setCameFrom(window.location.pathname + window.location.search)
    toSignIn({ returnTo })
    return false
  }
}
