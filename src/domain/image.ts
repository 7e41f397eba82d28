/** Pixels asked of the CDN: the slot on the screen × its density. */
export type ImageSize = { readonly width: number; readonly height: number }

/**
 * Where a picture is: an https address unchanged, a CDN path by the resizing variant (spec section 7), or unresized
 * when `size` is null. Null for everything else (empty, http:, data:, javascript:, a way out of the CDN): placeholder.
 */
export function imageUrl(
  cdnBase: string,
  path: string | null | undefined,
  size: ImageSize | null,
): string | null {
  const wanted = path?.trim() ?? ''
  if (wanted === '') return null
  if (/^https:\/\//i.test(wanted))
    return /^https:\/\/[^\s/?#\\\p{Cc}]+([/?#][^\\\p{Cc}]*)?$/iu.test(wanted) ? wanted : null
  if (/^[a-z][a-z\d+.-]*:/i.test(wanted) || wanted.startsWith('//') || /[\\\p{Cc}]/u.test(wanted)) return null
  const clean = wanted.replace(/^\//, '')
  if (clean === '' || clean.split(/[/?#]/).includes('..')) return null
  const base = cdnBase.replace(/\/+$/, '')
  if (!size) return `${base}/${clean}`
  return `${base}/w${Math.round(size.width)}h${Math.round(size.height)}q100/${clean}`
}
