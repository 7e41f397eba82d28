import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Elements } from '#/ui/base/elements.ts'
import { isSavingDataAtom } from './data-saver.ts'

/** A small picture of `ui/art` in place of an icon, which is shown where data is saved, or the picture does not load. */
export function ArtIcon({
  src,
  size,
  children,
}: {
  src: string
  /** px */
  size: number
  /** The icon. */
  children: Elements
}) {
  const isSavingData = useAtomValue(isSavingDataAtom)
  const [isBroken, setIsBroken] = useState(false)
  if (isSavingData || isBroken) return children
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      decoding="async"
      onError={() => setIsBroken(true)}
      style={{ flex: 'none' }}
    />
  )
}
