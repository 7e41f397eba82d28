import { msg } from '@lingui/core/macro'
import { navigate } from 'wouter/use-browser-location'
import { startTarget } from '#/domain/start-link.ts'
import { openTable } from '#/features/dine-in/open-table.ts'
import { wasTaken } from '#/features/hand-over/taken-code.ts'
import { changeDraftAtom, draftAtom } from '#/features/order-draft/index.ts'
import { i18n, restOfTexts } from '#/i18n/catalog.ts'
import { href } from '#/paths.ts'
import { queryClient } from '#/session/query-client.ts'
import type { Store } from '#/shell/shell.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { linkToAtom, namedPage } from '#/tenant/pages.ts'
import { notify } from '#/ui/notices/notices.ts'

/** Opens what a start link names; an unknown link does nothing. */
export function openStartLink(store: Store, param: string) {
  const target = startTarget(param)
  if (target.kind === 'product') navigate(href('product', { id: target.id }))
  if (target.kind === 'order') navigate(href('order', { id: target.id }))
  if (target.kind === 'branch') navigate(href('branches', null, { id: target.id }))
  if (target.kind === 'category') navigate(href('category', null, { id: target.id }))
  if (target.kind === 'reorder') navigate(href('order', { id: target.id }, { repeat: '1' }))
  if (target.kind === 'page') {
    const name = namedPage(target.name)
    const address = name && store.get(linkToAtom)(name)
    if (address) navigate(address)
  }
  if (target.kind === 'promo' && store.get(abilitiesAtom).promo) void keepPromo(store, target.code)
  if (target.kind === 'hand-over')
    openOnce(store.get(linkToAtom)('basketCode', null, { code: target.code }), wasTaken(target.code))
  if (target.kind === 'shared-basket') {
    const page = store.get(linkToAtom)('basketTogether', null, { code: target.code })
    navigate(page ?? href('home'), { replace: true })
  }
  if (target.kind === 'invitation')
    openOnce(
      store.get(linkToAtom)('invitation', { code: target.code }),
      store.get(draftAtom).invitation?.code === target.code,
    )
  if (target.kind === 'table') {
    // The parameter is removed, so that a reload after the visit does not choose the table again.
    navigate(href('home'), { replace: true })
    void openTable(store, queryClient, target.id)
  }
}

/** Opens a page, unless this device has seen it: a client that starts the app again with the same link stays where it is. */
function openOnce(page: string | null, wasSeen: boolean) {
  if (page && !wasSeen) navigate(page, { replace: true })
  else if (location.pathname === href('home')) navigate(href('home'), { replace: true })
}

/** Keeps the code in the order draft until checkout. */
async function keepPromo(store: Store, value: string) {
  // The parameter is removed, so that a reload does not bring back a code that the customer has removed.
  navigate(href('home'), { replace: true })
  store.set(changeDraftAtom, { promo: null, wantedPromo: value })
  await restOfTexts()
  notify(store, { text: i18n._(msg`Promo code ${value} is saved for checkout`), tone: 'good' })
}
