import { phonesIn } from '#/domain/phone.ts'

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Text for a document. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)

/** Where the words for a browser that cannot start the shop say whose shop it is. */
const CONTACT = /(<p class="contact">)[\s\S]*?(<\/p>)/

/**
 * The document with the shop's name and its phones, which dial themselves, in the words for a browser that cannot start the
 * shop (ST-19). Both may be empty. Throws where the document has no such words.
 */
export function withContact(page: string, { name, phone }: { name: string; phone: string }): string {
  if (!CONTACT.test(page)) throw new Error(`index.html has no ${CONTACT.source}`)
  const links = phonesIn(phone).map(
    ({ written, href }) => `<a href="${escaped(href)}">${escaped(written)}</a>`,
  )
  const line = [escaped(name), ...links].filter(Boolean).join(' · ')
  return page.replace(CONTACT, (_, open: string, close: string) => `${open}${line}${close}`)
}
