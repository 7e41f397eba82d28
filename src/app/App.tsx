import { QueryClientProvider } from '@tanstack/react-query'
import { Provider, useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { AuthLayout } from '#/app/layouts/auth.ts'
import { pageAt } from '#/app/pages/match.ts'
import { HomeFrame, MenuShapes } from '#/first-screen/shapes.tsx'
import { Texts } from '#/i18n/Texts.tsx'
import { queryClient } from '#/session/query-client.ts'
import { useShell } from '#/shell/chrome.ts'
import type { Store } from '#/shell/shell.ts'
import { lazyComponent } from '#/ui/lazy-component.ts'
import { RootBoundary } from './failures/RootBoundary.tsx'
import { GlobalEffects } from './GlobalEffects.tsx'
import { NotFoundPage, Page } from './Page.tsx'
import { PageRouter } from './PageRouter.tsx'
import { phaseAtom, start } from './start/start.ts'

const MerchantNotAvailable = lazyComponent(
  () => import('#/features/error-pages/MerchantNotAvailableScreen.tsx'),
  'default',
)

/** `onShown` is called when the app has been rendered for the first time. */
export function App({ store, onShown }: { store: Store; onShown: () => void }) {
  useEffect(onShown, [onShown])
  return (
    <Provider store={store}>
      <Texts>
        <QueryClientProvider client={queryClient}>
          <RootBoundary isWhole>
            <PageRouter>
              <Pages store={store} />
            </PageRouter>
          </RootBoundary>
        </QueryClientProvider>
      </Texts>
    </Provider>
  )
}

/** While the shop is being looked up. */
function Starting() {
  const hasHeader = useShell().chrome === 'own'
  return (
    <HomeFrame
      parts={{
        hasHeader,
        hasBrands: false,
        hasSwitch: true,
        hasOrderStrip: false,
        hasStories: true,
        hasBanners: true,
        hasPanel: false,
      }}
      contents={{}}
    >
      <MenuShapes hasTiles />
    </HomeFrame>
  )
}

function Pages({ store }: { store: Store }) {
  const phase = useAtomValue(phaseAtom)
  const [path] = useLocation()
  if (phase === 'starting') return <Starting />
  if (phase !== 'ready') {
    const unreachable = phase === 'missing' ? null : phase.unreachable
    return (
      // What was drawn stays until the words are there.
      <Suspense fallback={<Starting />}>
        <AuthLayout>
          {unreachable ? (
            <MerchantNotAvailable error={unreachable} retry={() => start(store)} />
          ) : (
            <MerchantNotAvailable />
          )}
        </AuthLayout>
      </Suspense>
    )
  }
  const page = pageAt(path)
  return (
    <>
      <GlobalEffects />
      {page ? <Page name={page.name} params={page.params} /> : <NotFoundPage />}
    </>
  )
}
