import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { changeDraftAtom, draftAtom, queryClientAtom } from '#/features/draft/index.ts'
import { savedNearestBranchAtom } from '#/session/saved.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { pickupBranches, useNearestBranch } from './nearest.ts'
import { branchesQuery } from './queries.ts'

/** Keeps the nearest branch equal to the address and the service; once, near the root. Draws nothing. */
export function DeliveryKeeper() {
  const client = useQueryClient()
  const keepClient = useSetAtom(queryClientAtom)
  const apply = useSetAtom(nearestBranchAtom)
  const keep = useSetAtom(savedNearestBranchAtom)
  const { branch } = useNearestBranch()

  useEffect(() => keepClient(client), [client, keepClient])
  // While another branch is asked for, the present one stays: the menu does not blink.
  useEffect(() => {
    if (!branch) return
    apply(branch)
    keep(branch)
  }, [branch, apply, keep])
  useDropClosedBranch()
  return null
}

/** A stored pick-up branch that is gone or gives nothing away any more is dropped, in words (PU-06). */
function useDropClosedBranch() {
  const { t } = useLingui()
  const notify = useNotify()
  const change = useSetAtom(changeDraftAtom)
  const scope = useAtomValue(queryScopeAtom)
  const { pickupBranchId } = useAtomValue(draftAtom)
  const { data } = useQuery({
    ...branchesQuery(scope, null),
    enabled: scope[0] !== '' && pickupBranchId !== null,
  })
  const isGone =
    pickupBranchId !== null &&
    data !== undefined &&
    !pickupBranches(data, null).some(({ id }) => id === pickupBranchId)
  useEffect(() => {
    if (!isGone) return
    change({ pickupBranchId: null })
    notify(t`The chosen branch does not work any more`)
  }, [isGone, change, notify, t])
}
