import { type Palette, themeOf } from '#/domain/theme/palette.ts'

/**
 * Writes a palette to the page: the only place of the running app that does (boot.ts does it before the bundle is
 * loaded). By CSSOM, so the CSP needs no inline styles; at once, because a theme change is not animated.
 */
export function applyTheme(palette: Palette, root: HTMLElement = document.documentElement): void {
  for (const [name, value] of Object.entries(palette)) root.style.setProperty(name, value)
  root.dataset.theme = themeOf(palette)
  themeColourTag(root.ownerDocument).content = palette['--page'] ?? ''
}

/** Colours the browser's own bar around the page. */
function themeColourTag(page: Document): HTMLMetaElement {
  const found = page.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (found) return found
  const made = page.createElement('meta')
  made.name = 'theme-color'
  page.head.append(made)
  return made
}
