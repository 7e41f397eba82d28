import { miniApp } from '@telegram-apps/sdk-react'
import { hexOf } from '#/domain/theme/colour.ts'
import type { Palette } from '#/domain/theme/palette.ts'
import type { PageBackground } from '#/shell/chrome.ts'

/** A colour of the page as `#rrggbb`, the only form clients take; undefined while the shop's colours are not known. */
export const colourOf = (palette: Palette | null, name: `--${string}`): `#${string}` | undefined =>
  (hexOf(palette?.[name]) as `#${string}` | null) ?? undefined

const names = { page: '--page', groups: '--page-grouped', sheet: '--sheet' } as const

/** The colour of the bar below the page. */
export const barColour = (palette: Palette | null, bottom: PageBackground | 'sheet') =>
  colourOf(palette, names[bottom])

/** Colours Telegram's header, background and bottom bar like the parts of the page beside them. */
export function paintBars(palette: Palette | null, ground: PageBackground, bottom: PageBackground | 'sheet') {
  const colour = colourOf(palette, names[ground])
  const key = ground === 'page' ? 'bg_color' : 'secondary_bg_color'
  // Clients before 6.9 know the header's colour by key only.
  const header = colour && miniApp.setHeaderColor.supports.rgb() ? colour : key
  attempt(() => miniApp.setHeaderColor.ifAvailable(header))
  if (!colour) return
  attempt(() => miniApp.setBackgroundColor.ifAvailable(colour))
  attempt(() => miniApp.setBottomBarColor.ifAvailable(barColour(palette, bottom) ?? colour))
}

/** Bars are decoration: a theme without the needed colour must not stop anything. */
function attempt(paint: () => void) {
  try {
    paint()
  } catch {
    // the bar keeps the colour it has
  }
}
