import { on, postEvent, supports } from '@telegram-apps/sdk-react'

/** Clients that open half-height and report their own height; elsewhere the window is the viewport. */
export const PHONES = new Set(['ios', 'android', 'android_x'])

/** Larger insets are ignored, since macOS is known to report nonsense, px. */
const MAX_INSET = 200

type Insets = { top: number; right: number; bottom: number; left: number }

/**
 * Expands the app and keeps `--inset-*` up to date: notch plus Telegram's own buttons; at the bottom at least what the
 * client or the keyboard covers of the page, as the chat's input does until the app is expanded. Does not wait for
 * responses: some clients never send them, and the SDK's own mount drops all insets for one missing response.
 */
export function followViewport(page: Window, launch: { version: string; platform: string }): () => void {
  const { style } = page.document.documentElement
  const safe: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
  const content: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
  const hasInsets = supports('web_app_request_safe_area', launch.version)

  const write = () => {
    for (const side of ['top', 'right', 'bottom', 'left'] as const) {
      const own = hasInsets ? `${safe[side] + content[side]}px` : `env(safe-area-inset-${side}, 0px)`
      const hidden = `max(${own}, 100 * var(--dvh) - var(--stable-height), var(--keyboard, 0px))`
      style.setProperty(`--inset-${side}`, side === 'bottom' ? hidden : own)
    }
  }
  const whole = () => style.setProperty('--stable-height', 'calc(100 * var(--dvh))')
  const take = (into: Insets, sent: unknown) => {
    const insets = (sent ?? {}) as Record<string, unknown>
    for (const side of ['top', 'right', 'bottom', 'left'] as const) {
      const value = insets[side]
      if (typeof value === 'number' && value >= 0 && value <= MAX_INSET) into[side] = value
    }
    write()
  }

  whole()
  write()
  const stops = [
    on('safe_area_changed', (sent) => take(safe, sent)),
    on('content_safe_area_changed', (sent) => take(content, sent)),
    on('viewport_changed', ({ height, is_state_stable }) => {
      if (!PHONES.has(launch.platform) || !is_state_stable || !(height > 0)) return
      style.setProperty('--stable-height', `${height}px`)
    }),
  ]
  // An earlier height is invalid for a window of another size; the client sends the new one.
  page.addEventListener('resize', whole)
  postEvent('web_app_expand')
  if (PHONES.has(launch.platform)) postEvent('web_app_request_viewport')
  if (hasInsets) {
    postEvent('web_app_request_safe_area')
    postEvent('web_app_request_content_safe_area')
  }
  return () => {
    page.removeEventListener('resize', whole)
    for (const stop of stops) stop()
  }
}
