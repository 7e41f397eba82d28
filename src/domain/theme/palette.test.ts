import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, mix } from './colour.ts'
import { type Palette, paletteFrom } from './palette.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const ratio = (palette: Palette, front: string, ...behind: string[]) =>
  Math.min(...behind.map((ground) => contrast(palette[front] ?? '', palette[ground] ?? '')))

/** Themes as clients send them: light day, iOS dark, Android night, a tinted one. */
const THEMES = [
  { bg_color: '#ffffff', secondary_bg_color: '#efeff4', text_color: '#000000', hint_color: '#8e8e93' },
  { bg_color: '#000000', secondary_bg_color: '#1c1c1d', section_bg_color: '#2c2c2e', text_color: '#ffffff' },
  {
    bg_color: '#17212b',
    secondary_bg_color: '#232e3c',
    text_color: '#f5f5f5',
    subtitle_text_color: '#708499',
  },
  {
    bg_color: '#fff4e0',
    secondary_bg_color: '#f0dcb4',
    text_color: '#3a2a10',
    destructive_text_color: '#ff3b30',
  },
  {},
]

test('without Telegram the web shop has its own grounds', () => {
  expect(paletteFrom({ isDark: false })).toMatchObject({
    'color-scheme': 'only light',
    '--page': '#ffffff',
    '--page-grouped': '#f4f4f6',
    '--text-2': '#62656d',
    '--brand': '#fce000',
    '--brand-text': '#000000',
    '--link-line': 'underline',
  })
  expect(paletteFrom({ isDark: true })).toMatchObject({ 'color-scheme': 'only dark', '--page': '#121316' })
})

test('Telegram’s page colour decides between light and dark, whatever the setting', () => {
  expect(paletteFrom({ telegram: { bg_color: '#17212b' }, isDark: false })['color-scheme']).toBe('only dark')
  expect(paletteFrom({ telegram: {}, isDark: true })).toMatchObject({
    '--page': '#212121',
    '--text': '#ffffff',
  })
})

test.each(THEMES)('every word can be read in %j', (telegram) => {
  for (const isDark of [false, true]) {
    const palette = paletteFrom({ telegram, isDark, mainColor: '#5a2e12', mainColorType: 'dark' })
    for (const word of ['--text', '--text-2', '--sale', '--brand-ink'])
      expect(ratio(palette, word, '--page', '--page-grouped'), word).toBeGreaterThanOrEqual(4.5)
    expect(ratio(palette, '--text-2', '--group')).toBeGreaterThanOrEqual(4.5)
    // The ground of a switch, as Screen.module.css mixes it.
    const inSwitch = mix(palette['--text'] ?? '', palette['--group'] ?? '', 0.07)
    expect(contrast(palette['--text-2'] ?? '', inSwitch)).toBeGreaterThanOrEqual(4.5)
    expect(ratio(palette, '--good', '--good-ground')).toBeGreaterThanOrEqual(4.5)
    expect(ratio(palette, '--warn', '--warn-ground')).toBeGreaterThanOrEqual(4.5)
    expect(ratio(palette, '--text', '--sale-ground')).toBeGreaterThanOrEqual(4.5)
  }
})

test('any subtitle colour is replaced when it cannot be read', () => {
  fc.assert(
    fc.property(hex, fc.constantFrom(...THEMES), fc.boolean(), (subtitle, theme, isDark) => {
      const palette = paletteFrom({ telegram: { ...theme, subtitle_text_color: subtitle }, isDark })
      expect(ratio(palette, '--text-2', '--page', '--page-grouped', '--group')).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('a theme whose text cannot be read on its page gets black or white', () => {
  fc.assert(
    fc.property(hex, hex, (bg_color, text_color) => {
      const palette = paletteFrom({ telegram: { bg_color, text_color }, isDark: false })
      expect(ratio(palette, '--text', '--page')).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
