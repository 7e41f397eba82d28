/** How a client behaves: what it answers and what it does not. */
export type Profile = {
  platform: string
  version: string
  /** False: no answer to any request; buttons still work. */
  answers: boolean
  theme: boolean
  viewport: boolean
  safeArea: 'yes' | 'no' | 'nonsense'
  /** A button under its loader can be pressed. */
  pressesUnderLoader: boolean
  vibrates: boolean
  qr: boolean
  /** Opens half-height until expanded. */
  isHalf: boolean
  /** A second, slightly different theme after coming back. */
  repeatsTheme: boolean
  location: 'asks' | 'cached' | 'silent'
  /**
   * What happens to the menu's entry in the history that the app shares: the menu leaves it there (`stays`), removes it
   * a moment after closing (`goes`), or while the app is told what was pressed (`races`): the browser then may be at an
   * entry below the one of the page that the app has just opened. `none`: it has no entry.
   */
  menuEntry: 'stays' | 'goes' | 'races' | 'none'
  /** Once its menu was used, it steps back in that history whenever it closes a question of its own. */
  questionsStepBack: boolean
  /** It can put an icon on the home screen. */
  hasHomeScreen: boolean
  /** How it recognises its owner; null: it does not. */
  biometry: 'face' | 'finger' | null
  /** It keeps texts on the device for the app. */
  hasDeviceStorage: boolean
  /** How long it takes to say how big it is, ms. */
  viewportAfter: number
  /** It loads the page anew every so many ms, as some Android clients do; 0: only when it is told to. */
  reloadsEvery: number
  /** It puts the frame in anew, at its first address, where others ask the app to reload. */
  reinserts: boolean
  /** It opens the app in fullscreen by itself. */
  isFullscreen: boolean
  look: 'ios' | 'android'
}

const usual: Profile = {
  platform: 'weba',
  version: '9.6',
  answers: true,
  theme: true,
  viewport: true,
  safeArea: 'yes',
  pressesUnderLoader: false,
  vibrates: false,
  qr: false,
  isHalf: false,
  repeatsTheme: false,
  location: 'asks',
  menuEntry: 'none',
  questionsStepBack: false,
  hasHomeScreen: false,
  biometry: null,
  hasDeviceStorage: false,
  viewportAfter: 0,
  reloadsEvery: 0,
  reinserts: false,
  isFullscreen: false,
  look: 'ios',
}

export const profiles = {
  weba: { ...usual, menuEntry: 'stays', questionsStepBack: true },
  webk: {
    ...usual,
    platform: 'webk',
    hasDeviceStorage: true,
    menuEntry: 'goes',
    viewport: false,
    safeArea: 'no',
    pressesUnderLoader: true,
    vibrates: true,
  },
  ios: {
    ...usual,
    platform: 'ios',
    hasHomeScreen: true,
    biometry: 'face',
    hasDeviceStorage: true,
    vibrates: true,
    qr: true,
    isHalf: true,
    repeatsTheme: true,
  },
  android: {
    ...usual,
    platform: 'android',
    hasHomeScreen: true,
    biometry: 'finger',
    hasDeviceStorage: true,
    vibrates: true,
    qr: true,
    isHalf: true,
    location: 'cached',
    look: 'android',
  },
  desktop: { ...usual, platform: 'tdesktop', location: 'silent' },
  macos: { ...usual, platform: 'macos', theme: false, safeArea: 'nonsense', location: 'silent' },
  old: {
    ...usual,
    platform: 'android',
    version: '6.0',
    safeArea: 'no',
    location: 'silent',
    look: 'android',
  },
  mute: {
    ...usual,
    answers: false,
    theme: false,
    viewport: false,
    safeArea: 'no',
    location: 'silent',
  },
  late: { ...usual, viewportAfter: 3_000 },
  storm: { ...usual, platform: 'android', look: 'android', location: 'cached', reloadsEvery: 8_000 },
  anew: { ...usual, reinserts: true },
  fullscreen: { ...usual, platform: 'ios', vibrates: true, isFullscreen: true },
  races: { ...usual, platform: 'webk', menuEntry: 'races', viewport: false, safeArea: 'no' },
} as const satisfies Record<string, Profile>

export type ProfileName = keyof typeof profiles

/** What people call them. */
export const profileNames: Record<ProfileName, string> = {
  weba: 'Telegram Web A',
  webk: 'Telegram Web K',
  ios: 'iOS',
  android: 'Android',
  macos: 'macOS',
  old: 'Android, Bot API 6.0',
  desktop: 'Telegram Desktop',
  mute: 'answers nothing',
  late: 'says its size after 3 s',
  storm: 'reloads every 8 s',
  anew: 'reload puts the frame in anew',
  fullscreen: 'opens in fullscreen',
  races: 'its menu leaves the history late',
}
