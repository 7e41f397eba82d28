import { useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import type { NearestBranch } from '#/api/schema/branch.ts'
import type { DraftPlace } from '#/features/order-draft/index.ts'
import { useDecimal, useMoney } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { joinDots } from '#/lib/join.ts'
import { Dots } from '#/ui/base/Dots.tsx'
import { Skeleton } from '#/ui/base/Skeleton.tsx'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import css from './FoundLine.module.css'
import { useFeeFor } from './fee-for.ts'

/** Which branch delivers to a place that is not chosen yet, from how far and at what price. */
export function FoundLine({ place, branch }: { place: DraftPlace; branch: NearestBranch }) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const decimal = useDecimal()
  const name = textIn(branch.name)
  const km = branch.distance === null ? '' : decimal(branch.distance / 1_000)
  return (
    <p className={css.found}>
      <CircleCheck size={20} aria-hidden="true" />
      <span>
        <Dots of={joinDots([t`Branch ${name}`, km && t`${km} km`])} />
        <Fee place={place} branch={branch} />
      </span>
    </p>
  )
}

/** The delivery price, or the lowest one; nothing while it is unknown, since that is not zero. */
function Fee({ place, branch }: { place: DraftPlace; branch: NearestBranch }) {
  const { t } = useLingui()
  const money = useMoney()
  const fee = useFeeFor(place, branch)
  if (fee.is === 'asking')
    return (
      <span className={css.asking}>
        <VisuallyHidden>{t`Loading`}</VisuallyHidden>
        <Skeleton width={84} height={14} radius={999} />
      </span>
    )
  if (fee.is === 'unknown') return null
  const sum = money(fee.price)
  const words =
    fee.is === 'from' ? t`delivery from ${sum}` : fee.price === 0 ? t`free delivery` : t`delivery ${sum}`
  return <span className={css.sum}>{words}</span>
}
