import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { errorOf } from '#/api/query.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { SkeletonRows } from '#/ui/base/Skeleton.tsx'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { Sheet } from '#/ui/Sheet.tsx'
import { BranchCard } from './BranchCard.tsx'
import { deliveryPointAtom } from './delivery-point.ts'
import { branchQuery } from './queries.ts'

/** The card of a branch over the page. `id` null: closed. */
export function BranchSheet({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const scope = useAtomValue(queryScopeAtom)
  // While the sheet closes, it still shows its branch.
  const [shown, setShown] = useState(id)
  if (id !== null && id !== shown) setShown(id)
  const query = useQuery(branchQuery(scope, shown ?? '', useAtomValue(deliveryPointAtom)))
  const isMissing = errorOf(query.error)?.status === 404 && query.data === undefined
  return (
    <Sheet
      open={id !== null}
      onClose={onClose}
      title={query.data ? textIn(query.data.name) : t`Branch`}
      takesMainButton
    >
      {isMissing ? (
        <EmptyState icon={<EmptyArt of="shop" />} title={t`Branch not found`} />
      ) : (
        <QueryView query={query} skeleton={<SkeletonRows rows={4} />}>
          {(branch) => <BranchCard branch={branch} isOpen={id !== null} onChosen={onClose} />}
        </QueryView>
      )}
    </Sheet>
  )
}
