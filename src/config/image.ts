/** The size to request from the CDN: that of the slot on the screen times its density. */
export type ImageSize = { readonly width: number; readonly height: number }

/**
 * Where a picture is: an https address unchanged, a CDN path by the resizing variant, or unresized
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
  // A browser reads %2e as a dot.
  if (clean === '' || /(^|\/)(\.|%2e){2}([/?#]|$)/i.test(clean)) return null
  const base = cdnBase.replace(/\/+$/, '')
  if (!size) return `${base}/${clean}`
  return `${base}/w${Math.round(size.width)}h${Math.round(size.height)}q100/${clean}`
}

/** The longest side to request, px: no page shows a larger picture. */
const LARGEST_SIDE = 1600

/** What an `<img>` needs; without `srcset` the address is one that cannot be resized. */
export type PictureSource = { src: string; srcset?: string; sizes?: string | undefined }

/**
 * The sources of a picture for a slot of that many CSS px, at the usual screen densities. `sizes`: as in `<img sizes>`,
 * for slots that grow with the page. Null: there is no picture.
 */
export function pictureSource(
  cdnBase: string,
  path: string | null | undefined,
  { width, height, sizes }: ImageSize & { readonly sizes?: string | undefined },
): PictureSource | null {
  const at = (density: number) => {
    const scale = Math.min(density, LARGEST_SIDE / Math.max(width, height))
    return imageUrl(cdnBase, path, { width: Math.round(width * scale), height: Math.round(height * scale) })
  }
  const src = at(2)
  if (src === null) return null
  if (at(1) === src) return { src }
  const candidates = [1, 2, 3].map(
    (density) => `${at(density)} ${sizes ? `${Math.round(width * density)}w` : `${density}x`}`,
  )
  return { src, srcset: candidates.join(', '), sizes }
}
