import { imageUrl } from '#/config/image.ts'
import { paletteFrom } from '#/domain/theme/palette.ts'
import { keys } from '#/session/keys.ts'
import { type Store, shellAtom } from '#/shell/shell.ts'
import { brandLookAtom } from '#/tenant/brand-look.ts'
import { cdnBaseAtom } from '#/ui/cdn.ts'
import { applyTheme } from '#/ui/theme/apply.ts'

/** Puts the shop's colours and icon on the page, and keeps them so while brand or theme change. */
export function attachTheme(store: Store): () => void {
  const shell = store.get(shellAtom)
  const draw = () => {
    const look = store.get(brandLookAtom)
    const palette = paletteFrom({ ...look, telegram: shell.theme() })
    applyTheme(palette)
    keys.paint.write(palette)
    drawIcon(imageUrl(store.get(cdnBaseAtom), look.favicon, { width: 96, height: 96 }))
  }
  draw()
  const stops = [store.sub(brandLookAtom, draw), shell.subscribeTheme(draw)]
  return () => {
    for (const stop of stops) stop()
  }
}

function drawIcon(url: string | null) {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link && url && link.href !== url) link.href = url
}
