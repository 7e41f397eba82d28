import { emitEvent } from '@telegram-apps/sdk-react'
import { readableColours } from '#/domain/theme/colour.ts'
import type { TelegramTheme } from '#/shell/shell.ts'

/** The one field that the SDK and we read of an event, and its type. */
const READ = new Map<string, readonly [field: string, type: 'boolean' | 'string']>([
  ['visibility_changed', ['is_visible', 'boolean']],
  ['fullscreen_changed', ['is_fullscreen', 'boolean']],
  ['fullscreen_failed', ['error', 'string']],
  ['qr_text_received', ['data', 'string']],
])

/**
 * Hears the client's events before the SDK does, and keeps the theme, which begins with that of the launch.
 *
 * The SDK reads fields of null, and an app that is neither visible nor hidden would stop looking for news: an event that
 * lacks what is read of it is dropped. It drops a theme with one unreadable colour: such a message is stopped and sent
 * again with corrections. `theme` has readable colours by Telegram's keys.
 */
export function hearClientEvents(page: Window, launched: TelegramTheme) {
  let theme = launched
  const listeners = new Set<() => void>()
  const changeTheme = (colours: Record<string, string>) => {
    theme = colours
    for (const changed of listeners) changed()
  }
  const hear = (message: MessageEvent<unknown>) => {
    if (message.source !== page.parent || typeof message.data !== 'string') return
    const event = eventIn(message.data)
    if (!event) return
    if (event.type === 'theme_changed') {
      const sent = recordOf(event.data?.theme_params)
      const colours = readableColours(sent)
      const isReadable = Object.entries(sent).every(([key, value]) => colours[key] === value)
      if (!isReadable) {
        message.stopImmediatePropagation()
        emitEvent('theme_changed', { theme_params: colours as Record<string, `#${string}`> })
      } else if (Object.keys(colours).length > 0) changeTheme(colours)
      return
    }
    const [field, type] = READ.get(event.type) ?? []
    if (field && typeof event.data?.[field] !== type) message.stopImmediatePropagation()
  }
  page.addEventListener('message', hear, { capture: true })
  return {
    theme: () => theme,
    subscribeTheme: (changed: () => void) => {
      listeners.add(changed)
      return () => {
        listeners.delete(changed)
      }
    },
    stop: () => page.removeEventListener('message', hear, { capture: true }),
  }
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Null: a message that is none of the client's, which the SDK knows. */
function eventIn(text: string): { type: string; data: Record<string, unknown> | null } | null {
  try {
    const { eventType, eventData } = JSON.parse(text) as { eventType?: unknown; eventData?: unknown }
    if (typeof eventType !== 'string') return null
    const isRecord = typeof eventData === 'object' && eventData !== null
    return { type: eventType, data: isRecord ? { ...eventData } : null }
  } catch {
    return null
  }
}
