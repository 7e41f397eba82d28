import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { imageUrl } from '#/config/image.ts'
import { cdnBaseAtom } from '#/ui/cdn.ts'

/** The pictures that can be shown: those with an address that have not failed to load. */
export function useShownPictures(all: readonly string[]) {
  const cdn = useAtomValue(cdnBaseAtom)
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  return {
    pictures: all.filter((picture) => imageUrl(cdn, picture, null) !== null && !broken.has(picture)),
    leaveOut: (picture: string) => setBroken((known) => new Set([...known, picture])),
  }
}
