import { useLingui } from '@lingui/react/macro'
import { BranchList } from '#/features/branches/index.ts'
import { CityChips } from '#/features/geocoding/index.ts'
import { useMainButton } from '#/shell/chrome.ts'
import type { Pickup } from './use-pickup.ts'

/** The list of branches with the one action of a pick-up page. */
export function PickupPanel({ pickup: { chosen, choose, confirm } }: { pickup: Pickup }) {
  const { t } = useLingui()
  useMainButton(chosen && { label: t`Pick up here`, onPress: confirm })
  return (
    <>
      <CityChips />
      <BranchList chosenId={chosen?.id ?? null} onChoose={choose} />
    </>
  )
}
