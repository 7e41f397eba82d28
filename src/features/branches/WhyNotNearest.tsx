import { useLingui } from '@lingui/react/macro'
import { betterThanNearest, type Choice } from '#/domain/basket/branch-choice.ts'
import { openState } from '#/domain/hours/hours.ts'
import { useHoursText } from '#/features/fulfilment/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { listed } from '#/lib/dotted.ts'
import { Notice } from '#/ui/Notice.tsx'
import { useNow } from '#/ui/use-now.ts'
import { useFitWords } from './fit-words.ts'
import type { NearBranch } from './use-branches.ts'
import { useFit } from './use-fit.ts'

/** "Chilanzar is nearer, but opens at 10:00, 1 dish of the basket is not there. Yunusabad: everything is there, +6,000 UZS" (CX-15). */
export function WhyNotNearest({ branches }: { branches: readonly NearBranch[] }) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const hours = useHoursText()
  const now = useNow()
  const fitAt = useFit('PICK_UP')
  const { missing, extra } = useFitWords()
  const found = betterThanNearest(
    branches.map((branch): Choice<unknown> & { branch: NearBranch } => ({
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
  const why = listed([
    !nearest.isOpen && hours(nearest.branch),
    ...(nearest.fit ? missing(nearest.fit, false) : []),
  ])
  const how = listed([
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
