import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { offersPickup } from '#/domain/geo/branches.ts'
import { correctDraftAtom } from '#/features/order-draft/index.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { branchesQuery } from './queries.ts'

/** Drops a stored pick-up branch that is gone or no longer offers pick-up, with a notice (PU-06). Renders nothing. */
export function ClosedBranch({ id }: { id: string }) {
  const { t } = useLingui()
  const notify = useNotify()
  const correct = useSetAtom(correctDraftAtom)
  const scope = useAtomValue(queryScopeAtom)
  const { data } = useQuery({ ...branchesQuery(scope, null), enabled: scope[0] !== '' })
  const isGone = data !== undefined && !data.some((branch) => branch.id === id && offersPickup(branch))
  useEffect(() => {
    if (!isGone) return
    correct({ pickupBranchId: null })
    notify(t`The branch you chose is no longer available`)
  }, [isGone, correct, notify, t])
  return null
}
