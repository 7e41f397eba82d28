import { useAtomValue } from 'jotai'
import { memo } from 'react'
import type { Group } from '#/api/schema/menu.ts'
import { TilesView } from '#/first-screen/TilesView.tsx'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { useViewContext } from '#/ui/use-view-context.ts'

/** Groups of the menu (MN-02). Choosing one scrolls to its first category and leaves only its chips in the strip. */
export const GroupTiles = memo(function GroupTiles(props: {
  groups: readonly Group[]
  chosen: string | null
  onChoose: (id: string | null) => void
}) {
  const context = useViewContext()
  const { groups: isOn } = useAtomValue(abilitiesAtom)
  return isOn && <TilesView {...props} context={context} />
})
