import { api } from '#/api/api.ts'
import { followRecovery } from '#/app/failures/recovery.ts'
import { holdReloads } from '#/app/failures/version.ts'
import { followPage } from '#/app/navigation/follow-page.ts'
import { routes } from '#/app/pages/routes.ts'
import { submitPhaseAtom } from '#/features/order-submission/index.ts'
import { restOfTexts } from '#/i18n/catalog.ts'
import { onClockSet, watchClock } from '#/lib/clock.ts'
import { cookies, scopedKeys } from '#/session/keys.ts'
import { queryClient } from '#/session/query-client.ts'
import { sharedSeatAtom } from '#/session/saved.ts'
import { scopeAtom } from '#/session/scope.ts'
import { keepFocusInSight } from '#/shell/focus-in-sight.ts'
import { isLocatingAllowed, locate } from '#/shell/geolocation.ts'
import { type Store, shellAtom } from '#/shell/shell.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { visitorPointAtom } from '#/tenant/branch.ts'
import { isSavingDataAtom } from '#/ui/data-saver.ts'

/* Steps of the start that come after the menu; so does their code. */

/**
 * Locates the visitor on the web where the browser has allowed it before, or the visit would begin with the menu of
 * another branch. The start asks no question: it belongs to a press that needs the place (DL-09).
 */
export async function locateIfAllowed(store: Store) {
  if (store.get(shellAtom).channel === 'TG' || !(await isLocatingAllowed())) return
  const found = await locate()
  if (typeof found !== 'string') store.set(visitorPointAtom, found)
}

/** Steps that a rendered menu needs and its rendering does not. */
export async function afterMenu(store: Store) {
  followPage()
  keepFocusInSight(document)
  followClock()
  followRecovery(queryClient)
  followSubmit(store)
  const { copies, chrome, hasNoBack } = store.get(shellAtom)
  if (copies) import('./basket-copy.ts').then((it) => it.followBasketCopy(store)).catch(() => {})
  if (hasNoBack) import('#/app/layouts/BackBar.tsx').then((it) => it.addBackBar(store)).catch(() => {})
  if (chrome === 'own') {
    import('./install.ts').then((it) => it.followManifest(store)).catch(() => {})
    // Search engines read it; a customer who saves data does without.
    if (!store.get(isSavingDataAtom))
      import('#/app/navigation/page-head.ts').then((it) => it.followPageHead(store)).catch(() => {})
  }
  const seat = store.get(sharedSeatAtom)
  if (seat && !seat.isOver && store.get(abilitiesAtom).sharedBasket)
    import('#/features/shared-basket/follow.ts').then((it) => it.followShared(store)).catch(() => {})
  const { VITE_REPORT_URL: url, VITE_REPORT_ONE_IN: oneIn } = import.meta.env
  if (url)
    import('./reports.ts')
      .then((it) => it.startReports(store, url, Number(oneIn) || undefined))
      .catch(() => {})
  await locateIfAllowed(store)
}

/**
 * Every response carries the server's time. The age of data that was stamped before the device's clock was changed is
 * unknown.
 */
function followClock() {
  watchClock(() => void api.support.settings())
  onClockSet(() => void queryClient.invalidateQueries({}, { cancelRefetch: false }))
}

/**
 * While an order is being sent the code of its page comes, so that the page is there with the answer: the checkout would
 * stay meanwhile, with the basket it no longer has. The page is not reloaded for a new release before the answer.
 */
function followSubmit(store: Store) {
  const follow = () => {
    const phase = store.get(submitPhaseAtom)
    holdReloads(phase === 'sending' || phase === 'checking')
    // If it does not load, the order's page asks again and reloads for a new release itself.
    if (phase === 'sending') routes.order.screen.preload?.().catch(() => {})
  }
  store.sub(submitPhaseAtom, follow)
  follow()
}

/** Resumes a submit that the last visit left without a response; its code is loaded only then. */
export async function resumeOrder(store: Store) {
  const scope = store.get(scopeAtom)
  if (!scope || !(scopedKeys.journal(scope).read() || cookies.journal.read())) return
  const [{ resumeAfterReload }] = await Promise.all([
    import('#/features/order-submission/resume.ts'),
    restOfTexts(),
  ])
  await resumeAfterReload(store)
}
