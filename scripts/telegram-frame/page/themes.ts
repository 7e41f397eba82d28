const day = {
  bg_color: '#ffffff',
  secondary_bg_color: '#efeff4',
  section_bg_color: '#ffffff',
  header_bg_color: '#f8f8f8',
  bottom_bar_bg_color: '#f2f2f2',
  text_color: '#000000',
  hint_color: '#8e8e93',
  subtitle_text_color: '#6d6d72',
  link_color: '#007aff',
  accent_text_color: '#007aff',
  destructive_text_color: '#ff3b30',
  button_color: '#007aff',
  button_text_color: '#ffffff',
  section_header_text_color: '#6d6d72',
  section_separator_color: '#c8c7cc',
} as const

const night = {
  bg_color: '#17212b',
  secondary_bg_color: '#0f1923',
  section_bg_color: '#17212b',
  header_bg_color: '#17212b',
  bottom_bar_bg_color: '#17212b',
  text_color: '#f5f5f5',
  hint_color: '#708499',
  subtitle_text_color: '#708499',
  link_color: '#6ab3f3',
  accent_text_color: '#6ab2f2',
  destructive_text_color: '#ec3942',
  button_color: '#5288c1',
  button_text_color: '#ffffff',
  section_header_text_color: '#6ab3f3',
  section_separator_color: '#111921',
} as const

const { subtitle_text_color: _absent, ...missing } = day

/** Themes as clients send them, and two as they should not. */
export const themes = {
  day,
  night,
  'ios-night': {
    ...night,
    bg_color: '#000000',
    secondary_bg_color: '#1c1c1d',
    section_bg_color: '#2c2c2e',
    header_bg_color: '#1a1a1a',
    bottom_bar_bg_color: '#1d1d1d',
    text_color: '#ffffff',
    hint_color: '#98989e',
    subtitle_text_color: '#98989e',
    link_color: '#3e88f7',
    accent_text_color: '#3e88f7',
    button_color: '#3e88f7',
    section_separator_color: '#545458',
  },
  custom: {
    ...day,
    bg_color: '#fde7ef',
    secondary_bg_color: '#f9cfdd',
    section_bg_color: '#fff3f7',
    header_bg_color: '#e91e63',
    bottom_bar_bg_color: '#fde7ef',
    text_color: '#4a0d24',
    hint_color: '#b0687f',
    subtitle_text_color: '#b0687f',
    link_color: '#e91e63',
    accent_text_color: '#e91e63',
    button_color: '#e91e63',
  },
  missing,
  invalid: { ...night, hint_color: 'rgb(112, 132, 153)', link_color: '', button_color: '#58c' },
} as const satisfies Record<string, Record<string, string>>

export type ThemeName = keyof typeof themes

/** A colour of the theme for our own rendering: the day's where the theme has none that can be read. */
export function frameColour(theme: ThemeName, key: keyof typeof day): string {
  const colour: string | undefined = (themes[theme] as Record<string, string>)[key]
  return colour && /^#[\da-f]{6}$/i.test(colour) ? colour : (theme === 'invalid' ? night : day)[key]
}
