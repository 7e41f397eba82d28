import { useMemo } from 'react'
import { pointOf } from '#/domain/geo/geo.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import type { MapContent } from '#/ui/map/engine/map.ts'
import type { NearBranch } from './use-branches.ts'

/** Branches as pins of a map; the chosen one is highlighted. */
export function usePins(branches: readonly NearBranch[], chosenId: string | null): MapContent {
  const textIn = useTextIn()
  return useMemo(
    () => ({
      pins: branches.flatMap((branch) => {
        const point = pointOf(branch)
        const { id, name } = branch
        return point
          ? [{ id, kind: 'branch' as const, point, label: textIn(name), isChosen: id === chosenId }]
          : []
      }),
    }),
    [branches, chosenId, textIn],
  )
}
