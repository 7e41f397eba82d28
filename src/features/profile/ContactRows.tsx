import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Headset, type LucideIcon, Mail, MessageCircle, Phone, Smartphone } from 'lucide-react'
import { Fragment, Suspense } from 'react'
import { UnreadMessages } from '#/features/chat/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { appStoreOf } from '#/lib/device.ts'
import { useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { contactsAtom, isOwnBotAtom } from '#/tenant/contacts.ts'
import { linksAtom } from '#/tenant/links.ts'
import { type SocialSite, siteOf } from '#/ui/BrandGlyph.tsx'
import { Cell, Section } from '#/ui/kit.tsx'
import { useWidth } from '#/ui/use-width.ts'
import { type SettingsColour, SettingsIcon } from './SettingsIcon.tsx'
import { usePageCell } from './use-page-cell.tsx'

type ContactLink = {
  name: string
  note?: string
  link: string | null
  icon: LucideIcon | SocialSite
  colour: SettingsColour
}

/** The row of the chat with the answers that were not read; null where this merchant has none. See `usePageCell`. */
export function useChatCell(isNavigation = false) {
  const { t } = useLingui()
  const { crmChat } = useAtomValue(abilitiesAtom)
  return usePageCell(isNavigation)(
    'chat',
    t`Chat with us`,
    { icon: MessageCircle, colour: 'blue' },
    !crmChat && (
      <Suspense>
        <UnreadMessages />
      </Suspense>
    ),
  )
}

/** How to reach the shop: the call centre and its pages elsewhere, those it shows (PF-07), and its apps for this device (PF-08). */
export function ContactRows() {
  const { t } = useLingui()
  const shell = useShell()
  const textIn = useTextIn()
  const { phones, telegram, bot, instagram, facebook, ios, android } = useAtomValue(linksAtom)
  const contacts = useAtomValue(contactsAtom)
  const isOwnBot = useAtomValue(isOwnBotAtom)
  const isHere = shell.launch.initData !== null && bot !== null && isOwnBot(bot)
  const store = appStoreOf(shell.launch.platform, navigator)
  const links: ContactLink[] = [
    ...phones.map(
      ({ written, href }): ContactLink => ({
        name: t`Call centre`,
        note: written,
        link: href,
        icon: Headset,
        colour: 'green',
      }),
    ),
    ...contacts.map(({ title, written, link }) => ({
      name: textIn(title) || written,
      note: textIn(title) ? written : '',
      link,
      ...lookOf(link),
    })),
    { name: 'Telegram', link: telegram, icon: 'telegram', colour: 'sky' },
    { name: t`Telegram bot`, link: isHere ? null : bot, icon: 'telegram', colour: 'blue' },
    { name: 'Instagram', link: instagram, icon: 'instagram', colour: 'pink' },
    { name: 'Facebook', link: facebook, icon: 'facebook', colour: 'indigo' },
    { name: 'App Store', link: store === 'google' ? null : ios, icon: Smartphone, colour: 'grey' },
    { name: 'Google Play', link: store === 'apple' ? null : android, icon: Smartphone, colour: 'grey' },
  ]
  const shown = links.flatMap(({ link, ...row }) => (link ? [{ ...row, link }] : []))
  const chat = useChatCell()
  // On wide pages it stands in the list beside the page.
  const hasChat = useWidth() === 'narrow' && chat
  // A group without a row would still be rendered.
  if (!hasChat && shown.length === 0) return null
  return (
    <Section>
      {hasChat}
      {shown.map(({ name, note, link, icon, colour }) => (
        <Cell
          key={link}
          onPress={() => shell.openLink(link)}
          hasChevron
          before={<SettingsIcon icon={icon} colour={colour} />}
          subtitle={note && <ContactText text={note} />}
        >
          {name}
        </Cell>
      ))}
    </Section>
  )
}

/** An address of mail or of a site, of which a line ends before its signs alone. */
const ContactText = ({ text }: { text: string }) =>
  Array.from(text.matchAll(/[@./]?[^@./]+|[@./]/g), ({ 0: part, index }) => (
    <Fragment key={index}>
      <wbr />
      <span>{part}</span>
    </Fragment>
  ))

const SITE_COLOURS = { telegram: 'sky', instagram: 'pink', facebook: 'indigo', youtube: 'red' } as const

/** The square of a contact that the merchant wrote down: the site's own sign, else what a press does. */
function lookOf(link: string): Pick<ContactLink, 'icon' | 'colour'> {
  const site = siteOf(link)
  if (site) return { icon: site, colour: SITE_COLOURS[site] }
  if (link.startsWith('mailto:')) return { icon: Mail, colour: 'blue' }
  if (link.startsWith('tel:')) return { icon: Phone, colour: 'green' }
  return { icon: MessageCircle, colour: 'orange' }
}
