import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { PictureView } from '#/first-screen/PictureView.tsx'
import type { PictureProps } from '#/first-screen/view-context.ts'
import { cdnBaseAtom } from './cdn.ts'

/** A picture from the merchant's CDN; a plate stands for one that there is not, or that does not load. */
export function Picture(props: PictureProps) {
  const [broken, setBroken] = useState<string | null | undefined>()
  return (
    <PictureView
      {...props}
      cdn={useAtomValue(cdnBaseAtom)}
      isBroken={broken !== undefined && broken === props.src}
      onBroken={() => setBroken(props.src)}
    />
  )
}
