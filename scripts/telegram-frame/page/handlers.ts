import type { Client } from './client.ts'
import { isAtLeast } from './methods.ts'
import { createQuestions, type Handlers, text } from './questions.ts'
import { noInsets } from './state.ts'
import { themes } from './themes.ts'
import type { ButtonState, Data, FrameState, Insets } from './types.ts'

const RGB = /^#[\da-f]{6}$/i

/** The client's reaction to each method; methods that are absent here are only logged. */
export function createHandlers(client: Client): Handlers {
  const { change, send, log } = client
  /** Answers a request, unless this client answers none. */
  const answer = (event: string, data: unknown = {}) => {
    if (client.behaviour.answers) send(event, data)
  }
  const onDevice = new Map<string, string>()
  const refuse = (event: string, why: string) => void log.write('error', event, why)

  const setupButton = (which: 'main' | 'secondary') => (data: Data) => {
    const now = client.state[which]
    // As in the clients: a call without text changes nothing at all.
    if ('text' in data && text(data.text).trim() === '') return refuse(`setup_${which}_button`, 'empty text')
    const next: ButtonState = {
      isVisible: typeof data.is_visible === 'boolean' ? data.is_visible : now.isVisible,
      isActive: typeof data.is_active === 'boolean' ? data.is_active : now.isActive,
      isBusy: typeof data.is_progress_visible === 'boolean' ? data.is_progress_visible : now.isBusy,
      text: text(data.text) || now.text,
      colour: RGB.test(text(data.color)) ? text(data.color) : now.colour,
      textColour: RGB.test(text(data.text_color)) ? text(data.text_color) : now.textColour,
      hasShine: data.has_shine_effect === true,
      position: ['left', 'right', 'top', 'bottom'].includes(text(data.position))
        ? (data.position as ButtonState['position'])
        : now.position,
    }
    change({ [which]: next })
    if (next.isVisible === now.isVisible) return
    client.sendViewport()
    client.rest()
  }

  const paint = (bar: keyof FrameState['colours']) => (data: Data) => {
    const key = text(data.color_key)
    const colour = text(data.color)
    if (bar === 'header' && (key === 'bg_color' || key === 'secondary_bg_color')) {
      return change({ colours: { ...client.state.colours, header: themes[client.state.theme][key] } })
    }
    if (bar === 'header' && colour && !isAtLeast(client.version, '6.9')) {
      return refuse('web_app_set_header_color', 'colours came with 6.9')
    }
    if (!RGB.test(colour)) return refuse(`set_${bar}_color`, 'not #rrggbb')
    change({ colours: { ...client.state.colours, [bar]: colour } })
  }

  const safeAreaAnswer = (insets: Insets) => {
    if (client.behaviour.safeArea === 'yes') return insets
    return client.behaviour.safeArea === 'nonsense' ? { top: -1, right: 0, bottom: 99_999, left: null } : null
  }

  return {
    ...createQuestions(client, answer, refuse),
    iframe_ready: () => answer('set_custom_style', 'body { --telegram-frame: 1 }'),
    web_app_ready: () => {
      change({ status: 'ready' })
      answer('visibility_changed', { is_visible: true })
    },
    web_app_hide_keyboard: () => client.keyboard(false),
    web_app_expand: () => {
      const wasExpanded = client.state.isExpanded
      change({ isExpanded: true })
      if (!wasExpanded) client.sendViewport()
    },
    // Closes without the question: so do the clients.
    web_app_close: () => client.unload(),
    web_app_data_send: () => client.unload(),
    web_app_setup_main_button: setupButton('main'),
    web_app_setup_secondary_button: setupButton('secondary'),
    web_app_setup_back_button: (data) => change({ hasBack: data.is_visible === true }),
    web_app_setup_settings_button: (data) => change({ hasSettings: data.is_visible === true }),
    web_app_setup_closing_behavior: (data) => change({ asksBeforeClose: data.need_confirmation === true }),
    web_app_setup_swipe_behavior: (data) => change({ allowsSwipe: data.allow_vertical_swipe === true }),
    web_app_set_header_color: paint('header'),
    web_app_set_background_color: paint('background'),
    web_app_set_bottom_bar_color: paint('bottomBar'),
    web_app_request_theme: () => {
      if (client.behaviour.theme) answer('theme_changed', { theme_params: themes[client.state.theme] })
    },
    web_app_request_viewport: () => client.sendViewport(),
    web_app_request_safe_area: () => {
      const insets = safeAreaAnswer(client.state.safeArea)
      if (insets) answer('safe_area_changed', insets)
    },
    web_app_request_content_safe_area: () => {
      const insets = safeAreaAnswer({ ...noInsets, top: client.state.contentTop })
      if (insets) answer('content_safe_area_changed', insets)
    },
    web_app_trigger_haptic_feedback: () => change({ haptics: client.state.haptics + 1 }),
    web_app_check_location: () => {
      if (client.behaviour.location === 'silent') return
      const isGranted = client.behaviour.location === 'cached'
      const granted = { access_requested: isGranted, access_granted: isGranted }
      answer('location_checked', { available: true, ...granted })
    },
    web_app_request_fullscreen: () => {
      if (client.state.isFullscreen) return answer('fullscreen_failed', { error: 'ALREADY_FULLSCREEN' })
      client.fullscreen(true)
    },
    web_app_exit_fullscreen: () => client.fullscreen(false),
    web_app_read_text_from_clipboard: (data) =>
      answer('clipboard_text_received', { req_id: data.req_id, data: null }),
    web_app_request_file_download: () => answer('file_download_requested', { status: 'cancelled' }),
    web_app_set_emoji_status: () => answer('emoji_status_failed', { error: 'UNSUPPORTED' }),
    web_app_device_storage_save_key: (data) => {
      if (!client.behaviour.hasDeviceStorage) return storageRefusal('device_storage_failed')(data)
      if (typeof data.value === 'string') onDevice.set(text(data.key), data.value)
      else onDevice.delete(text(data.key))
      answer('device_storage_key_saved', { req_id: data.req_id })
    },
    web_app_device_storage_get_key: (data) => {
      if (!client.behaviour.hasDeviceStorage) return storageRefusal('device_storage_failed')(data)
      const value = onDevice.get(text(data.key)) ?? null
      answer('device_storage_key_received', { req_id: data.req_id, value })
    },
    web_app_secure_storage_save_key: storageRefusal('secure_storage_failed'),
    web_app_secure_storage_get_key: storageRefusal('secure_storage_failed'),
  }

  function storageRefusal(event: string) {
    return (data: Data) => answer(event, { req_id: data.req_id, error: 'UNSUPPORTED' })
  }
}
