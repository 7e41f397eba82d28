/** The size to request from the CDN: that of the slot on the screen times its density. */
export type ImageSize = { readonly width: number; readonly height: number }

/** Schemes that are no folder of the CDN. */
const SCHEME = /^(?:https?|data|javascript|vbscript|blob|file|about|mailto|tel):/i
/** What a server or a cache is asked besides the file: `a.webp?v=3`; in `a?b.webp` it is part of the name. */
const QUERY = /\.(?:webp|avif|png|jpe?g|gif|svg)(\?[\w=&.-]*)$/i
const ENCODED = /^(?:[\w!$&*+.:;=@~-]|%[\da-f]{2})*$/i
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/['()*!]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * A name of a file or a folder as an address has it, also in `srcset` and CSS. Where every `%` begins an escape and
 * nothing else needs one the name is encoded already: `osh%20choy` stays, `50%` and `50%25 off` do not.
 */
const segment = (name: string) => (name.includes('%') && ENCODED.test(name) ? name : encoded(name))

/** A full address, whose reserved characters keep their meaning: only what no address has is encoded. */
const whole = (address: string) => address.replace(/%(?![\da-f]{2})|["<>\s]/gi, encodeURIComponent)

/**
 * Where a picture is: an https address, a CDN path by the resizing variant, or unresized when `size` is null. The format is
 * what the browser accepts, unless the CDN wants it in the address, which `cdnBase` has then. The path
 * names a file, so `#`, `?`, `%` and spaces are parts of the name and encoded. Null for everything else (empty, http:,
 * data:, javascript:, a way out of the CDN): placeholder.
 */
export function imageUrl(
  cdnBase: string,
  path: string | null | undefined,
  size: ImageSize | null,
): string | null {
  const wanted = path?.trim() ?? ''
  if (/^https:\/\//i.test(wanted))
    return /^https:\/\/[^\s/?#\\\p{Cc}]+([/?#][^\\\p{Cc}]*)?$/iu.test(wanted) ? whole(wanted) : null
  // Half a character has no encoding.
  if (SCHEME.test(wanted) || wanted.startsWith('//') || /[\\\p{Cc}\p{Cs}]/u.test(wanted)) return null
  const [, query = ''] = QUERY.exec(wanted) ?? []
  const clean = wanted.slice(0, wanted.length - query.length).replace(/^\//, '')
  // A browser reads %2e as a dot.
  if (clean === '' || /(^|\/)(\.|%2e){2}([/?#]|$)/i.test(clean)) return null
  const file = clean.split('/').map(segment).join('/') + query
  return addressAt(cdnBase, file, size)
}

/**
 * The address of a file at the CDN. By itself it stands behind the base, in the folder of its size. A base with `{size}`
 * says itself what that folder is called: `https://cdn.uz/{size}fwebp`. Unresized, it is left out.
 */
function addressAt(cdnBase: string, file: string, size: ImageSize | null): string {
  const [before = '', after = ''] =
    `${cdnBase.replace(/\/+$/, '')}${cdnBase.includes('{') ? '' : '/{size}'}`.split('{size}')
  const folder = size
    ? `${before}w${Math.round(size.width)}h${Math.round(size.height)}q100${after}`
    : before.replace(/\/[^/]*$/, '')
  return `${folder}/${file}`
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
