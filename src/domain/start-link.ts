import { isId } from '#/domain/id.ts'
import { paths } from '#/paths.ts'

/** Where a start link leads. Anything unknown opens home. */
export type StartTarget =
  | { readonly kind: 'product' | 'category' | 'table' | 'order' | 'branch' | 'reorder'; readonly id: string }
  | { readonly kind: 'promo' | 'hand-over' | 'shared-basket' | 'invitation'; readonly code: string }
  | { readonly kind: 'page'; readonly name: string }
  | { readonly kind: 'home' }

const ID_KINDS = new Map([
  ['p', 'product'],
  ['c', 'category'],
  ['t', 'table'],
  ['o', 'order'],
  ['b', 'branch'],
  ['reorder', 'reorder'],
] as const) as ReadonlyMap<string, 'product' | 'category' | 'table' | 'order' | 'branch' | 'reorder'>

/**
 * Reads Telegram's `startapp`, which has letters, digits, `-` and `_` alone, or the web's `start`, which may have any id: the
 * text up to the first `_` is the type, the rest the id.
 */
export function startTarget(param: string | null | undefined): StartTarget {
  const [, type = '', id = ''] = /^([a-z]+)_(.+)$/su.exec(param ?? '') ?? []
  const kind = ID_KINDS.get(type)
  if (kind) return isId(id) ? { kind, id } : { kind: 'home' }
  if (!/^[\w-]{1,64}$/.test(id)) return { kind: 'home' }
  if (type === 'promo') return { kind: 'promo', code: id }
  if (type === 'h') return { kind: 'hand-over', code: id }
  if (type === 'g') return { kind: 'shared-basket', code: id }
  if (type === 'r') return { kind: 'invitation', code: id }
  if (type === 'page') return { kind: 'page', name: id }
  return { kind: 'home' }
}

/** The start parameter in the text of a QR code: of a link to the shop or to its bot, or the parameter alone; null: none. */
function startParamIn(code: string): string | null {
  const text = code.trim()
  if (/^[\w-]{1,512}$/.test(text)) return text
  try {
    const { searchParams } = new URL(text)
    return searchParams.get('startapp') ?? searchParams.get('start')
  } catch {
    return null
  }
}

/** The id of the table in the text of a QR code (BX-29); null: it is the code of something else. */
export function tableInCode(code: string): string | null {
  const target = startTarget(startParamIn(code))
  return target.kind === 'table' ? target.id : null
}

const patterns = Object.values(paths).map((path) => path.split('/'))

/** Whether a path has the form of a page of ours: `:name` stands for one part that is not empty. */
function isKnownPath(pathname: string): boolean {
  const parts = pathname.split('/')
  return patterns.some(
    (pattern) =>
      pattern.length === parts.length &&
      pattern.every((part, i) => (part.startsWith(':') ? parts[i] !== '' : part === parts[i])),
  )
}

/** A stored or linked address to return to, if it is a page of ours on our own origin; else home. */
export function safeRedirect(path: unknown, origin: string): string {
  if (typeof path !== 'string' || path.length > 512 || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(path))
    return paths.home
  try {
    const url = new URL(path, origin)
    const isOurs = url.origin === origin && isKnownPath(url.pathname)
    return isOurs ? url.pathname + url.search + url.hash : paths.home
  } catch {
    return paths.home
  }
}
