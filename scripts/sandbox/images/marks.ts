import sharp from 'sharp'
import type { PayMark, PictureSize } from '../recipes/recipe.ts'

/** Own drawings on a 64 × 64 board: a colour field and one plain shape each. */
const MARKS: Record<PayMark, string> = {
  cash: `<rect width="64" height="64" rx="16" fill="#1f9d55"/><rect x="11" y="19" width="42" height="26" rx="5" fill="#fff"/>
    <circle cx="32" cy="32" r="7" fill="#1f9d55"/><circle cx="17.5" cy="32" r="2.5" fill="#1f9d55"/><circle cx="46.5" cy="32" r="2.5" fill="#1f9d55"/>`,
  terminal: `<rect width="64" height="64" rx="16" fill="#3a4254"/><rect x="19" y="10" width="26" height="44" rx="5" fill="#fff"/>
    <rect x="23" y="15" width="18" height="12" rx="2" fill="#3a4254"/><g fill="#9aa3b5">
    <circle cx="25.5" cy="34" r="2.2"/><circle cx="32" cy="34" r="2.2"/><circle cx="38.5" cy="34" r="2.2"/>
    <circle cx="25.5" cy="41" r="2.2"/><circle cx="32" cy="41" r="2.2"/><circle cx="38.5" cy="41" r="2.2"/></g>
    <rect x="26" y="47" width="12" height="3" rx="1.5" fill="#1f9d55"/>`,
  payme: `<rect width="64" height="64" rx="16" fill="#12b8b0"/><path d="M18 48V16h15a11 11 0 0 1 0 22h-6v10z" fill="#fff"/>
    <circle cx="32.5" cy="27" r="4.5" fill="#12b8b0"/><circle cx="46" cy="45" r="4" fill="#fff"/>`,
  click: `<rect width="64" height="64" rx="16" fill="#1878f0"/><path d="M24 14l24 22-11 2 6 12-6 3-6-12-7 7z" fill="#fff"/>
    <path d="M13 24l6 2M16 14l5 5M26 9l0 1" stroke="#fff" stroke-width="3.5" stroke-linecap="round"/>`,
  uzum: `<rect width="64" height="64" rx="16" fill="#6b2fe0"/><g fill="#fff"><circle cx="24" cy="28" r="6.5"/><circle cx="40" cy="28" r="6.5"/>
    <circle cx="32" cy="40" r="6.5"/></g><path d="M32 22c0-6 3-9 9-10-1 6-4 9-9 10z" fill="#9be38a"/>`,
  paynet: `<rect width="64" height="64" rx="16" fill="#0f8f4f"/><path d="M17 46V18h13l17 28h-9l-4-7H25v7zm8-14h5l-5-8z" fill="#fff"/>`,
  other: `<rect width="64" height="64" rx="16" fill="#5b6472"/><path d="M16 24h32v24H16zM26 24v-6h12v6" fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>`,
}

const svg = (size: PictureSize, body: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 64 64">${body}</svg>`,
    ),
  )
    .webp({ quality: size.quality, effort: 2 })
    .toBuffer()

export const renderMark = (mark: PayMark, size: PictureSize) => svg(size, MARKS[mark])

/** A placeholder where a picture is missing: a plain background and a plate icon. */
export function renderPlaceholder(size: PictureSize) {
  const icon = Math.min(size.width, size.height) * 0.2
  const [x, y] = [(size.width - icon) / 2, (size.height - icon) / 2]
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
      <rect width="100%" height="100%" fill="#F2F2F5"/><g transform="translate(${x} ${y}) scale(${icon / 32})" fill="none" stroke="#9B9EA6" stroke-width="2" stroke-linecap="round">
      <circle cx="16" cy="16" r="8.5"/><circle cx="16" cy="16" r="4.5"/><path d="M3 6v5a2 2 0 0 0 4 0V6M5 13v13M29 26V6c-2.5 1-3 5-3 9h3"/></g></svg>`),
  )
    .webp({ quality: size.quality, effort: 2 })
    .toBuffer()
}
