import { atom } from 'jotai'
import { appLink, socialLink } from '#/domain/links.ts'
import { phonesIn } from '#/domain/phone.ts'
import { settingsAtom } from './merchant.ts'

/**
 * External links that the merchant shows in the footer and the profile; null: none, or one that leads nowhere. `phones`
 * are those of the call centre, `phone` is the first of them.
 */
export const linksAtom = atom((get) => {
  const s = get(settingsAtom)
  const phones = s.phoneActive ? phonesIn(s.phone) : []
  return {
    phones,
    phone: phones[0]?.written ?? null,
    telegram: s.telegramActive ? socialLink('telegram', s.telegram) : null,
    instagram: s.instagramActive ? socialLink('instagram', s.instagram) : null,
    facebook: s.facebookActive ? socialLink('facebook', s.facebook) : null,
    bot: s.telegramBotLinkActive ? socialLink('telegram', s.telegramBotLink) : null,
    ios: s.iosAppLinkActive ? appLink('ios', s.iosAppLink) : null,
    android: s.androidAppLinkActive ? appLink('android', s.androidAppLink) : null,
  }
})
