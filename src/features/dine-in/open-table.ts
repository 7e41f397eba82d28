import { msg } from '@lingui/core/macro'
import { CancelledError, type QueryClient } from '@tanstack/react-query'
import { errorOf } from '#/api/query.ts'
import { hasTables } from '#/domain/geo/branches.ts'
import { branchesQuery, isAddressOpenAtom } from '#/features/fulfilment/index.ts'
import { serviceTypeAtom } from '#/features/order-draft/index.ts'
import { i18n, restOfTexts } from '#/i18n/catalog.ts'
import { queryScopeAtom } from '#/session/session.ts'
import type { Store } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { notify } from '#/ui/notices/notices.ts'
import { tableQuery } from './queries.ts'
import { takeTableAtom } from './take-table.ts'

/**
 * Opens the table of a link or a QR code (BX-09): it is chosen from then on, or a notice says why not. Resolves with
 * whether it is chosen.
 */
export async function openTable(store: Store, client: QueryClient, id: string): Promise<boolean> {
  await restOfTexts().catch(() => {})
  // The notice stays until it is closed: a customer who has scanned a code may not look at the screen at once.
  const say = (text: string, label?: string, onPress: () => void = () => {}) => {
    notify(store, { text, tone: 'error', onClose: () => {}, ...(label && { action: { label, onPress } }) })
    return false
  }
  if (!store.get(abilitiesAtom).dineIn) return say(i18n._(msg`Ordering at the table is not available here`))
  const scope = store.get(queryScopeAtom)
  const choose = () => {
    store.set(serviceTypeAtom, 'DINE_IN')
    store.set(isAddressOpenAtom, true)
  }
  try {
    const [table, branches] = await Promise.all([
      client.fetchQuery(tableQuery(scope, id)),
      client.fetchQuery(branchesQuery(scope, null)),
    ])
    const branch = branches.find((one) => one.id === table.branchId)
    if (!branch || !hasTables(branch)) return say(i18n._(msg`Ordering at the table is not available here`))
    if (!table.isActive)
      return say(i18n._(msg`This table is not in use`), i18n._(msg`Choose a table`), choose)
    store.set(takeTableAtom, { branchId: table.branchId, hall: table.hall, table })
    return true
  } catch (thrown) {
    // The customer was signed in meanwhile, which cancels the queries of the guest, so the look-up starts again.
    if (thrown instanceof CancelledError) return openTable(store, client, id)
    const error = errorOf(thrown)
    if (error?.status === 404) return say(i18n._(msg`Table not found`), i18n._(msg`Choose a table`), choose)
    return say(
      i18n._(msg`Could not find your table`),
      i18n._(msg`Try again`),
      () => void openTable(store, client, id),
    )
  }
}
