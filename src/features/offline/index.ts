import { useAtomValue } from 'jotai'
import { errorOf } from '#/api/query.ts'
import { useMenu } from '#/features/catalog/index.ts'
import { isOnlineAtom } from '#/shell/connection.ts'
import { lazyPart } from '#/ui/lazy-component.ts'

/** The menu on the screen may be outdated: there is no network, or the menu request failed for that reason (BX-14). */
export function useIsOffline(): boolean {
  const isOnline = useAtomValue(isOnlineAtom)
  const { data, error } = useMenu()
  const kind = errorOf(error)?.kind
  return !isOnline || (data !== undefined && (kind === 'network' || kind === 'timeout'))
}
export const OfflineBar = lazyPart(() => import('./OfflineBar.tsx'), 'OfflineBar', { prefetch: 'always' })
