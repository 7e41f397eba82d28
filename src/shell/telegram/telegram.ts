import {
  createPostEvent,
  hapticFeedback,
  init,
  miniApp,
  on,
  postEvent,
  supports,
  themeParams,
} from '@telegram-apps/sdk-react'
import { backgroundAtom, bottomAtom } from '#/shell/chrome.ts'
import { attachTitle } from '#/shell/document-title.ts'
import { attachFields } from '#/shell/fields.ts'
import { setLocateSource } from '#/shell/geolocation.ts'
import { readLaunch, type TelegramLaunch } from '#/shell/launch.ts'
import { attachLayers } from '#/shell/layers.ts'
import { paletteAtom } from '#/shell/palette.ts'
import type { Copies, Haptic, Launch, Shell, Store } from '#/shell/shell.ts'
import { attachPresses } from '#/shell/stray-presses.ts'
import { paintBars } from './bars.ts'
import { attachBackButton, attachClosingQuestion, attachSettingsButton, attachSwipes } from './buttons.ts'
import { hearClientEvents } from './client-events.ts'
import { undoClientSteps } from './client-steps.ts'
import { createContactRequest } from './contact.ts'
import { lowerEffects } from './effects.ts'
import { follow } from './follow.ts'
import { attachFullscreen } from './fullscreen.ts'
import { addToHomeScreen, subscribeHomeScreen } from './home-screen.ts'
import { open, share } from './links.ts'
import { locateByTelegram } from './location.ts'
import { attachMainButton } from './main-button.ts'
import { holdWhileAsking } from './questions.ts'
import { scannerOf } from './scanner.ts'
import { trustLocalFrame } from './trusted-frame.ts'
import { followViewport } from './viewport.ts'
import { writing } from './write-access.ts'

/** Starts the SDK; throws where it cannot. Nothing of the client is waited for. */
export function createTelegramShell(page: Window, launch: TelegramLaunch): Shell {
  if (import.meta.env.MODE === 'sandbox' || import.meta.env.DEV) trustLocalFrame(page)
  const { theme, subscribeTheme, stop: stopHearing } = hearClientEvents(page, launch.theme)
  const version = launch.version ?? '6.0'
  try {
    // Foreign styles are an attack surface, and the content security policy forbids them.
    init({ acceptCustomStyles: false, postEvent: holdWhileAsking(createPostEvent(version), page) })
  } catch (error) {
    stopHearing()
    throw error
  }
  themeParams.mountSync.ifAvailable()
  themeParams.bindCssVars.ifAvailable()
  miniApp.mountSync.ifAvailable()
  undoClientSteps(page)
  lowerEffects(page)
  followViewport(page, { version, platform: launch.platform ?? '' })
  // A reload brings back the colours of the launch; the client may be elsewhere by now.
  postEvent('web_app_request_theme')
  setLocateSource(locateByTelegram)

  let repaint = () => {}
  const first: Launch = launchOf(launch)
  return {
    name: 'telegram',
    chrome: 'host',
    hasNoBack: !supports('web_app_setup_back_button', version),
    channel: 'TG',
    orderDevice: 'TELEGRAM_BOT',
    launch: first,
    refreshLaunch: () => {
      const again = readLaunch(page)
      return again ? launchOf(again) : first
    },
    attach: (store) => {
      const { paint, stop } = attachAll(store, page, { version, platform: launch.platform ?? '' })
      repaint = paint
      return stop
    },
    ready: () => {
      miniApp.ready.ifAvailable()
      repaint()
    },
    theme,
    subscribeTheme,
    subscribeActive: (changed) => followActive(page, changed),
    openLink: (url) => open(page, url, version),
    openTelegramLink: (url) => open(page, url, version),
    openInvoice: invoiceLater(version),
    haptic,
    share: (url, text, prepare) => share(page, { url, text, prepare }, version),
    requestContact: createContactRequest(),
    ...writing(first),
    subscribeHomeScreen,
    addToHomeScreen,
    copies: copiesLater(version),
    guard: guardLater(version),
    scanCode: scannerOf(version, launch.platform),
    clientMethods: async () => (await import('./methods.ts')).methodsOf(version),
    close: () => miniApp.close.ifAvailable()[0],
  } satisfies Shell
}

function attachAll(store: Store, page: Window, client: { version: string; platform: string }) {
  const { presses, stop: stopPresses } = attachPresses(store, page)
  const mainButton = attachMainButton(store, page, presses)
  const paint = () => {
    paintBars(store.get(paletteAtom), store.get(backgroundAtom), store.get(bottomAtom))
    mainButton.update()
  }
  const stops = [
    mainButton.stop,
    stopPresses,
    attachBackButton(store),
    attachSettingsButton(store),
    attachClosingQuestion(store, client.version),
    attachFullscreen(store, client),
    attachSwipes(store),
    attachTitle(store, page),
    attachLayers(store, page),
    attachFields(page),
    follow(store, paletteAtom, paint),
    follow(store, backgroundAtom, paint),
    follow(store, bottomAtom, paint),
  ]
  return {
    paint,
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}

/** The app is active when Telegram shows it and the window is on top: a minimised app stays "visible". */
function followActive(page: Window, changed: (isActive: boolean) => void): () => void {
  const hear = () => changed(page.document.visibilityState === 'visible')
  page.document.addEventListener('visibilitychange', hear)
  const stop = on('visibility_changed', ({ is_visible }) => changed(is_visible))
  return () => {
    page.document.removeEventListener('visibilitychange', hear)
    stop()
  }
}

function haptic(kind: Haptic) {
  if (kind === 'selection') hapticFeedback.selectionChanged.ifAvailable()
  else if (kind === 'light') hapticFeedback.impactOccurred.ifAvailable('light')
  else hapticFeedback.notificationOccurred.ifAvailable(kind)
}

/** Their code is loaded with the first use. */
function copiesLater(version: string): Copies | null {
  if (!supports('web_app_invoke_custom_method', version)) return null
  const copies = () => import('./copies.ts').then((it) => it.copiesOf(version))
  return {
    read: async (key) => (await copies().catch(() => null))?.read(key) ?? null,
    write: async (key, text) => (await copies().catch(() => null))?.write(key, text) ?? false,
  }
}

function guardLater(version: string): Shell['guard'] {
  if (!supports('web_app_biometry_get_info', version)) return null
  const guard = () => import('./biometry.ts').then((it) => it.guard)
  return {
    isOn: async () => (await guard().catch(() => null))?.isOn() ?? null,
    pass: async (reason) => (await guard().catch(() => null))?.pass(reason) ?? false,
    turn: async (isOn, reason) => (await guard().catch(() => null))?.turn(isOn, reason) ?? false,
  }
}

function invoiceLater(version: string): Shell['openInvoice'] {
  if (!supports('web_app_open_invoice', version)) return null
  return async (slug) => {
    const code = await import('./invoice.ts').catch(() => null)
    return code ? code.showInvoice(slug) : 'failed'
  }
}

function launchOf(launch: TelegramLaunch): Launch {
  const { initData, startParam, language, userId, mayBotWrite, platform, version } = launch
  return { initData, startParam, language, userId, mayBotWrite, platform, version }
}
