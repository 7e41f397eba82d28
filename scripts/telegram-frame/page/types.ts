import type { ProfileName } from './profiles.ts'
import type { ThemeName } from './themes.ts'

export type Data = Record<string, unknown>

/** `app`: sent by the app; `frame`: sent by us; `note`: a remark; `error`: a real client would have dropped it. */
export type LogEntry = {
  number: number
  /** ms since the launch. */
  at: number
  way: 'app' | 'frame' | 'note' | 'error'
  event: string
  data: unknown
}

export type ButtonState = {
  isVisible: boolean
  isActive: boolean
  isBusy: boolean
  text: string
  colour: string | null
  textColour: string | null
  hasShine: boolean
  position: 'left' | 'right' | 'top' | 'bottom'
}

export type Insets = { top: number; right: number; bottom: number; left: number }

export type FrameState = {
  status: 'empty' | 'loading' | 'ready' | 'minimised' | 'closed'
  /** The bot's name in the header, which is the shop's; empty until it is known. */
  name: string
  main: ButtonState
  secondary: ButtonState
  hasBack: boolean
  hasSettings: boolean
  asksBeforeClose: boolean
  allowsSwipe: boolean
  isExpanded: boolean
  isFullscreen: boolean
  /** What the client's own buttons cover of the app, px. */
  contentTop: number
  colours: { header: string | null; background: string | null; bottomBar: string | null }
  theme: ThemeName
  profile: ProfileName
  safeArea: Insets
  /** Its keyboard is up. */
  hasKeyboard: boolean
  /** The address the app sent the customer to; null: none. */
  left: string | null
  /** Counts haptics, so that the frame can blink at each. */
  haptics: number
}

/** What the page may be opened with; all of it is optional in the address and in `frame.launch`. */
export type LaunchOptions = {
  merchant: string
  /** Path and query in the app, with its slash. */
  path: string
  user: 'new' | 'known' | 'second' | 'nophone' | 'unknown'
  lang: string
  /** Start parameter of the link; empty: opened from the menu button. */
  start: string
  /** Seconds since Telegram signed; past 86400 it is refused. */
  age: number
  forge: 'none' | 'token' | 'hash'
  /** False: a launch without `tgWebAppData`, as from the reply keyboard. */
  data: boolean
  theme: ThemeName
  profile: ProfileName
  /** Bot API version; empty: the profile's own. */
  version: string
}

/** From `config.json`: where the app is; `{merchant}` stands for the shop's name. */
export type Config = { app: string; defaults: Partial<LaunchOptions> }

export type DialogKind =
  | 'phone'
  | 'share'
  | 'write'
  | 'popup'
  | 'location'
  | 'link'
  | 'invoice'
  | 'close'
  | 'qr'
  | 'clipboard'
  | 'file'
  | 'home'
  | 'biometry'

export type Dialog = {
  title: string
  text: string
  /** What is answered, and what the button says. */
  choices: readonly (readonly [answer: string, label: string])[]
  /** Asks for a text; its answer is the text. */
  input?: string
}

export type Ask = (kind: DialogKind, dialog: Dialog) => Promise<string>
