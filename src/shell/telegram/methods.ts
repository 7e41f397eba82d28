import { type MethodName, supports } from '@telegram-apps/sdk-react'

/** Every method that we use or may have to explain the absence of, in the order in which clients got them. */
const METHODS = [
  'web_app_setup_main_button',
  'web_app_setup_back_button',
  'web_app_trigger_haptic_feedback',
  'web_app_open_link',
  'web_app_open_tg_link',
  'web_app_open_invoice',
  'web_app_setup_closing_behavior',
  'web_app_open_popup',
  'web_app_open_scan_qr_popup',
  'web_app_request_phone',
  'web_app_request_write_access',
  'web_app_invoke_custom_method',
  'web_app_setup_settings_button',
  'web_app_biometry_get_info',
  'web_app_setup_swipe_behavior',
  'web_app_setup_secondary_button',
  'web_app_set_bottom_bar_color',
  'web_app_request_fullscreen',
  'web_app_request_safe_area',
  'web_app_request_content_safe_area',
  'web_app_add_to_home_screen',
  'web_app_request_location',
  'web_app_send_prepared_message',
  'web_app_device_storage_save_key',
  'web_app_secure_storage_save_key',
] as const satisfies readonly MethodName[]

/** Whether a client of that version of the Bot API has them. */
export const methodsOf = (version: string) =>
  METHODS.map((method) => [method, supports(method, version)] as const)
