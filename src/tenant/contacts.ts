import { atom } from 'jotai'
import { formatPhone, normalPhone, phoneHref } from '#/domain/phone.ts'
import type { MultilingualText } from '#/domain/text.ts'
import { safeUrl } from '#/lib/safe-url.ts'
import { merchantAtom, settingsAtom } from './merchant.ts'

/** A further way to reach the merchant: what it is called, how it is written, the address it opens. */
export type ContactLink = { title: MultilingualText; written: string; link: string }

/** An address to open, of a value that may be a number, an email or a page; null: none of them. */
function linkOf(type: string, value: string): string | null {
  if (type === 'EMAIL') return safeUrl(`mailto:${value}`)
  if (type === 'PHONE') return safeUrl(phoneHref(value))
  return safeUrl(value)
}

/** The merchant's own list of contacts, those that are on (PF-07); the number of the call centre has a row and a flag of its own. */
export const contactsAtom = atom((get): ContactLink[] => {
  const { contacts, phone } = get(settingsAtom)
  const callCentre = normalPhone(phone)
  return contacts.flatMap(({ type, title, value, isActive }) => {
    const link = isActive && value ? linkOf(type, value) : null
    const isSaid = type === 'PHONE' && callCentre !== null && normalPhone(value) === callCentre
    return link && !isSaid ? [{ title, written: type === 'PHONE' ? formatPhone(value) : value, link }] : []
  })
})

/** Whether a link leads to the merchant's own bot, which a mini app of it was opened from (PF-08). */
export const isOwnBotAtom = atom((get) => {
  const own = get(merchantAtom)?.appId?.toLowerCase()
  return (link: string): boolean => {
    const [, named] = /^https:\/\/(?:t|telegram)\.me\/(\w+)/i.exec(link) ?? []
    // The answer does not say whose bot it was: most likely the one that is linked.
    return !own || named?.toLowerCase() === own
  }
})
