import { navigate } from 'wouter/use-browser-location'
import { href } from '#/paths.ts'
import { keys } from './keys.ts'

/**
 * Leads to sign-in, which comes back to `returnTo`, the page on the screen if not said (SI-04). It takes the place of a
 * page that is of no use without a customer.
 */
export function toSignIn({ returnTo, replace = false }: { returnTo?: string; replace?: boolean } = {}): void {
  // Stored before the address changes, which is then that of sign-in.
  keys.redirectUrl.write(returnTo ?? location.pathname + location.search)
  navigate(href('login'), { replace })
}
