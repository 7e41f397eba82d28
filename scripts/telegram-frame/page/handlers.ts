import type { Client } from './client.ts'
import { preparedMessage, signedContact } from './launch.ts'
import { isAtLeast } from './methods.ts'
import { noInsets } from './state.ts'
import { themes } from './themes.ts'
import type { ButtonState, Data, FrameState, Insets } from './types.ts'

type Handlers = Record<string, (data: Data) => void | Promise<void>>

const RGB = /^#[\da-f]{6}$/i
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** ms; the contact reaches the bot's server a moment after the customer agreed. */
const CONTACT_DELAY = 150
/** Popups in a row that a client shows before it answers them with "closed". */
const POPUP_LIMIT = 3
/** px; what Telegram's own buttons cover in fullscreen. */
const FULLSCREEN_TOP = 59

/** What the client does for each method; a method that is absent here is only written down. */
export function createHandlers(client: Client): Handlers {
  const { change, send, log, ask } = client
  const saved = new Map<string, string>()
  let sharedContact: string | null = null
  let popups = 0

  /** Answers a request, unless this client answers none. */
  const answer = (event: string, data: unknown = {}) => {
    if (client.behaviour.answers) send(event, data)
  }
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

  const leave = async (address: string) => {
    change({ left: address })
    log.write('note', 'left', address)
    const choices = [['return', 'Back to the app']] as const
    await ask('link', { title: 'The customer is elsewhere now', text: address, choices })
    client.resume()
  }

  return {
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
      const insets = safeAreaAnswer({ ...noInsets, top: client.state.isFullscreen ? FULLSCREEN_TOP : 0 })
      if (insets) answer('content_safe_area_changed', insets)
    },
    web_app_trigger_haptic_feedback: () => change({ haptics: client.state.haptics + 1 }),
    web_app_open_link: (data) => {
      const address = text(data.url)
      if (!/^https?:\/\//.test(address)) return refuse('web_app_open_link', 'only http and https go through')
      return leave(address)
    },
    web_app_open_tg_link: (data) => {
      client.minimise()
      return leave(`https://t.me${text(data.path_full)}`)
    },
    web_app_open_invoice: async (data) => {
      const choices = (['paid', 'cancelled', 'failed', 'pending'] as const).map((one) => [one, one] as const)
      const status = await ask('invoice', { title: 'Invoice', text: text(data.slug), choices })
      answer('invoice_closed', { slug: text(data.slug), status })
    },
    web_app_open_popup: async (data) => {
      const buttons = Array.isArray(data.buttons) ? (data.buttons as Data[]) : []
      const message = text(data.message)
      if (buttons.length < 1 || buttons.length > 3 || !message || message.length > 256) {
        return refuse('web_app_open_popup', 'a message of 1 to 256 letters and 1 to 3 buttons')
      }
      if (++popups > POPUP_LIMIT) return answer('popup_closed', {})
      const choices = buttons.map((one) => [text(one.id), text(one.text) || text(one.type) || 'OK'] as const)
      const id = await ask('popup', { title: text(data.title), text: message, choices })
      popups = 0
      answer('popup_closed', id ? { button_id: id } : {})
    },
    web_app_request_phone: async () => {
      if (!client.behaviour.answers) return
      const choices = [
        ['sent', 'Share'],
        ['cancelled', 'Cancel'],
      ] as const
      const status = await ask('phone', {
        title: 'Share your phone number?',
        text: 'The bot will know it.',
        choices,
      })
      answer('phone_requested', { status })
      if (status !== 'sent') return
      await new Promise((resolve) => setTimeout(resolve, CONTACT_DELAY))
      sharedContact = await signedContact(client.options)
    },
    web_app_request_write_access: async () => {
      const choices = [
        ['allowed', 'Allow'],
        ['cancelled', 'Cancel'],
      ] as const
      const status = await ask('write', { title: 'Let the bot write to you?', text: '', choices })
      answer('write_access_requested', { status })
    },
    web_app_invoke_custom_method: (data) => {
      const params = (data.params ?? {}) as Data
      const reply = (result: unknown, error?: string) =>
        answer('custom_method_invoked', { req_id: data.req_id, ...(error ? { error } : { result }) })
      const keys = Array.isArray(params.keys) ? params.keys.map(String) : []
      switch (data.method) {
        case 'getRequestedContact':
          return sharedContact ? reply(sharedContact) : reply(null, 'CONTACT_NOT_FOUND')
        case 'getCurrentTime':
          return reply(Math.floor(Date.now() / 1000))
        case 'saveStorageValue':
          saved.set(text(params.key), text(params.value))
          return reply(true)
        case 'getStorageValues':
          return reply(Object.fromEntries(keys.map((key) => [key, saved.get(key) ?? ''])))
        case 'getStorageKeys':
          return reply([...saved.keys()])
        case 'deleteStorageValues':
          for (const key of keys) saved.delete(key)
          return reply(true)
        default:
          return reply(null, 'METHOD_INVALID')
      }
    },
    web_app_check_location: () => {
      if (client.behaviour.location === 'silent') return
      const isGranted = client.behaviour.location === 'cached'
      const granted = { access_requested: isGranted, access_granted: isGranted }
      answer('location_checked', { available: true, ...granted })
    },
    web_app_request_location: async () => {
      if (client.behaviour.location === 'silent') return
      const choices = [
        ['41.311081,69.240562', 'Allow: Amir Temur square'],
        ['denied', 'Refuse'],
        ['never', 'Never answer'],
      ] as const
      const chosen = await ask('location', { title: 'Share your location?', text: '', choices })
      if (chosen === 'never') return
      const [latitude, longitude] = chosen.split(',').map(Number)
      if (chosen === 'denied') return answer('location_requested', { available: false })
      answer('location_requested', { available: true, latitude, longitude, horizontal_accuracy: 20 })
    },
    web_app_request_fullscreen: () => {
      if (client.state.isFullscreen) return answer('fullscreen_failed', { error: 'ALREADY_FULLSCREEN' })
      change({ isFullscreen: true })
      answer('fullscreen_changed', { is_fullscreen: true })
      answer('content_safe_area_changed', { ...noInsets, top: FULLSCREEN_TOP })
    },
    web_app_exit_fullscreen: () => {
      change({ isFullscreen: false })
      answer('fullscreen_changed', { is_fullscreen: false })
      answer('content_safe_area_changed', noInsets)
    },
    web_app_open_scan_qr_popup: async () => {
      if (!client.behaviour.qr) return
      const dialog = {
        title: 'Scan a QR code',
        text: '',
        choices: [['', 'Close']] as const,
        input: 'text of the code',
      }
      const found = await ask('qr', dialog)
      if (found) answer('qr_text_received', { data: found })
      answer('scan_qr_popup_closed')
    },
    web_app_read_text_from_clipboard: (data) =>
      answer('clipboard_text_received', { req_id: data.req_id, data: null }),
    web_app_check_home_screen: () => answer('home_screen_checked', { status: 'unsupported' }),
    web_app_add_to_home_screen: () => answer('home_screen_failed', { error: 'UNSUPPORTED' }),
    web_app_request_file_download: () => answer('file_download_requested', { status: 'cancelled' }),
    web_app_send_prepared_message: async (data) => {
      const message = await preparedMessage(text(data.id))
      if (message === null) return answer('prepared_message_failed', { error: 'MESSAGE_EXPIRED' })
      const choices = [
        ['sent', 'Send'],
        ['declined', 'Cancel'],
      ] as const
      const status = await ask('share', { title: 'Send to a friend?', text: message, choices })
      if (status === 'sent') answer('prepared_message_sent')
      else answer('prepared_message_failed', { error: 'USER_DECLINED' })
    },
    web_app_set_emoji_status: () => answer('emoji_status_failed', { error: 'UNSUPPORTED' }),
    web_app_biometry_get_info: () => answer('biometry_info_received', { available: false }),
    web_app_device_storage_save_key: storageRefusal('device_storage_failed'),
    web_app_device_storage_get_key: storageRefusal('device_storage_failed'),
    web_app_secure_storage_save_key: storageRefusal('secure_storage_failed'),
    web_app_secure_storage_get_key: storageRefusal('secure_storage_failed'),
  }

  function storageRefusal(event: string) {
    return (data: Data) => answer(event, { req_id: data.req_id, error: 'UNSUPPORTED' })
  }
}
