import { atom, type createStore, useAtomValue } from 'jotai'
import { log } from '#/lib/log.ts'

export type Store = ReturnType<typeof createStore>

/** The data of the launch. On the web everything but the language is null: a pasted launch link is not a launch. */
export type Launch = {
  /** Raw and signed, to be sent untouched; null: there is no silent sign-in. */
  initData: string | null
  /** `startapp` of the link that opened us; unsigned, so only ever a hint. */
  startParam: string | null
  /** IETF tag of the customer's client ("uz", "ru-RU"); a hint for the first visit. */
  language: string | null
  /** Telegram's user id, for keys of saved state; unsigned on our side, never proof of who it is. */
  userId: string | null
  /** The customer has let the bot write to them. */
  mayBotWrite: boolean
  platform: string | null
  /** Bot API version of the client, "6.0" and up. */
  version: string | null
}

/** Telegram's theme by its own keys (`bg_color`), each `#rrggbb`; a colour that is missing or unreadable is absent. */
export type TelegramTheme = Readonly<Record<string, string>>

export type Haptic = 'light' | 'selection' | 'success' | 'warning' | 'error'

/** The result of sharing; `copied`: the address is in the clipboard, and the caller should say so. */
export type Shared = 'shared' | 'copied' | 'dismissed' | 'failed'

/** How an invoice was closed, by the word of the client alone. */
export type InvoiceEnd = 'paid' | 'pending' | 'cancelled' | 'failed'

/**
 * The client's question for a face or a finger (BX-40). Neither call ever rejects; `reason` is read out with the question,
 * 128 letters at most.
 */
export type Guard = {
  /** Null: this device cannot ask. */
  isOn: () => Promise<boolean | null>
  /** False: refused or failed. */
  pass: (reason: string) => Promise<boolean>
  /** Turning it on and off takes the question too. */
  turn: (isOn: boolean, reason: string) => Promise<boolean>
}

/** Texts that the client keeps for us, by a key of letters, digits, `_` and `-`. Neither call ever rejects. */
export type Copies = {
  /** Null: there is none, or the client does not answer. */
  read: (key: string) => Promise<string | null>
  /** Null deletes it. False: the client refused it. */
  write: (key: string, text: string | null) => Promise<boolean>
}

/** The environment we run in, with everything a feature needs of it; only the layouts ask which one it is. */
export type Shell = {
  readonly name: 'web' | 'telegram'
  /** Who renders header, back, main button: `host` – Telegram does; `own` – our layouts do. */
  readonly chrome: 'own' | 'host'
  /** The client has no Back, as those of Bot API 6.0 have none; absent: there is one, by whomever. */
  readonly hasNoBack?: boolean
  /** The channel of orders, as the API names it. */
  readonly channel: 'WEB' | 'TG'
  readonly orderDevice: 'CLIENT_WEB' | 'TELEGRAM_BOT'
  readonly launch: Launch
  /** Reads the launch again; for the one new try after the server refused the data. */
  refreshLaunch(): Launch
  /** Keeps the client in step with what screens declare in `chrome.ts`, until the returned function is called. */
  attach(store: Store): () => void
  /** The first meaningful paint is done: the client may take its placeholder away. */
  ready(): void
  theme(): TelegramTheme | null
  /** `changed` runs after every theme change of the client. */
  subscribeTheme(changed: () => void): () => void
  /** `changed(true)`: the customer is looking at us again, after a minimised app, another tab, a payment page. */
  subscribeActive(changed: (isActive: boolean) => void): () => void
  /** A page that is not ours: payment, maps, a shop link; `tel:` and `mailto:` too. `here` leaves our page on the web. */
  openLink(url: string, where?: 'tab' | 'here'): void
  /** A `https://t.me/…` address. */
  openTelegramLink(url: string): void
  /** Opens an invoice over the page until it is closed (BX-30); null: the client has none. */
  readonly openInvoice: ((slug: string) => Promise<InvoiceEnd>) | null
  haptic(kind: Haptic): void
  /** `prepare` asks the bot for a message to send on (its id, null: it has none); only Telegram 8.0 and up asks. */
  share(url: string, text: string, prepare?: () => Promise<string | null>): Promise<Shared>
  /** The customer's phone, signed by Telegram, to be sent raw; `unavailable`: ask for an SMS instead. */
  requestContact(): Promise<{ raw: string } | 'refused' | 'unavailable'>
  /** Whether the customer can be asked to let the bot write; false: there is none, or it may already. */
  canAskToWrite(): boolean
  /** Telegram asks the customer itself. */
  askToWrite(): Promise<'allowed' | 'refused'>
  /**
   * `changed(true)`: the client can put an icon of the shop on the device's home screen, and it is not there yet. Called
   * as soon as that is known and whenever it changes, until the returned function is called.
   */
  subscribeHomeScreen(changed: (canAdd: boolean) => void): () => void
  /** The client asks the customer itself. */
  addToHomeScreen(): Promise<'added' | 'refused'>
  /** Where texts survive a webview that loses its storage (BX-31); null: the client keeps none. */
  readonly copies: Copies | null
  /** Opens the client's own scanner, `text` above it, until it has read a code (BX-29); null: there is none. */
  readonly scanCode: ((text: string, isWanted: (code: string) => boolean) => Promise<string | null>) | null
  /** Guards what is the customer's own alone; null: the client has no such question. */
  readonly guard: Guard | null
  /** The client's methods and whether it has them, for the capability report (CX-11); empty outside Telegram. */
  clientMethods(): Promise<readonly (readonly [method: string, hasIt: boolean])[]>
  /** Closes the app where that is possible; false: it is not. */
  close(): boolean
}

const nothing = () => {}

/** Used before a shell is chosen, and in tests that need none: does nothing. */
export const quietShell: Shell = {
  name: 'web',
  chrome: 'own',
  channel: 'WEB',
  orderDevice: 'CLIENT_WEB',
  launch: {
    initData: null,
    startParam: null,
    language: null,
    userId: null,
    mayBotWrite: false,
    platform: null,
    version: null,
  },
  refreshLaunch: () => quietShell.launch,
  attach: () => nothing,
  ready: nothing,
  theme: () => null,
  subscribeTheme: () => nothing,
  subscribeActive: () => nothing,
  openLink: (url) => log.warn('no shell to open', url),
  openTelegramLink: (url) => log.warn('no shell to open', url),
  openInvoice: null,
  haptic: nothing,
  share: async () => 'failed',
  requestContact: async () => 'unavailable',
  canAskToWrite: () => false,
  askToWrite: async () => 'refused',
  subscribeHomeScreen: () => nothing,
  addToHomeScreen: async () => 'refused',
  copies: null,
  scanCode: null,
  guard: null,
  clientMethods: async () => [],
  close: () => false,
}

/** The shell of this visit; set once, by the entry, with what `chooseShell()` answered. */
export const shellAtom = atom<Shell>(quietShell)

/** Links, haptics, sharing, and the rest of what the place we run in can do. */
export function useShell(): Shell {
  return useAtomValue(shellAtom)
}
