import type { Fields } from './fields.ts'
import type { StudioPage } from './types.ts'

/** The height of the shop in px, by its width, where there is room for it. */
const HEIGHTS: Record<string, number> = { '390': 844, '768': 1024, '1440': 900 }
/** Around the shop, px. */
const MARGIN = 24

const elementById = <E extends HTMLElement>(id: string) => document.getElementById(id) as E

/** The shop in its frame. On the web it is of this page's origin, so its address can be read and it can be reloaded. */
export function createStage({ vendor, frameOrigin, languageKey }: StudioPage, fields: Fields) {
  const frame = elementById<HTMLIFrameElement>('shop')
  const place = elementById('place')
  const stage = elementById('stage')
  const isWeb = () => fields.read('client') === 'web'

  /** The address of the shop on the web, at the page of the panel. */
  const webAddress = () => {
    const url = new URL(fields.read('path') || '/', location.origin)
    url.searchParams.set('vendor', vendor)
    return url.href
  }

  const telegramAddress = () => {
    const lang = fields.read('lang')
    const url = new URL(frameOrigin)
    url.search = new URLSearchParams({
      merchant: vendor,
      path: fields.read('path') || '/',
      tg: fields.read('client'),
      lang: lang === 'eng' ? 'en' : lang,
      theme: fields.read('theme') === 'dark' ? 'night' : 'day',
    }).toString()
    return url.href
  }

  /** Where the shop in the frame is; null: in Telegram's window, which is of another origin, or nowhere yet. */
  const address = (): URL | null => {
    if (!isWeb()) return null
    try {
      const url = new URL(frame.contentWindow?.location.href ?? '')
      return url.origin === location.origin ? url : null
    } catch {
      return null
    }
  }

  /** Replaces what is in the frame: Back is for the walk through the shop. */
  const go = () => frame.contentWindow?.location.replace(isWeb() ? webAddress() : telegramAddress())

  return {
    /** Opens the shop at the page of the panel, in the language of the panel. */
    open: () => {
      // The shop takes it for the customer's choice of an earlier visit.
      if (isWeb()) localStorage.setItem(languageKey, JSON.stringify(fields.read('lang')))
      go()
    },
    /** Loads the shop again where it is, so that a basket or a sheet stays. */
    reload: () => {
      if (address() === null) go()
      else frame.contentWindow?.location.reload()
    },
    /** The page of the shop with its query, as links have it; null: it cannot be read. */
    path: (): string | null => {
      const url = address()
      if (url === null) return null
      url.searchParams.delete('vendor')
      // The page of a payment is the sandbox's own and belongs to one order.
      if (url.pathname.startsWith('/sandbox/')) return null
      return url.pathname + url.search
    },
    /** The shop without the studio. */
    alone: () => (isWeb() ? webAddress() : telegramAddress()),
    /** Makes the shop as wide as chosen, smaller where that does not fit. */
    fit: () => {
      const width = fields.read('size')
      const room = { width: stage.clientWidth - 2 * MARGIN, height: stage.clientHeight - 2 * MARGIN }
      const scale = Math.min(1, room.width / Number(width))
      const height = Math.min(HEIGHTS[width] ?? 844, room.height / scale)
      Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` })
      Object.assign(place.style, {
        width: `${Number(width) * scale}px`,
        height: `${height * scale}px`,
        left: `${(stage.clientWidth - Number(width) * scale) / 2}px`,
        top: `${(stage.clientHeight - height * scale) / 2}px`,
      })
    },
    stage,
    frame,
  }
}
