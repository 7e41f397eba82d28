import type { ProfileName } from './profiles.ts'
import type { ThemeName } from './themes.ts'
import type { ButtonState, FrameState, Insets } from './types.ts'

export const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

/** The home indicator of a phone lies over the app, unless a bar with buttons or the keyboard is below it. */
export const restingInsets = (profile: ProfileName, hasBelow: boolean): Insets =>
  profile === 'ios' && !hasBelow ? { ...noInsets, bottom: 34 } : noInsets

const button: ButtonState = {
  isVisible: false,
  isActive: true,
  isBusy: false,
  text: '',
  colour: null,
  textColour: null,
  hasShine: false,
  position: 'left',
}

/** A window that was just opened. */
export const freshState = (theme: ThemeName, profile: ProfileName): FrameState => ({
  status: 'empty',
  name: '',
  main: { ...button },
  secondary: { ...button },
  hasBack: false,
  hasSettings: false,
  asksBeforeClose: false,
  allowsSwipe: true,
  isExpanded: true,
  isFullscreen: false,
  contentTop: 0,
  colours: { header: null, background: null, bottomBar: null },
  theme,
  profile,
  safeArea: noInsets,
  hasKeyboard: false,
  left: null,
  haptics: 0,
})
