import type { Palette, TelegramColours } from '#/domain/theme/palette.ts'
import type { Palette as ShellPalette } from '#/shell/shell.ts'

/**
 * Writes a palette on the page: the one place of the running app that does (boot.ts does it before the bundle is
 * there). By CSSOM, so the CSP needs no inline styles; at once, because a theme change is not animated.
 */
export function applyTheme(palette: Palette, root: HTMLElement = document.documentElement): void {
  for (const [name, value] of Object.entries(palette)) root.style.setProperty(name, value)
  root.dataset.theme = palette['color-scheme'] ?? 'light'
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

/** The shell's names for Telegram's colours as Telegram's own, which `paletteFrom` reads. Null on the web. */
export function telegramColoursOf(shell: ShellPalette | null): TelegramColours | undefined {
  return shell
    ? {
        bg_color: shell.bg,
        secondary_bg_color: shell.secondaryBg,
        section_bg_color: shell.sectionBg,
        text_color: shell.text,
        hint_color: shell.hint,
        subtitle_text_color: shell.subtitle,
        link_color: shell.link,
        destructive_text_color: shell.destructive,
        section_separator_color: shell.separator,
      }
    : undefined
}
