import { imageUrl } from '#/config/image.ts'
import { paletteFrom } from '#/domain/theme/palette.ts'
import { keys } from '#/session/keys.ts'
import { type Store, shellAtom } from '#/shell/shell.ts'
import { brandLookAtom } from '#/tenant/brand-look.ts'
import { cdnBaseAtom } from '#/ui/cdn.ts'
import { applyTheme } from '#/ui/theme/apply.ts'

/** Applies the shop's colours and icon to the page, and follows changes of brand and theme. */
export function attachTheme(store: Store): () => void {
  const shell = store.get(shellAtom)
  const update = () => {
    const look = store.get(brandLookAtom)
    const palette = paletteFrom({ ...look, telegram: shell.theme() })
    applyTheme(palette)
    keys.paint.write(palette)
    setIcon(imageUrl(store.get(cdnBaseAtom), look.favicon, { width: 96, height: 96 }))
  }
  update()
  const stops = [store.sub(brandLookAtom, update), shell.subscribeTheme(update)]
  return () => {
    for (const stop of stops) stop()
  }
}

function setIcon(url: string | null) {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link && url && link.href !== url) link.href = url
}
