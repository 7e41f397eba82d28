import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { imageUrl } from '#/config/image.ts'
import { cdnBaseAtom } from '#/ui/cdn.ts'
import { lazyLayer } from '#/ui/layer/lazy-layer.tsx'

const PictureViewer = lazyLayer(() => import('./PictureViewer.tsx'), 'PictureViewer')

/**
 * The pictures that can be shown, those with an address that have not failed to load, and the viewer that `view` opens
 * with one of them. `name`: what or whose they are.
 */
export function useViewedPictures(all: readonly string[], name: string) {
  const cdn = useAtomValue(cdnBaseAtom)
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  /** `null` before a picture is first opened, so that the viewer is not loaded. */
  const [viewed, setViewed] = useState<{ first: number; open: boolean } | null>(null)
  const pictures = all.filter((picture) => imageUrl(cdn, picture, null) !== null && !broken.has(picture))
  const leaveOut = (picture: string) => setBroken((known) => new Set([...known, picture]))
  return {
    pictures,
    leaveOut,
    view: (index: number) => setViewed({ first: index, open: true }),
    viewer: viewed && (
      <PictureViewer
        key={viewed.first}
        pictures={pictures}
        name={name}
        {...viewed}
        onBroken={leaveOut}
        onClose={() => setViewed({ ...viewed, open: false })}
      />
    ),
  }
}
