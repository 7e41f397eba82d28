import { createHandlers } from './handlers.ts'
import { launchUrl, originOf, shopName, usualLaunch } from './launch.ts'
import type { Log } from './log.ts'
import { refusal, sends } from './methods.ts'
import { type ProfileName, profiles } from './profiles.ts'
import { freshState, noInsets, restingInsets } from './state.ts'
import { type ThemeName, themes } from './themes.ts'
import type { Ask, Config, Data, FrameState, Insets, LaunchOptions } from './types.ts'

/** How long a client waits for `iframe_will_reload` before it inserts the frame again, ms. */
const RELOAD_WAIT = 500
/** The height that Telegram's own buttons cover in fullscreen, px. */
const FULLSCREEN_TOP = 59

type Parts = {
  config: Config
  log: Log
  ask: Ask
  clearDialogs: () => void
  render: (state: FrameState, options: LaunchOptions) => void
  /** Puts an empty frame in, or takes the frame out (null). */
  insert: (src: string | null) => void
  frame: () => HTMLIFrameElement | null
  size: () => { width: number; height: number }
}

/** The client that the handlers and the controls share. */
export type Client = ReturnType<typeof createClient>

/** The client: opens the app, answers it, and passes on what the customer presses. */
export function createClient({ config, log, ask, clearDialogs, render, insert, frame, size }: Parts) {
  let options: LaunchOptions = { ...usualLaunch, ...config.defaults }
  let state = freshState(options.theme, options.profile)
  let url = ''
  let isGreeted = false
  let storm: ReturnType<typeof setInterval> | undefined
  const brewStorm = () => {
    clearInterval(storm)
    const { reloadsEvery } = client.behaviour
    if (reloadsEvery > 0) storm = setInterval(() => void client.reload(), reloadsEvery)
  }

  const client = {
    log,
    ask,
    get state() {
      return state
    },
    get options() {
      return options
    },
    get behaviour() {
      return profiles[state.profile]
    },
    get version() {
      return options.version || profiles[state.profile].version
    },
    change: (changes: Partial<FrameState>) => {
      state = { ...state, ...changes }
      render(state, options)
    },
    send: (eventType: string, eventData: unknown = {}) => {
      if (!sends(eventType, client.version)) return
      log.write('frame', eventType, eventData)
      const text = JSON.stringify({ eventType, eventData })
      frame()?.contentWindow?.postMessage(text, originOf(config, options.merchant))
    },
    sendViewport: (isStable = true) => {
      const { viewport, viewportAfter } = client.behaviour
      if (!viewport) return
      const send = () => {
        const { width, height } = size()
        const answer = { width, height, is_expanded: state.isExpanded, is_state_stable: isStable }
        client.send('viewport_changed', answer)
      }
      if (viewportAfter === 0) send()
      else setTimeout(send, viewportAfter)
    },
    launch: async (changes: Partial<LaunchOptions> = {}) => {
      options = { ...options, ...changes }
      log.restart()
      clearDialogs()
      state = { ...freshState(options.theme, options.profile), status: 'loading' }
      state.isExpanded = !client.behaviour.isHalf
      state.safeArea = restingInsets(state.profile, false)
      if (client.behaviour.isFullscreen)
        Object.assign(state, { isFullscreen: true, contentTop: FULLSCREEN_TOP })
      render(state, options)
      const { merchant, lang } = options
      void shopName(merchant, lang).then((name) => {
        if (name && merchant === options.merchant) client.change({ name })
      })
      url = await launchUrl(config, options)
      log.write('note', 'launch', { ...options })
      // Until now a message may still come from the page before.
      isGreeted = false
      insert(url)
      brewStorm()
    },
    theme: (name: ThemeName) => {
      options = { ...options, theme: name }
      client.change({ theme: name })
      client.send('theme_changed', { theme_params: themes[name] })
    },
    profile: (name: ProfileName) => client.launch({ profile: name }),
    safeArea: (insets: Insets) => {
      client.change({ safeArea: insets })
      if (client.behaviour.safeArea === 'yes') client.send('safe_area_changed', insets)
    },
    /** Insets that follow from what the client renders below the app. */
    rest: () => {
      const { profile, main, secondary, hasKeyboard, safeArea } = state
      const insets = restingInsets(profile, main.isVisible || secondary.isVisible || hasKeyboard)
      if (insets.bottom !== safeArea.bottom) client.safeArea(insets)
    },
    /**
     * As on phones: the app gets smaller, the client's buttons stay above the keyboard, and unstable heights are sent
     * before the stable one.
     */
    keyboard: (isUp: boolean) => {
      if (isUp === state.hasKeyboard) return
      client.sendViewport(false)
      client.change({ hasKeyboard: isUp })
      client.sendViewport(false)
      client.sendViewport()
      client.rest()
    },
    /** The client's own button does it too, without being asked; its buttons then cover `top` px of the app. */
    fullscreen: (isOn: boolean, top = FULLSCREEN_TOP) => {
      client.change({ isFullscreen: isOn, contentTop: isOn ? top : 0 })
      if (!client.behaviour.answers) return
      client.send('fullscreen_changed', { is_fullscreen: isOn })
      client.send('content_safe_area_changed', { ...noInsets, top: state.contentTop })
    },
    reload: async () => {
      if (client.behaviour.reinserts) {
        log.write('note', 'the frame is put in anew')
        isGreeted = false
        return insert(url)
      }
      const { number } = log.write('note', 'reload')
      client.send('reload_iframe')
      await new Promise((resolve) => setTimeout(resolve, RELOAD_WAIT))
      const isHandled = log.entries.some((one) => one.number > number && one.event === 'iframe_will_reload')
      if (!isHandled) insert(url)
    },
    minimise: () => {
      client.change({ status: 'minimised' })
      client.send('visibility_changed', { is_visible: false })
    },
    resume: () => {
      client.change({ status: 'ready', left: null })
      client.send('visibility_changed', { is_visible: true })
      if (!client.behaviour.repeatsTheme) return
      // iOS sends a second theme with almost the same colours.
      client.send('theme_changed', { theme_params: { ...themes[state.theme], hint_color: '#8e8e94' } })
    },
    close: async () => {
      if (state.asksBeforeClose) {
        const title = 'Changes that you made may not be saved'
        const choices = [
          ['close', 'Close anyway'],
          ['stay', 'Stay'],
        ] as const
        if ((await ask('close', { title, text: '', choices })) !== 'close') return false
      }
      client.unload()
      return true
    },
    unload: () => {
      clearInterval(storm)
      insert(null)
      state = { ...freshState(state.theme, state.profile), status: 'closed' }
      render(state, options)
    },
  }

  const handlers = createHandlers(client)

  const receive = (event: MessageEvent<unknown>) => {
    if (event.source === null || event.source !== frame()?.contentWindow) return
    const message = parse(event.data)
    if (message === null) return
    const { eventType, eventData } = message
    if (event.origin !== originOf(config, options.merchant)) {
      return void log.write('error', eventType, `from a foreign origin ${event.origin}`)
    }
    log.write('app', eventType, eventData)
    if (eventType === 'iframe_ready') isGreeted = true
    else if (!isGreeted) log.write('error', eventType, 'before iframe_ready')
    const why = refusal(eventType, client.version)
    if (why !== null) return void log.write('error', eventType, why)
    handlers[eventType]?.(eventData)
  }
  window.addEventListener('message', receive)

  render(state, options)
  return client
}

function parse(text: unknown): { eventType: string; eventData: Data } | null {
  if (typeof text !== 'string') return null
  try {
    const message: unknown = JSON.parse(text)
    if (typeof message !== 'object' || message === null || !('eventType' in message)) return null
    const data = 'eventData' in message ? message.eventData : null
    return {
      eventType: String(message.eventType),
      eventData: typeof data === 'object' && data !== null ? { ...data } : {},
    }
  } catch {
    return null
  }
}
