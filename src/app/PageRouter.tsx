import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Router } from 'wouter'
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location'
import type { LazyPart } from '#/ui/lazy-component.ts'
import { AuthLayout } from './layouts/auth.ts'
import { pageAt } from './pages/match.ts'
import { routes } from './pages/routes.ts'

/** How long the present page stays while the code of the next one loads; a longer wait shows a skeleton, ms. */
const HOLD_MS = 150

/** The parts of the page at an address whose code is not there yet. */
function missingAt(pathname: string): LazyPart[] {
  const page = pageAt(pathname)
  if (!page) return []
  const { screen, layout } = routes[page.name]
  const parts: LazyPart[] = layout === 'auth' ? [screen, AuthLayout] : [screen]
  return parts.filter(({ isLoaded }) => isLoaded?.() === false)
}

/**
 * Gives its children the address of the page on the screen. A page whose code is there is shown at once; otherwise the
 * present page stays for a moment, because a skeleton would only flash up.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const pathname = usePathname()
  const search = useSearch()
  const [shown, show] = useState({ pathname, search })
  const isHeld = shown.pathname !== pathname
  const isOutdated = isHeld || shown.search !== search
  if (isOutdated && !(isHeld && missingAt(pathname).length > 0)) show({ pathname, search })

  useEffect(() => {
    if (!isHeld) return
    const end = () => show({ pathname: location.pathname, search: location.search })
    const timer = setTimeout(end, HOLD_MS)
    // A failure is reported by the page itself when it is rendered.
    Promise.all(missingAt(pathname).map(({ preload }) => preload?.())).then(end, end)
    return () => clearTimeout(timer)
  }, [isHeld, pathname])

  const hook = useCallback((): [string, typeof navigate] => [shown.pathname, navigate], [shown.pathname])
  const searchHook = useCallback(() => shown.search, [shown.search])
  return (
    <Router hook={hook} searchHook={searchHook}>
      {children}
    </Router>
  )
}
