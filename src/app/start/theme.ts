import { imageUrl } from '#/config/image.ts'
import { paletteFrom } from '#/domain/theme/palette.ts'
import { keys } from '#/session/keys.ts'
import { paletteAtom } from '#/shell/palette.ts'
import { type Store, shellAtom } from '#/shell/shell.ts'
import { brandLookAtom } from '#/tenant/merchant.ts'
import { cdnBaseAtom } from '#/ui/cdn.ts'
import { applyTheme } from '#/ui/theme/apply.ts'

/** Applies the shop's colours and icon to the page; both follow its brand, the colours Telegram's theme as well. */
export function attachTheme(store: Store): () => void {
  const shell = store.get(shellAtom)
  const paint = () => {
    const palette = paletteFrom({ ...store.get(brandLookAtom), telegram: shell.theme() })
    store.set(paletteAtom, palette)
    applyTheme(palette)
    keys.paint.write(palette)
  }
  const showIcon = () =>
    setIcon(imageUrl(store.get(cdnBaseAtom), store.get(brandLookAtom).favicon, { width: 96, height: 96 }))
  paint()
  showIcon()
  const stops = [
    store.sub(brandLookAtom, paint),
    store.sub(brandLookAtom, showIcon),
    shell.subscribeTheme(paint),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function setIcon(url: string | null) {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link && url && link.href !== url) link.href = url
}
