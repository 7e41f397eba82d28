import { atom } from 'jotai'
import { type Palette, themeOf } from '#/domain/theme/palette.ts'

/** The colours of the page: of the merchant, the client and the time of day. Null: what boot has painted is still there. */
export const paletteAtom = atom<Palette | null>(null)

/** Whether the page is dark, for what needs it as a setting. */
export const isDarkAtom = atom((get) => {
  const palette = get(paletteAtom)
  return (palette ? themeOf(palette) : document.documentElement.dataset.theme) === 'dark'
})
