import { emitEvent } from '@telegram-apps/sdk-react'
import { readableColours } from '#/shell/launch.ts'

/**
 * Receives theme changes before the SDK does. The SDK drops a theme with one unreadable colour, so such a message is
 * stopped and sent again with corrections. `changed` gets readable colours by Telegram's keys, at least one.
 */
export function followTheme(page: Window, changed: (colours: Record<string, string>) => void): () => void {
  const hear = (event: MessageEvent<unknown>) => {
    if (event.source !== page.parent || typeof event.data !== 'string') return
    const theme = themeOf(event.data)
    if (theme === null) return
    const colours = readableColours(theme)
    const isReadable = Object.entries(theme).every(([key, value]) => colours[key] === value)
    if (!isReadable) {
      event.stopImmediatePropagation()
      emitEvent('theme_changed', { theme_params: colours as Record<string, `#${string}`> })
    } else if (Object.keys(colours).length > 0) changed(colours)
  }
  page.addEventListener('message', hear, { capture: true })
  return () => page.removeEventListener('message', hear, { capture: true })
}

function themeOf(text: string): Record<string, unknown> | null {
  if (!text.includes('theme_changed')) return null
  try {
    const message: unknown = JSON.parse(text)
    const { eventType, eventData } = message as { eventType?: unknown; eventData?: unknown }
    if (eventType !== 'theme_changed') return null
    const theme = (eventData as { theme_params?: unknown } | null)?.theme_params
    return typeof theme === 'object' && theme !== null ? { ...theme } : {}
  } catch {
    return null
  }
}
