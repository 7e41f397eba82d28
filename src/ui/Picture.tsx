import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { PictureView } from '#/first-screen/PictureView.tsx'
import type { PictureProps } from '#/first-screen/view-context.ts'
import { cdnBaseAtom } from './cdn.ts'

/** The addresses that this page has loaded, by the picture: a basket shows in small what the menu has just shown. */
const loaded = new Map<string, string>()

/** A picture from the merchant's CDN; a missing or broken one is replaced by a plate. */
export function Picture(props: PictureProps) {
  const { src } = props
  const [broken, setBroken] = useState<string | null | undefined>()
  const [start, setStart] = useState(() => startOf(src))
  if (start.src !== src) setStart(startOf(src))
  return (
    <PictureView
      {...props}
      cdn={useAtomValue(cdnBaseAtom)}
      isBroken={broken !== undefined && broken === src}
      onBroken={() => setBroken(src)}
      onLoaded={(url) => {
        if (src) loaded.set(src, url)
        if (start.behind) setStart({ src, behind: undefined })
      }}
      behind={start.behind}
    />
  )
}

const startOf = (src: PictureProps['src']) => ({ src, behind: src ? loaded.get(src) : undefined })
