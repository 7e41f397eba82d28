/** The one field that the SDK and we read of an event, and its type. */
const READ: Readonly<Record<string, readonly [field: string, type: 'boolean' | 'string']>> = {
  visibility_changed: ['is_visible', 'boolean'],
  fullscreen_changed: ['is_fullscreen', 'boolean'],
  fullscreen_failed: ['error', 'string'],
  qr_text_received: ['data', 'string'],
}

/**
 * Drops events that lack what is read of them, before the SDK gets them: it reads fields of null, and an app that is
 * neither visible nor hidden would stop looking for news.
 */
export function dropMalformedEvents(page: Window): () => void {
  const hear = (event: MessageEvent<unknown>) => {
    if (event.source === page.parent && typeof event.data === 'string' && !isRead(event.data))
      event.stopImmediatePropagation()
  }
  page.addEventListener('message', hear, { capture: true })
  return () => page.removeEventListener('message', hear, { capture: true })
}

/** Also of messages that are none: the SDK knows them. */
function isRead(text: string): boolean {
  try {
    const { eventType, eventData } = JSON.parse(text) as { eventType?: unknown; eventData?: unknown }
    const [field, type] = (typeof eventType === 'string' && READ[eventType]) || []
    if (!field) return true
    return typeof (eventData as Record<string, unknown> | null)?.[field] === type
  } catch {
    return true
  }
}
