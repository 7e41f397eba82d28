import { miniApp } from '@telegram-apps/sdk-react'
import { hexOf } from '#/domain/theme/colour.ts'
import type { PageBackground } from '#/shell/chrome.ts'

/** A custom property of the page as `#rrggbb`, the only form clients take; undefined while the theme is not written. */
export function colourOnPage(page: Window, name: `--${string}`): `#${string}` | undefined {
  const text = page.getComputedStyle(page.document.documentElement).getPropertyValue(name)
  return (hexOf(text) as `#${string}` | null) ?? undefined
}

const names = { page: '--page', groups: '--page-grouped', sheet: '--sheet' } as const

/** The colour of the bar below the page. */
export const barColour = (page: Window, bottom: PageBackground | 'sheet') => colourOnPage(page, names[bottom])

/** Colours Telegram's header, background and bottom bar like the parts of the page beside them. */
export function paintBars(page: Window, ground: PageBackground, bottom: PageBackground | 'sheet') {
  const colour = colourOnPage(page, names[ground])
  const key = ground === 'page' ? 'bg_color' : 'secondary_bg_color'
  // Clients before 6.9 know the header's colour by key only.
  const header = colour && miniApp.setHeaderColor.supports.rgb() ? colour : key
  attempt(() => miniApp.setHeaderColor.ifAvailable(header))
  if (!colour) return
  attempt(() => miniApp.setBackgroundColor.ifAvailable(colour))
  attempt(() => miniApp.setBottomBarColor.ifAvailable(barColour(page, bottom) ?? colour))
}

/** Bars are decoration: a theme without the needed colour must not stop anything. */
function attempt(paint: () => void) {
  try {
    paint()
  } catch {
    // the bar keeps the colour it has
  }
}
