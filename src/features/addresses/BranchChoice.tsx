import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { Check } from 'lucide-react'
import { openState } from '#/domain/hours.ts'
import {
  branchesQuery,
  pickupBranches,
  placeAtom,
  pointAtom,
  useHoursText,
  useNow,
} from '#/features/delivery/index.ts'
import { useDecimal } from '#/i18n/format.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { queryScopeAtom } from '#/session/session.ts'
import { useShell } from '#/shell/chrome.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { cityIdAtom } from '#/tenant/cities.ts'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { QueryView } from '#/ui/QueryView.tsx'
import { SkeletonRows } from '#/ui/Skeleton.tsx'
import css from './BranchChoice.module.css'
import { CityChips } from './CityChips.tsx'

type Shown = ReturnType<typeof pickupBranches>[number]

/** Branches to fetch from, the nearest first, with what they say of their hours (PU-05). */
export function BranchChoice({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const scope = useAtomValue(queryScopeAtom)
  const point = useAtomValue(pointAtom)
  const shell = useShell()
  const chosenId = useAtomValue(nearestBranchAtom)?.id ?? null
  const setPlace = useSetAtom(placeAtom)
  const cityId = useAtomValue(cityIdAtom)
  const query = useQuery({ ...branchesQuery(scope, cityId), select: (all) => pickupBranches(all, point) })
  const choose = (branchId: string) => {
    shell.haptic('selection')
    setPlace({ kind: 'branch', branchId })
    onDone()
  }
  return (
    <>
      <CityChips />
      <QueryView
        query={query}
        skeleton={<SkeletonRows rows={4} />}
        empty={<EmptyState title={t`No branches`} />}
      >
        {(branches) => (
          <ul className={css.list}>
            {branches.map((branch) => (
              <Row key={branch.id} branch={branch} isChosen={branch.id === chosenId} onChoose={choose} />
            ))}
          </ul>
        )}
      </QueryView>
    </>
  )
}

function Row({
  branch,
  isChosen,
  onChoose,
}: {
  branch: Shown
  isChosen: boolean
  onChoose: (id: string) => void
}) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const decimal = useDecimal()
  const hours = useHoursText()
  const { isOpen } = openState(branch, useNow())
  const km = decimal(branch.distance / 1_000)
  return (
    <li>
      <button type="button" className={css.row} aria-pressed={isChosen} onClick={() => onChoose(branch.id)}>
        <span className={css.words}>
          <span className={css.name}>{textIn(branch.name)}</span>
          {branch.address && <span className={css.note}>{branch.address}</span>}
          <span className={css.note}>
            <span className={isOpen ? css.open : css.closed}>{hours(branch)}</span>
            {' · '}
            {t`${km} km`}
          </span>
        </span>
        {isChosen && <Check size={22} className={css.mark} aria-hidden="true" />}
      </button>
    </li>
  )
}
