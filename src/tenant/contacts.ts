import { atom } from 'jotai'
import { contactsIn } from '#/domain/links.ts'
import { phonesIn } from '#/domain/phone.ts'
import type { MultilingualText } from '#/domain/text.ts'
import { merchantAtom, settingsAtom } from './merchant.ts'

/** A further way to reach the merchant: what it is called, how it is written, the address it opens. */
export type ContactLink = { title: MultilingualText; written: string; link: string }

/** The merchant's own list of contacts, those that are on (PF-07); the numbers of the call centre have rows and a flag of their own. */
export const contactsAtom = atom((get): ContactLink[] => {
  const { contacts, phone } = get(settingsAtom)
  const callCentre = new Set(phonesIn(phone).map(({ href }) => href))
  return contacts.flatMap(({ type, title, value, isActive }) =>
    (isActive ? contactsIn(type, title.eng, value) : [])
      .filter(({ href }) => !callCentre.has(href))
      .map(({ written, href }) => ({ title, written, link: href })),
  )
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
