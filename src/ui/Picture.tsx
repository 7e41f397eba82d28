import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { PictureView } from '#/ui/base/PictureView.tsx'
import type { PictureProps } from '#/ui/base/view-context.ts'
import { cdnBaseAtom } from './cdn.ts'
import { askedPicturesAtom, isSavingDataAtom } from './data-saver.ts'
import { lazyPart } from './lazy-component.ts'

const ShowPicture = lazyPart(() => import('./ShowPicture.tsx'), 'ShowPicture')

/** The addresses that this page has loaded, by the picture: a basket shows in small what the menu has just shown. */
const loaded = new Map<string, string>()

/** Whether data is saved and nobody has asked for this picture yet (CX-10). */
export function useIsPictureSpared(src: PictureProps['src']): boolean {
  const asked = useAtomValue(askedPicturesAtom)
  return useAtomValue(isSavingDataAtom) && !!src && !asked.has(src)
}

/**
 * A picture from the merchant's CDN; a missing or broken one is replaced by a plate, and so is one that is spared, with
 * a control that loads it where it stands alone. `onBroken`: it did not load.
 */
export function Picture(props: PictureProps & { onBroken?: () => void }) {
  const { src, subject, width } = props
  if (!useIsPictureSpared(src)) return <LoadedPicture {...props} />
  return (
    <PictureView {...props} src="" cdn="">
      {src && subject && (
        <Suspense>
          <ShowPicture {...{ src, subject, width }} />
        </Suspense>
      )}
    </PictureView>
  )
}

function LoadedPicture(props: PictureProps & { onBroken?: () => void }) {
  const { src, onBroken } = props
  const [broken, setBroken] = useState<string | null | undefined>()
  const [start, setStart] = useState(() => startOf(src))
  if (start.src !== src) setStart(startOf(src))
  return (
    <PictureView
      {...props}
      cdn={useAtomValue(cdnBaseAtom)}
      isBroken={broken !== undefined && broken === src}
      onBroken={() => {
        setBroken(src)
        onBroken?.()
      }}
      onLoaded={(url) => {
        if (src) loaded.set(src, url)
        if (start.behind) setStart({ src, behind: undefined })
      }}
      behind={start.behind}
    />
  )
}

const startOf = (src: PictureProps['src']) => ({ src, behind: src ? loaded.get(src) : undefined })
