import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { href } from '#/paths.ts'
import { dropCustomer } from '#/session/query-client.ts'

/** After the session has ended: removes the data of this customer and opens the menu (SI-10, PF-04). */
export function useLeaveAccount(): () => void {
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  return () => {
    dropCustomer(queries)
    navigate(href('home'), { replace: true })
    window.scrollTo(0, 0)
  }
}
