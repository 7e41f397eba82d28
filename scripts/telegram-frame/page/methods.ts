/** Every method an app may call, and the version that brought it. */
const SINCE: Record<string, string> = {
  iframe_ready: '1.0',
  iframe_will_reload: '1.0',
  web_app_ready: '1.0',
  web_app_expand: '1.0',
  web_app_close: '1.0',
  web_app_request_theme: '1.0',
  web_app_request_viewport: '1.0',
  web_app_open_link: '1.0',
  web_app_setup_main_button: '1.0',
  web_app_data_send: '1.0',
  web_app_setup_back_button: '6.1',
  web_app_set_header_color: '6.1',
  web_app_set_background_color: '6.1',
  web_app_open_tg_link: '6.1',
  web_app_open_invoice: '6.1',
  web_app_trigger_haptic_feedback: '6.1',
  web_app_setup_closing_behavior: '6.2',
  web_app_open_popup: '6.2',
  web_app_open_scan_qr_popup: '6.4',
  web_app_close_scan_qr_popup: '6.4',
  web_app_read_text_from_clipboard: '6.4',
  web_app_switch_inline_query: '6.7',
  web_app_request_phone: '6.9',
  web_app_request_write_access: '6.9',
  web_app_invoke_custom_method: '6.9',
  web_app_setup_settings_button: '6.10',
  web_app_biometry_get_info: '7.2',
  web_app_biometry_request_access: '7.2',
  web_app_biometry_request_auth: '7.2',
  web_app_biometry_update_token: '7.2',
  web_app_biometry_open_settings: '7.2',
  web_app_setup_swipe_behavior: '7.7',
  web_app_share_to_story: '7.8',
  web_app_setup_secondary_button: '7.10',
  web_app_set_bottom_bar_color: '7.10',
  web_app_request_safe_area: '8.0',
  web_app_request_content_safe_area: '8.0',
  web_app_check_location: '8.0',
  web_app_request_location: '8.0',
  web_app_open_location_settings: '8.0',
  web_app_request_fullscreen: '8.0',
  web_app_exit_fullscreen: '8.0',
  web_app_check_home_screen: '8.0',
  web_app_add_to_home_screen: '8.0',
  web_app_send_prepared_message: '8.0',
  web_app_request_file_download: '8.0',
  web_app_set_emoji_status: '8.0',
  web_app_request_emoji_status_access: '8.0',
  web_app_start_accelerometer: '8.0',
  web_app_stop_accelerometer: '8.0',
  web_app_start_gyroscope: '8.0',
  web_app_stop_gyroscope: '8.0',
  web_app_start_device_orientation: '8.0',
  web_app_stop_device_orientation: '8.0',
  web_app_toggle_orientation_lock: '8.0',
  web_app_device_storage_save_key: '9.0',
  web_app_device_storage_get_key: '9.0',
  web_app_device_storage_clear: '9.0',
  web_app_secure_storage_save_key: '9.0',
  web_app_secure_storage_get_key: '9.0',
  web_app_secure_storage_clear: '9.0',
  web_app_hide_keyboard: '9.1',
}

/** Events that a client sends without being asked for them, and the version that brought each. */
const UNASKED: Record<string, string> = {
  visibility_changed: '8.0',
  safe_area_changed: '8.0',
  content_safe_area_changed: '8.0',
  fullscreen_changed: '8.0',
}

const parts = (version: string) => version.split('.').map(Number)

/** Whether `version` is `wanted` or later; "6.10" is later than "6.9". */
export function isAtLeast(version: string, wanted: string): boolean {
  const [major = 0, minor = 0] = parts(version)
  const [wantedMajor = 0, wantedMinor = 0] = parts(wanted)
  return major !== wantedMajor ? major > wantedMajor : minor >= wantedMinor
}

/** Why a client of this version does not know the method; null: it does. */
export function refusal(method: string, version: string): string | null {
  const since = SINCE[method]
  if (since === undefined) return 'no such method'
  return isAtLeast(version, since) ? null : `came with ${since}, this client is ${version}`
}

/** Whether a client of this version sends such an event at all. */
export const sends = (event: string, version: string) => isAtLeast(version, UNASKED[event] ?? '1.0')
