import { useAtomValue } from 'jotai'
import { Suspense, useEffect, useLayoutEffect } from 'react'
import { Route as At, useLocation } from 'wouter'
import { AuthLayout } from '#/app/layouts/auth.ts'
import { DefaultLayout } from '#/app/layouts/DefaultLayout.tsx'
import { MapLayout } from '#/app/layouts/MapLayout.tsx'
import type { Route } from '#/app/pages/route.ts'
import { routes } from '#/app/pages/routes.ts'
import { NotFound } from '#/features/error-pages/index.ts'
import { decodedParam } from '#/lib/decoded-param.ts'
import { type PathName, paths } from '#/paths.ts'
import { customerAtom } from '#/session/session.ts'
import { toSignIn } from '#/session/to-sign-in.ts'
import { useBack, usePageBackground } from '#/shell/chrome.ts'
import { goBack, placeToReturnTo } from '#/shell/history.ts'
import { restoreScrollPosition } from '#/shell/scroll-position.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { isPageOn } from '#/tenant/pages.ts'
import { ScreenSkeleton } from '#/ui/ScreenSkeleton.tsx'
import { RootBoundary } from './failures/RootBoundary.tsx'
import { usePageFocus } from './navigation/page-focus.ts'

const layouts = { auth: AuthLayout, map: MapLayout }

/** Renders one page by its row in `routes`: who may see it, in which layout, where Back leads. */
export function Page({ name, params }: { name: PathName; params: Record<string, string> }) {
  const route = routes[name]
  const customer = useAtomValue(customerAtom)
  const abilities = useAtomValue(abilitiesAtom)
  if (!isPageOn(name, abilities) || !passes(route, params)) return <NotFoundPage />

  const Layout = route.layout ? layouts[route.layout] : DefaultLayout
  const Skeleton = route.skeleton ?? ScreenSkeleton
  const page = (
    <Layout route={route} page={name}>
      {/* Outside the boundary and the Suspense: a page that loads or has failed has its background and its way back. */}
      <Surroundings key={`around ${name}`} route={route} />
      {/* Keyed by page: another page begins with a boundary that has not failed and a scroll of its own. */}
      <RootBoundary key={name}>
        <Suspense fallback={<Skeleton />}>
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
    <DefaultLayout route={{}}>
      <Suspense>
        <Surroundings route={{ back: 'home' }} />
        <NotFound />
      </Suspense>
    </DefaultLayout>
  )
}

function Surroundings({
  route: { back, over = [], background = 'page' },
}: {
  route: Pick<Route, 'back' | 'over' | 'background'>
}) {
  const [, navigate] = useLocation()
  // A page begins at its top, while its code is on its way too. Home restores its own position.
  useLayoutEffect(() => {
    if (back !== null && !placeToReturnTo()) scrollTo(0, 0)
  }, [back])
  usePageBackground(background)
  useBack(back && (() => goBack(back, over, navigate)), 'route')
  return null
}

function Content({ route }: { route: Route }) {
  // Back restores the scroll position of a page.
  useLayoutEffect(() => {
    const place = placeToReturnTo()
    return place ? restoreScrollPosition(place) : undefined
  }, [])
  usePageFocus()
  return <route.screen />
}

/** A page for signed-in customers: leads to sign-in, which returns here (SI-04, SI-05). */
function ToLogin() {
  useEffect(() => toSignIn({ replace: true }), [])
  return null
}

function passes(route: Route, params: Record<string, string>): boolean {
  return Object.entries(route.params ?? {}).every(([name, isGood]) =>
    isGood(decodedParam(params[name] ?? '', location.pathname)),
  )
}
