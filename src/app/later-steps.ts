import { msg } from '@lingui/core/macro'
import { api } from '#/api/api.ts'
import { i18n, restOfTexts } from '#/i18n/catalog.ts'
import { onClockSet, watchClock } from '#/lib/clock.ts'
import { cookies, keys, scopedKeys } from '#/session/keys.ts'
import { scopeAtom } from '#/session/scope.ts'
import { keepFocusInSight } from '#/shell/focus-in-sight.ts'
import { isLocatingAllowed, locate } from '#/shell/geolocation.ts'
import { type Store, shellAtom } from '#/shell/shell.ts'
import { visitorPointAtom } from '#/tenant/branch.ts'
import { notify } from '#/ui/notices/notices.ts'
import { queryClient } from './query-client.ts'

/* Steps of the start that come after the menu; so does their code. */

/**
 * On the web, when the menu is drawn. The question is put once per visitor and its refusal said once; who
 * answered yes is looked for at every visit, or the second one would begin with the menu of another branch.
 */
export async function askGeolocation(store: Store) {
  if (store.get(shellAtom).channel === 'TG') return
  if (keys.geolocationAsked.read() && !(await isLocatingAllowed())) return
  keys.geolocationAsked.write(true)
  const found = await locate()
  if (found === 'denied') {
    await restOfTexts()
    notify(store, i18n._(msg`Please allow access to your location`))
  } else if (found !== 'unavailable') store.set(visitorPointAtom, found)
}

/** What a drawn menu needs, and its drawing does not. */
export async function afterMenu(store: Store) {
  keepFocusInSight(document)
  followClock()
  await askGeolocation(store)
}

/** Any answer tells the time. What was stamped by a clock that has been set since is of no known age. */
function followClock() {
  watchClock(() => void api.support.settings())
  onClockSet(() => void queryClient.invalidateQueries({}, { cancelRefetch: false }))
}

/** A submit that the last visit left without an answer is taken up again; its code only then. */
export async function resumeOrder(store: Store) {
  const scope = store.get(scopeAtom)
  if (!scope || !(scopedKeys.journal(scope).read() || cookies.journal.read())) return
  const [{ resumeAfterReload }] = await Promise.all([
    import('#/features/order-submission/resume.ts'),
    restOfTexts(),
  ])
  await resumeAfterReload(store)
}
