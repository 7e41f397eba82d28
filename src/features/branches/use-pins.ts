import { useMemo } from 'react'
import { useTextIn } from '#/i18n/use-language.ts'
import type { MapContent } from '#/ui/map/engine/map.ts'
import type { NearBranch } from './use-branches.ts'

/** Branches as pins of a map; the chosen one is highlighted. */
export function usePins(branches: readonly NearBranch[], chosenId: string | null): MapContent {
  const textIn = useTextIn()
  return useMemo(
    () => ({
      pins: branches.map(({ id, name, latitude, longitude }) => ({
        id,
        kind: 'branch' as const,
        point: { latitude, longitude },
        label: textIn(name),
        isChosen: id === chosenId,
      })),
    }),
    [branches, chosenId, textIn],
  )
}
