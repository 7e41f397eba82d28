import { useLingui } from '@lingui/react/macro'
import { BranchFilters, BranchList } from '#/features/branches/index.ts'
import { useMainButton } from '#/shell/chrome.ts'
import type { Pickup } from './use-pickup.ts'

/** The list of branches with the main button of a pick-up page. */
export function PickupPanel({ pickup: { chosen, choose, confirm } }: { pickup: Pickup }) {
  const { t } = useLingui()
  useMainButton(chosen && { label: t`Pick up here`, onPress: confirm })
  return (
    <>
      <BranchFilters />
      <BranchList chosenId={chosen?.id ?? null} onChoose={choose} />
    </>
  )
}
