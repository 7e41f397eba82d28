import { useLingui } from '@lingui/react/macro'
import { type BranchChoice, betterThanNearest } from '#/domain/basket/branch-choice.ts'
import { openState } from '#/domain/hours/hours.ts'
import { useHoursText } from '#/features/fulfilment/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { joinCommas } from '#/lib/join.ts'
import { Notice } from '#/ui/Notice.tsx'
import { useNow } from '#/ui/use-now.ts'
import { useAvailabilityText } from './availability-text.ts'
import { useBranchAvailability } from './use-branch-availability.ts'
import type { NearBranch } from './use-branches.ts'

/** "Chilanzar is nearer, but opens at 10:00, 1 dish from the basket is not available. Yunusabad: everything available, +6,000 UZS" (CX-15). */
export function NearestBranchNotice({ branches }: { branches: readonly NearBranch[] }) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const hours = useHoursText()
  const now = useNow()
  const fitAt = useBranchAvailability('PICK_UP')
  const { missing, extra } = useAvailabilityText()
  const found = betterThanNearest(
    branches.map((branch): BranchChoice<unknown> & { branch: NearBranch } => ({
      id: branch.id,
      distance: branch.distance,
      isOpen: openState(branch, now).isOpen,
      fit: fitAt(branch.id),
      branch,
    })),
  )
  if (!found) return null
  const { nearest, better } = found
  const beside = fitAt(better.id, nearest.id)
  const near = textIn(nearest.branch.name)
  const other = textIn(better.branch.name)
  const why = joinCommas([
    !nearest.isOpen && hours(nearest.branch),
    ...(nearest.fit ? missing(nearest.fit, false) : []),
  ])
  const how = joinCommas([
    !nearest.isOpen && hours(better.branch),
    ...(better.fit ? missing(better.fit, true) : []),
    beside && extra(beside),
  ])
  return (
    <Notice tone="tint" title={t`${near} is nearer, but ${why}`}>
      {t`${other}: ${how}`}
    </Notice>
  )
}
