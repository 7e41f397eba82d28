import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Bot, Play, Smartphone } from 'lucide-react'
import { UNKNOWN } from '#/domain/hours/tashkent.ts'
import { weekHours, weekInShort } from '#/domain/hours/week.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { joinCommas } from '#/lib/join.ts'
import { safeUrl } from '#/lib/safe-url.ts'
import { nearestBranchAtom } from '#/tenant/branch.ts'
import { contactsAtom } from '#/tenant/contacts.ts'
import { linksAtom } from '#/tenant/links.ts'
import { BrandGlyph, type SocialSite, siteOf } from '#/ui/BrandGlyph.tsx'
import { useNow } from '#/ui/use-now.ts'
import css from './FooterContacts.module.css'

/** The merchant's pages on other sites, each by the sign of its site. */
export function SocialLinks() {
  const { t } = useLingui()
  const textIn = useTextIn()
  const links = useAtomValue(linksAtom)
  const contacts = useAtomValue(contactsAtom)
  const all: { url: string | null; label: string; site: SocialSite | 'bot' | null }[] = [
    { url: links.telegram, label: 'Telegram', site: 'telegram' },
    { url: links.instagram, label: 'Instagram', site: 'instagram' },
    { url: links.facebook, label: 'Facebook', site: 'facebook' },
    { url: links.bot, label: t`Telegram bot`, site: 'bot' },
    ...contacts.map(({ title, written, link }) => ({
      url: link,
      label: textIn(title) || written,
      site: siteOf(link),
    })),
  ]
  const shown = all.flatMap(({ url, label, site }) => {
    const safe = url && safeUrl(url)
    return safe && site ? [{ url: safe, label, site }] : []
  })
  if (shown.length === 0) return null
  return (
    <nav className={css.social} aria-label={t`Follow us`}>
      {shown.map(({ url, label, site }) => (
        <a key={url} href={url} target="_blank" rel="noopener noreferrer" aria-label={label} title={label}>
          {site === 'bot' ? <Bot aria-hidden="true" size={22} /> : <BrandGlyph of={site} size={22} />}
        </a>
      ))}
    </nav>
  )
}

/** The number to call, and the hours of the branch that takes the order. */
export function CallCentre() {
  const { t } = useLingui()
  const { phones } = useAtomValue(linksAtom)
  if (phones.length === 0) return <OpeningHours />
  return (
    <div>
      <h2 className={css.title}>{t`Call centre`}</h2>
      {phones.map(({ written, href }) => (
        <a key={href} className={css.phone} href={href} translate="no">
          {written}
        </a>
      ))}
      <OpeningHours />
    </div>
  )
}

function OpeningHours() {
  const branch = useAtomValue(nearestBranchAtom)
  const now = useNow()
  const words = useHoursInShort()
  // The line is there before the branch is: what follows stays where it is.
  return <p className={css.hours}>{branch && words(weekInShort(weekHours(branch, now)))}</p>
}

function useHoursInShort() {
  const { t } = useLingui()
  return ({ hours: time, isEveryDay }: ReturnType<typeof weekInShort>) => {
    if (time === UNKNOWN || time.length === 0) return null
    if (time === 'all day') {
      const hours = t`round the clock`
      return isEveryDay ? t`Every day, ${hours}` : t`Today, ${hours}`
    }
    const hours = joinCommas(time.map(({ from, to }) => `${from}–${to}`))
    return isEveryDay ? t`Every day ${hours}` : t`Today ${hours}`
  }
}

/** The merchant's apps. */
export function AppStores() {
  const { ios, android } = useAtomValue(linksAtom)
  const stores = [
    { url: ios, name: 'App Store', Icon: Smartphone },
    { url: android, name: 'Google Play', Icon: Play },
  ].flatMap(({ url, ...store }) => {
    const safe = url && safeUrl(url)
    return safe ? [{ ...store, url: safe }] : []
  })
  if (stores.length === 0) return null
  return (
    <div className={css.stores}>
      {stores.map(({ url, name, Icon }) => (
        <a key={url} href={url} target="_blank" rel="noopener noreferrer">
          <Icon aria-hidden="true" size={20} />
          <span translate="no">{name}</span>
        </a>
      ))}
    </div>
  )
}
