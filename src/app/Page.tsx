import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { Route as At, useLocation } from 'wouter'
import { AuthLayout } from '#/app/layouts/auth.ts'
import { DefaultLayout } from '#/app/layouts/DefaultLayout.tsx'
import { MapLayout } from '#/app/layouts/MapLayout.tsx'
import { type Route, routes } from '#/app/pages/routes.ts'
import { href, type PathName, paths } from '#/paths.ts'
import { keys } from '#/session/keys.ts'
import { customerAtom } from '#/session/session.ts'
import { useBack, usePageBackground } from '#/shell/chrome.ts'
import { goBack, placeToReturnTo } from '#/shell/history.ts'
import { restoreScrollPosition } from '#/shell/scroll-position.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { isPageOn } from '#/tenant/pages.ts'
import { lazyComponent } from '#/ui/lazy-component.ts'
import { ScreenSkeleton } from '#/ui/ScreenSkeleton.tsx'
import { usePageFocus } from './page-focus.ts'
import { RootBoundary } from './RootBoundary.tsx'

const NotFound = lazyComponent(() => import('#/features/error-pages/NotFoundScreen.tsx'), 'default')
const Soon = lazyComponent(() => import('#/features/error-pages/SoonScreen.tsx'), 'default')

const layouts = { default: DefaultLayout, auth: AuthLayout, map: MapLayout }

/** One page by its row: who may see it, in which layout, where Back leads. */
export function Page({ name, params }: { name: PathName; params: Record<string, string> }) {
  const route = routes[name]
  const customer = useAtomValue(customerAtom)
  const abilities = useAtomValue(abilitiesAtom)
  const isBuilt = route.screen !== null || import.meta.env.DEV
  if (!isPageOn(name, abilities) || !isBuilt || !passes(route, params)) return <NotFoundPage />

  const Layout = layouts[route.layout]
  const page = (
    <Layout>
      {/* Keyed by page: another page begins with a boundary that has not failed and a scroll of its own. */}
      <RootBoundary key={name}>
        {/* Outside: a page on its way has its ground already, and Telegram's Back does not blink. */}
        <Surroundings route={route} />
        <Suspense fallback={<ScreenSkeleton />}>
          <At path={paths[name]}>
            {route.only === 'customer' && !customer ? <ToLogin /> : <Content route={route} />}
          </At>
        </Suspense>
      </RootBoundary>
    </Layout>
  )
  return <Suspense fallback={<ScreenSkeleton />}>{page}</Suspense>
}

/** An address that is no page of this shop, or is switched off in it (ER-01, ST-08). */
export function NotFoundPage() {
  return (
    <DefaultLayout>
      <Suspense>
        <Surroundings route={{ back: 'home' }} />
        <NotFound />
      </Suspense>
    </DefaultLayout>
  )
}

function Surroundings({
  route: { back, over = [], ground = 'page' },
}: {
  route: Pick<Route, 'back' | 'over' | 'ground'>
}) {
  const [, navigate] = useLocation()
  usePageBackground(ground)
  useBack(back && (() => goBack(back, over, navigate)), 'route')
  return null
}

function Content({ route }: { route: Route }): ReactNode {
  // Back leads to where a page was left; else it begins at its top. Home remembers its place by itself.
  useLayoutEffect(() => {
    const place = placeToReturnTo()
    if (place) return restoreScrollPosition(place)
    if (route.back !== null) scrollTo(0, 0)
  }, [route])
  usePageFocus()
  return route.screen ? <route.screen /> : <Soon />
}

/** A page for customers: sign in first, then come back here (SI-04, SI-05). */
function ToLogin() {
  const [, navigate] = useLocation()
  useEffect(() => {
    // Noted before leaving: a <Redirect> would have left already, and /login would be noted.
    keys.redirectUrl.write(location.pathname + location.search)
    navigate(href('login'), { replace: true })
  }, [navigate])
  return null
}

function passes(route: Route, params: Record<string, string>): boolean {
  return Object.entries(route.params ?? {}).every(([name, isGood]) => {
    try {
      return isGood(decodeURIComponent(params[name] ?? ''))
    } catch {
      return false
    }
  })
}
