import { navigate } from 'wouter/use-browser-location'
import { startTarget } from '#/domain/start-link.ts'
import { openTable } from '#/features/dine-in/open-table.ts'
import { href } from '#/paths.ts'
import type { Store } from '#/shell/shell.ts'
import { queryClient } from './query-client.ts'

/** Opens what a link to us named; anything unknown stays where it is. */
export function openStartLink(store: Store, param: string) {
  const target = startTarget(param)
  if (target.kind === 'product') navigate(href('product', { id: target.id }))
  if (target.kind === 'order') navigate(href('order', { id: target.id }))
  if (target.kind === 'branch') navigate(href('branches', null, { id: target.id }))
  if (target.kind === 'category') navigate(href('category', null, { id: target.id }))
  if (target.kind === 'table') {
    // A reload must not sit the customer down again after the visit.
    navigate(href('home'), { replace: true })
    void openTable(store, queryClient, target.id)
  }
}
