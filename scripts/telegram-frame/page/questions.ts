import type { Client } from './client.ts'
import { allowWriting, invoiceText, payInvoice, preparedMessage, signedContact } from './launch.ts'
import type { Data } from './types.ts'

export type Handlers = Record<string, (data: Data) => void | Promise<void>>

export const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** How long a shared contact takes to reach the bot's server, ms. */
const CONTACT_DELAY = 150
/** Popups in a row that a client shows before it answers them with "closed". */
const POPUP_LIMIT = 3

/** The methods that the client answers by asking the customer, or with what the customer has given it before. */
export function createQuestions(
  client: Client,
  answer: (event: string, data?: unknown) => void,
  refuse: (event: string, why: string) => void,
): Handlers {
  const { change, log, ask } = client
  const saved = new Map<string, string>()
  let sharedContact: string | null = null
  let popups = 0
  let isOnHomeScreen = false
  /** What the client has in its safe for the app, behind a face or a finger. */
  const safe = { hasAccess: false, isAsked: false, token: '' }
  const biometryInfo = () => {
    const { biometry } = client.behaviour
    if (!biometry) return answer('biometry_info_received', { available: false })
    answer('biometry_info_received', {
      available: true,
      type: biometry,
      access_requested: safe.isAsked,
      access_granted: safe.hasAccess,
      token_saved: safe.token !== '',
      device_id: 'phone-of-the-frame',
    })
  }
  const recognise = (reason: string) =>
    ask('biometry', {
      title: client.behaviour.biometry === 'face' ? 'Show your face' : 'Touch the sensor',
      text: reason,
      choices: [
        ['authorized', 'It is me'],
        ['failed', 'Cancel'],
      ],
    })

  const leave = async (address: string) => {
    change({ left: address })
    log.write('note', 'left', address)
    const choices = [['return', 'Back to the app']] as const
    await ask('link', { title: 'The customer is elsewhere now', text: address, choices })
    client.resume()
  }

  return {
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
      const slug = text(data.slug)
      const asked = await invoiceText(slug)
      // A client says so itself, and then closes an invoice that it does not know.
      if (asked === null) return answer('invoice_closed', { slug, status: 'failed' })
      const choices = (['paid', 'cancelled', 'failed', 'pending'] as const).map((one) => [one, one] as const)
      const status = await ask('invoice', { title: 'Invoice', text: asked, choices })
      if (status === 'paid') await payInvoice(slug)
      answer('invoice_closed', { slug, status })
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
      if (status === 'allowed') await allowWriting(client.options)
      answer('write_access_requested', { status })
    },
    web_app_check_home_screen: () => {
      const status = isOnHomeScreen ? 'added' : 'missed'
      answer('home_screen_checked', { status: client.behaviour.hasHomeScreen ? status : 'unsupported' })
    },
    web_app_add_to_home_screen: async () => {
      if (!client.behaviour.hasHomeScreen) return answer('home_screen_failed', { error: 'UNSUPPORTED' })
      const choices = [
        ['added', 'Add'],
        ['cancelled', 'Cancel'],
      ] as const
      const status = await ask('home', { title: 'Add to the home screen?', text: '', choices })
      isOnHomeScreen = status === 'added'
      if (isOnHomeScreen) answer('home_screen_added')
    },
    web_app_biometry_get_info: biometryInfo,
    web_app_biometry_request_access: async (data) => {
      if (!safe.isAsked && client.behaviour.biometry) {
        const choices = [
          ['allowed', 'Allow'],
          ['refused', 'Cancel'],
        ] as const
        const said = await ask('biometry', {
          title: 'Let the app ask for it?',
          text: text(data.reason),
          choices,
        })
        safe.isAsked = true
        safe.hasAccess = said !== 'refused' && said !== 'failed'
      }
      biometryInfo()
    },
    web_app_biometry_request_auth: async (data) => {
      const status = safe.hasAccess ? await recognise(text(data.reason)) : 'failed'
      const isKnown = status === 'authorized'
      answer('biometry_auth_requested', isKnown ? { status, token: safe.token } : { status: 'failed' })
    },
    web_app_biometry_update_token: async (data) => {
      if (!safe.hasAccess || (await recognise(text(data.reason))) !== 'authorized')
        return answer('biometry_token_updated', { status: 'failed' })
      safe.token = text(data.token)
      answer('biometry_token_updated', { status: safe.token ? 'updated' : 'removed' })
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
    web_app_request_location: async () => {
      if (client.behaviour.location === 'silent') return
      const choices = [
        ['41.311081,69.240562', 'Allow: Amir Temur square'],
        ['41.311081,69.240562,25000', 'Allow: within 25 km of it'],
        ['denied', 'Refuse'],
        ['never', 'Never answer'],
      ] as const
      const chosen = await ask('location', { title: 'Share your location?', text: '', choices })
      if (chosen === 'never') return
      const [latitude, longitude, accuracy = 20] = chosen.split(',').map(Number)
      if (chosen === 'denied') return answer('location_requested', { available: false })
      answer('location_requested', { available: true, latitude, longitude, horizontal_accuracy: accuracy })
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
  }
}
