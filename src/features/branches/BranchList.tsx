import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Check, Store } from 'lucide-react'
import { openState } from '#/domain/hours/hours.ts'
import { branchEstimate } from '#/domain/order/estimate.ts'
import { useHoursText, useMinutes } from '#/features/fulfilment/index.ts'
import { useDecimal } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { joinDots } from '#/lib/join.ts'
import { cityIdAtom } from '#/tenant/merchant.ts'
import { DotParts, Dots } from '#/ui/base/Dots.tsx'
import { IconBadge } from '#/ui/base/IconBadge.tsx'
import { SkeletonRows } from '#/ui/base/Skeleton.tsx'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { useNow } from '#/ui/use-now.ts'
import { useAvailabilityText } from './availability-text.ts'
import css from './BranchList.module.css'
import { ByCity } from './ByCity.tsx'
import { NearestBranchNotice } from './NearestBranchNotice.tsx'
import { useBranchAvailability } from './use-branch-availability.ts'
import { type NearBranch, usePickupBranches } from './use-branches.ts'

/** The branches of the city that offer pick-up, with their hours (PU-05), as a radio group. */
export function BranchList({
  chosenId,
  onChoose,
}: {
  chosenId: string | null
  onChoose: (id: string) => void
}) {
  const { t } = useLingui()
  const query = usePickupBranches(useAtomValue(cityIdAtom))
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows rows={4} />}
      empty={<EmptyState icon={<EmptyArt of="shop" />} title={t`No branches`} />}
    >
      {(branches) => (
        <>
          <NearestBranchNotice branches={branches} />
          <Rows branches={branches} chosenId={chosenId} onChoose={onChoose} />
        </>
      )}
    </QueryView>
  )
}

function Rows({
  branches,
  chosenId,
  onChoose,
}: {
  branches: readonly NearBranch[]
  chosenId: string | null
  onChoose: (id: string) => void
}) {
  const fitAt = useBranchAvailability('PICK_UP')
  const { missing, extra } = useAvailabilityText()
  const fits = new Map(branches.map(({ id }) => [id, fitAt(id)]))
  // "Everything available" is shown only where another branch lacks something.
  const isOneShort = [...fits.values()].some((one) => one && one.missing.length + one.short.length > 0)
  const words = (id: string) => {
    const one = fits.get(id)
    return one ? joinDots([...missing(one, isOneShort), extra(one)]) : ''
  }
  return (
    <ByCity branches={branches}>
      {(own) => (
        <ul className={css.list}>
          {own.map((branch) => (
            <li key={branch.id}>
              <button
                type="button"
                className={css.row}
                aria-pressed={branch.id === chosenId}
                onClick={() => onChoose(branch.id)}
              >
                <IconBadge>
                  <Store size={20} />
                </IconBadge>
                <BranchWords branch={branch} about={words(branch.id)} />
                {branch.id === chosenId && <Check size={22} className={css.mark} aria-hidden="true" />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </ByCity>
  )
}

/** Name, address, hours and distance of a branch; `about`: what it means for the basket. */
export function BranchWords({ branch, about }: { branch: NearBranch; about?: string }) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const decimal = useDecimal()
  const hours = useHoursText()
  const now = useNow()
  const { isOpen } = openState(branch, now)
  const minutes = useMinutes()
  const eta = branchEstimate(branch, now)
  const time = eta && minutes(eta)
  const km = branch.distance === null ? '' : decimal(branch.distance / 1_000)
  return (
    <span className={css.words}>
      <span className={css.name}>{textIn(branch.name)}</span>
      {branch.address && <span className={css.note}>{branch.address}</span>}
      <span className={css.note}>
        <DotParts
          parts={[
            <span key="hours" className={isOpen ? css.open : css.closed}>
              {hours(branch)}
            </span>,
            ...(km ? [t`${km} km`.replaceAll(' ', '\u00a0')] : []),
          ]}
        />
      </span>
      {time && <span className={css.note}>{t`delivery in ${time}`}</span>}
      {about && (
        <span className={css.note}>
          <Dots of={about} />
        </span>
      )}
    </span>
  )
}
