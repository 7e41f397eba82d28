import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { CityChips } from '#/features/places/index.ts'
import { useMainButton, useShell } from '#/shell/chrome.ts'
import { cityIdAtom } from '#/tenant/cities.ts'
import { BranchList } from './BranchList.tsx'
import { usePickupBranches } from './use-branches.ts'
import { usePickup } from './use-pickup.ts'

/** The list of branches with the one action of a pick-up page. */
export function PickupPanel() {
  const { t } = useLingui()
  const shell = useShell()
  const { data } = usePickupBranches(useAtomValue(cityIdAtom))
  const { chosenId, choose, confirm } = usePickup(data)
  useMainButton(chosenId === null ? null : { label: t`Pick up here`, onPress: confirm })
  return (
    <>
      <CityChips />
      <BranchList
        chosenId={chosenId}
        onChoose={(id) => {
          shell.haptic('selection')
          choose(id)
        }}
      />
    </>
  )
}
